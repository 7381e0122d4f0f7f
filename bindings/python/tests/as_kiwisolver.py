"""Runs pytest with the given arguments and casement.kiwi instead of kiwisolver."""

import sys

import pytest

import casement.kiwi

sys.modules["kiwisolver"] = casement.kiwi
sys.exit(pytest.main([*sys.argv[1:], "--rootdir", sys.argv[-1], "-c", "/dev/null"]))
