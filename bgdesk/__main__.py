"""Run as ``python -m bgdesk``; spawned workers import this module, so it stays light."""

import sys

if __name__ == "__main__":
    if hasattr(sys, "frozen"):
        import multiprocessing

        multiprocessing.freeze_support()
    from bgdesk.cli.main import main

    raise SystemExit(main())
