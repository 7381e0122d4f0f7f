"""Differential tests: random programs run against the shared library, and independent
judges check every result."""
