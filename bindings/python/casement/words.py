"""The words that arguments can be, as types: "vertical" for an axis, "ios7" for a profile.

Each is the name of a member of an enumeration of `casement.choices` in small letters. A type checker, and an editor that
completes, know them. They are for annotations of a program's own:

>>> from casement.words import ProfileWord
>>> profiles: "list[ProfileWord]" = ["ios7", "android"]
"""

from typing import Literal

from ._abi.words import *  # noqa: F403
from ._abi.words import FaultKindWord, RuleNameKindWord

EdgeWord = Literal["none", "top", "left", "bottom", "right", "all"]

#: The devices that Scene.set_device() knows.
DeviceName = Literal[
    "iPhone 4", "iPhone 5", "iPhone 8", "iPhone SE 3", "iPhone 8 Plus", "iPhone X", "iPhone 11",
    "iPhone 11 Pro Max", "iPhone 13 mini", "iPhone 14", "iPhone 14 Plus", "iPhone 15 Pro", "iPhone 15 Pro Max",
    "iPhone 16 Pro", "iPhone 16 Pro Max", "iPad", "iPad 9", "iPad Pro 10.5", "iPad Pro 11", "iPad Air 5",
    "iPad Pro 12.9", "iPad Pro 12.9 2", "Android phone", "Android phone with buttons"]

#: What is wrong with a rule: `kind` of an error.
FaultKind = FaultKindWord
#: What a name in a rule can refer to: `kind` of a RuleName.
RuleNameKind = RuleNameKindWord
