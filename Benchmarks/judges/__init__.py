"""Limits of the measurements: a file for each part, each with a function that checks a folder of tables."""

from judges import growth, layout, memory, python, screen, solver, start

PARTS = {"solver": solver, "growth": growth, "memory": memory, "layout": layout, "screen": screen, "start": start,
         "python": python}
