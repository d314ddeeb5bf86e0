"""An agency in one state, as bots and advisers see it: combines assets, knowledge, outlook and plans."""

from __future__ import annotations

from cosmodrome.games.leaving_earth.bots.agency.agency_assets import AgencyAssets
from cosmodrome.games.leaving_earth.bots.agency.agency_knowledge import SAME_SEAT, AgencyKnowledge
from cosmodrome.games.leaving_earth.bots.agency.attitude import Attitude
from cosmodrome.games.leaving_earth.bots.agency.flight_outlook import FlightOutlook
from cosmodrome.games.leaving_earth.bots.agency.orders import OrderPlanner
from cosmodrome.games.leaving_earth.bots.agency.plan_cache import PlanCache
from cosmodrome.games.leaving_earth.bots.agency.projects import ProjectEvaluator
from cosmodrome.games.leaving_earth.bots.agency.rivals import RivalForecast
from cosmodrome.games.leaving_earth.bots.agency.ship_options import ShipOptions
from cosmodrome.games.leaving_earth.bots.agency.trial_flights import TrialFlights
from cosmodrome.games.leaving_earth.bots.mission_choice import MissionChoice
from cosmodrome.games.leaving_earth.bots.personality import Personality
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth

UNBIASED = Personality()


class AgencyModel:
    """Everything that the decisions of one agency depend on; each part can be used alone."""

    def __init__(
        self,
        archive: PlanCache,
        s: LeavingEarth,
        seat: int,
        focus: int = -1,
        temper: Personality = UNBIASED,
        observer: int | None = SAME_SEAT,
    ) -> None:
        def rival(other: int) -> AgencyModel:
            return AgencyModel(archive, s, other, observer=seat if observer == SAME_SEAT else observer)

        self.archive = archive
        self.setting = archive.setting
        self.facts = archive.facts
        self.s = s
        self.seat = seat
        self.temper = temper
        self.knowledge = AgencyKnowledge(archive, s, seat, focus, observer)
        self.years_left = self.knowledge.years_left
        self.money = self.knowledge.money
        self.assets = AgencyAssets(self.knowledge)
        self.flights = FlightOutlook(self.knowledge, self.assets)
        self.trials = TrialFlights(self.knowledge, self.assets)
        self.ships = ShipOptions(self.knowledge)
        rivals = RivalForecast(self.knowledge, rival, temper.forecast)
        self.attitude = Attitude(temper, self.knowledge, self.assets, rivals)
        self.projects = ProjectEvaluator(self.knowledge, self.flights, self.trials, self.ships, self.attitude)
        self.choice = MissionChoice(temper, self.assets, self.projects)
        self.orders = OrderPlanner(self.assets, self.choice)
