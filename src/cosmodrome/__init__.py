"""Cosmodrome: MLEM: Space Agency, Leaving Earth and Star Search as engines, tables and tools.

```python
import cosmodrome

game = cosmodrome.load("mlem")
state = game.new(players=4)
```
"""

import os

from cosmodrome import _compiled

if os.environ.get("COSMODROME_COMPILED") == "0":
    _compiled.prefer_source()

from cosmodrome.core.errors import BadInput, BadPack, CosmodromeError, Refused
from cosmodrome.core.fold import Verdict, verify
from cosmodrome.core.game import Game
from cosmodrome.core.match import Match, Refusal
from cosmodrome.core.record import BadRecord, Seat
from cosmodrome.core.rng import Rng
from cosmodrome.core.state import State
from cosmodrome.games import load

__version__ = "0.9.0"
__all__ = [
    "BadInput",
    "BadPack",
    "BadRecord",
    "CosmodromeError",
    "Game",
    "Match",
    "Refusal",
    "Refused",
    "Rng",
    "Seat",
    "State",
    "Verdict",
    "__version__",
    "load",
    "verify",
]
