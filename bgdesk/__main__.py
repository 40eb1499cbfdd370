"""Run as ``python -m bgdesk``; spawned workers import this module, so it stays light."""

import multiprocessing

if __name__ == "__main__":
    multiprocessing.freeze_support()
    from bgdesk.cli.main import main

    raise SystemExit(main())
