"""Runs the programs of README.md and of docs/guide: in C, Python and JavaScript, side by side, each must print what the page shows.

    PYTHONPATH=Tests python3 -m guide            all pages
    PYTHONPATH=Tests python3 -m guide text.md    pages whose names contain a word
    PYTHONPATH=Tests python3 -m guide --write    writes what the programs in Python print into the pages
"""
