"""Random boxes: beside yoga and taffy, under constraints, and beside the same layout without a box."""
