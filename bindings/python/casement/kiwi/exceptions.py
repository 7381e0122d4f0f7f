"""The exceptions under the name kiwisolver.exceptions; the same ones, however they are imported."""

from casement.kiwi._exceptions import (BadRequiredStrength, DuplicateConstraint, DuplicateEditVariable,
                                       UnknownConstraint, UnknownEditVariable, UnsatisfiableConstraint)

__all__ = ["BadRequiredStrength", "DuplicateConstraint", "DuplicateEditVariable", "UnknownConstraint",
           "UnknownEditVariable", "UnsatisfiableConstraint"]
