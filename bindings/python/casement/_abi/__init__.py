"""The C interface as ctypes sees it; all but this file is made from the header."""
