"""`python -m lichtung.cli` is the same as `lichtung`."""

import sys

from lichtung.cli.main import main

sys.exit(main())
