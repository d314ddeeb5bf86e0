"""Cosmodrome: MLEM: Space Agency, Leaving Earth and Star Search as engines, tables and tools.

```python
import cosmodrome

game = cosmodrome.load("mlem")
state = game.new(players=4)
```
"""

from cosmodrome import _compiled

_compiled.activate()

from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.core.errors import BadInput, BadPack, CosmodromeError, Refused
from cosmodrome.core.game import Game
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import BadRecord, Seat
from cosmodrome.core.match.refusal import Refusal
from cosmodrome.core.match.verify import Verdict, verify
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
