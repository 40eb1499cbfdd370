"""A file of its own, as every worker process reads it again that is not called like this one."""

import sys

from tests.app.workers.worker_faults.trial import main

sys.exit(main())
