"""``python -m maumau.cli``: the same as ``maumau``."""

import sys

from maumau.cli import main

sys.exit(main())
