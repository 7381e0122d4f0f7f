"""Tests of the playground, docs/playground/index.html, with mouse and keyboard in Chromium.

    PYTHONPATH=Tests python3 -m playground [WORD]    all tests, or those whose names contain a word
"""
