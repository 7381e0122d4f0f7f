"""Runs pytest with the given arguments, a folder or file last, and casement.kiwi instead of kiwisolver."""

import sys
from pathlib import Path

import pytest

import casement.kiwi

sys.modules["kiwisolver"] = casement.kiwi
root = Path(sys.argv[-1])
sys.exit(pytest.main([*sys.argv[1:], "--rootdir", str(root if root.is_dir() else root.parent), "-c", "/dev/null"]))
