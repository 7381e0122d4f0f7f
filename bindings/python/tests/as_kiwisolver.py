"""Runs pytest, with the arguments given, while casement.kiwi stands in for kiwisolver."""

import sys

import pytest

import casement.kiwi

sys.modules["kiwisolver"] = casement.kiwi
sys.exit(pytest.main([*sys.argv[1:], "--rootdir", sys.argv[-1], "-c", "/dev/null"]))
