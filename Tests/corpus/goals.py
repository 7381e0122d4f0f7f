"""Goals of a table: a share to reach, and a floor for lines that are known to miss their goal."""


class Goals:
    """Judges shares in percent. A line that meets neither its goal nor its floor is a failure."""

    def __init__(self):
        self.failures = []

    def judge(self, what, shares, goals, floors=None):
        """Checks the shares of a line, and returns the text of its goal."""
        said = ">= " + " / ".join(f"{goal:g}" for goal in goals)
        if all(share >= goal for share, goal in zip(shares, goals)):
            return said
        if floors is not None and all(share >= floor for share, floor in zip(shares, floors)):
            return said + ", missed; floor " + " / ".join(f"{floor:g}" for floor in floors)
        self.failures.append(f"{what}: {' / '.join(f'{share:.2f}' for share in shares)} is below what it should be, {said}")
        return said + ", MISSED"

    def none(self, what, count):
        """Checks that a count is 0, and returns the text of that goal."""
        if count:
            self.failures.append(f"{what}: {count}, and there should be none")
        return "none"
