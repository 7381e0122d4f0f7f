"""The differential oracle: random programs run against the shared library, and
every answer is judged by means that share nothing with it."""
