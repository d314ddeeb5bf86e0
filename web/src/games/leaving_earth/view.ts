// Made by tools/build/typescript_types.py from src/cosmodrome/games/leaving_earth/ui/view.py and vocabulary.py. Change it there.

/** The table. Version 1 of the rules limits what is done in a turn, and only then the view says what is left. */
export interface View {
  viewer: number | null;
  game: string;
  players: number;
  asked: number | null;
  prompt: string;
  phase: string;
  over: boolean;
  winners: number[];
  end: string | null;
  team: boolean;
  expansions: string[];
  printing: string | null;
  year: number;
  first_year: number;
  last_year: number;
  windows: Window[];
  funding: number;
  rival_funding: number;
  turn: number | null;
  charters: number;
  acting_for: number | null;
  starter: number | null;
  passes: number;
  free_steps?: number | null;
  offers_left?: number | null;
  craft: number | null;
  other: number | null;
  looking_at: string | null;
  agencies: Agency[];
  ventures: Venture[];
  founding: Founding | null;
  held: Held | null;
  places: Place[];
  missions: Mission[];
  points_open: number;
  outcomes: Outcomes;
  flight: Flight | null;
  offer: Deal | null;
  drawn: Drawn | null;
  survival: Survival | null;
  memorial: Memorial[];
}

/** When ways to a planet are open. */
export interface Window {
  id: string;
  years: number[];
}

/** What an agency or a venture has. Version 1 of the rules limits its offers; later ones are counted only. */
export interface Agency {
  money: number;
  points: number;
  dead: number;
  score: number;
  offers_left?: number | null;
  offers_made?: number | null;
  advancements: Advancement[];
  components: Stack[];
  astronauts: Astronaut[];
  craft: Craft[];
}

export interface Advancement {
  id: string;
  outcomes: number;
  seen: number[];
  removed: string[];
  odds: Odds;
}

/** Of the next draw, exact until they became floats. */
export interface Odds {
  success: number;
  minor_failure: number;
  major_failure: number;
}

/** Components of a kind in one place. */
export interface Stack {
  item: string;
  ready: number;
  resting: number;
  damaged: number;
}

export interface Astronaut {
  number: number;
  name: string;
  skill: string;
  healthy: boolean;
  craft: number;
  visited: string[];
}

export interface Craft {
  number: number;
  location: string;
  time: number;
  maneuver: string | null;
  components: Stack[];
  crew: number[];
  mass: number;
  seats: number;
  thrust: number;
  thrust_per_year: number;
  probe: boolean;
  infected: boolean;
}

/** A joint venture: an owner like an agency, but for research, which belongs to several of them. */
export interface Venture {
  owner: number;
  id: string;
  shares: number[];
  bank: number;
  price: number;
  director: number;
  consents: number[];
  vetoed: boolean;
  holdings: Agency;
}

/** A venture that may come about. */
export interface Founding {
  id: string;
  seat: number;
  shares: number[];
  complete: boolean;
}

/** What a shareholder wants to do for a venture, while the others decide. */
export interface Held {
  seat: number;
  owner: number;
  craft: number | null;
  action: Record<string, unknown>;
  asked: number[];
}

export interface Place {
  id: string;
  explorable: boolean;
  revealed: boolean;
  face: string | null;
  looked: number[];
  slots: number;
  features: Feature[];
}

/** What was found in a place. */
export interface Feature {
  id: string;
  taken: boolean;
}

export interface Mission {
  id: string;
  points: number;
  deck: string;
  status: 'completed' | 'open' | 'removed';
  seat: number | null;
}

/** The piles of outcome cards. */
export interface Outcomes {
  face_down: number;
  discards: Record<string, number>;
  piles_opened: number;
}

/** The maneuver that is being flown at this moment. */
export interface Flight {
  seat: number;
  craft: number;
  maneuver: string;
  burning: boolean;
  arriving: boolean;
  difficulty: number;
  doublings: number;
  years: number;
  mass: number;
  need: number;
  thrust: number;
}

/** The offer that is being made or answered. */
export interface Deal {
  counter: boolean;
  complete: boolean;
  gives: Column;
  asks: Column;
}

/** What one side of an offer gives. */
export interface Column {
  seat: number;
  money: number;
  items: Record<string, number>;
  craft: number[];
  research: string[];
  shares: Record<string, number>;
  alongside: number | null;
  cargo: Record<string, number>;
  crew: string[];
  knowledge: string[];
}

/** An outcome that has just been drawn. */
export interface Drawn {
  seat: number;
  advancement: string;
  outcome: string;
  counts_as: string;
}

/** Astronauts in space who will have to go without. */
export interface Survival {
  craft: number;
  count: number;
  cause: string;
}

export interface Memorial {
  name: string;
  seat: number;
  location: string;
  year: number;
}

/** A ship, real or drawn: `cost` is what is still to be bought for it. */
export interface ShipSheet {
  about: 'ship';
  mass: number;
  thrust: number;
  thrust_per_year: number;
  seats: number;
  crew: number;
  cost: number;
  research: string[];
  places: Route[];
  missions: Route[];
}

/** A flight from where the ship is. */
export interface Route {
  place: string;
  stages: Stage[];
  years: number;
  chance: number;
  luck: number;
  draws: Draws[];
  mission: string | null;
}

/** A maneuver of a flight and what is fired for it. */
export interface Stage {
  maneuver: string;
  mass: number;
  difficulty: number;
  need: number;
  fired: Record<string, number>;
  thrust: number;
  years: number;
  wait?: number;
}

/** Outcomes that a flight draws from one advancement. */
export interface Draws {
  advancement: string;
  times: number;
  chance: number;
  known: boolean;
}

/** What a mission takes from here on; without a route nothing that we know of can do it any more. */
export interface MissionSheet {
  about: 'mission';
  mission: string;
  cost: number;
  money: number;
  launch_by: number;
  research: ToLearn[];
  parts: Part[];
  route: Route | null;
}

export interface ToLearn {
  advancement: string;
  cost: number;
}

export interface Part {
  item: string;
  count: number;
  bought: number;
  cost: number;
}

export interface Rivals {
  about: 'rivals';
  rivals: Rival[];
}

export interface Rival {
  seat: number;
  craft: number;
  mission: string;
  years: number;
  chance: number;
}

/** A plan with everything that people want to know of it. */
export interface Planned {
  about: 'plan';
  game: string;
  mission: string | null;
  goal: string;
  cost: number;
  ship: number;
  research: string[];
  mass: number;
  years: number;
  launch: number;
  done: number;
  stay: number;
  chance: Exact;
  helped: Record<string, Exact>;
  components: Record<string, number>;
  parts: PlanPart[];
  legs: PlanLeg[];
  events: PlanEvent[];
  spending: PlanYear[];
  yearly: number | null;
  draws: PlanDraw[];
  risks: PlanRisk[];
  spares?: Record<string, number>;
  reserves?: PlanReserve[];
  repairs?: PlanReserve[];
  campaign?: PlanCampaign | null;
  cargo_ship?: PlanCargoShip | null;
  one_ship?: boolean;
  no_cargo_ship?: boolean;
  skill?: string;
  life?: PlanLife | null;
  picture?: string;
}

export interface Exact {
  exact: string;
  chance: number;
}

export interface PlanPart {
  item: string;
  count: number;
  mass: number;
  cost: number;
}

/** A maneuver: who leaves with what mass in which year, and what is fired for it. */
export interface PlanLeg {
  year: number;
  maneuver: string;
  years: number;
  difficulty: number;
  mass: number;
  need: number;
  thrust: number;
  rockets: Record<string, number>;
  ion_thrusters: number;
  collects: string | null;
  surveys: string | null;
}

/** Something is parked, met or left behind before a leg, or after the last one. */
export interface PlanEvent {
  kind: string;
  place: string;
  before_leg: number;
  parts: Record<string, number>;
}

/** One year's purchases. */
export interface PlanYear {
  year: number;
  money: number;
  research: string[];
  bought: Record<string, number>;
}

/** Draws of one leg, or at the end, and the chance that all went well up to then; a cargo ship's legs come first. */
export interface PlanDraw {
  leg: number;
  advancement: string;
  times: number;
  so_far: Exact;
}

/** All draws of one advancement: how likely they are now, and after tests. */
export interface PlanRisk {
  advancement: string;
  times: number;
  chance: number;
  after: AfterTests[];
}

export interface AfterTests {
  tests: number;
  chance: number;
  removals: number;
}

/** The same with spare rockets, or a mechanic with supplies: what it would cost, and how likely it would succeed. */
export interface PlanReserve {
  kind: string;
  number: number;
  cost: number;
  chance: Exact;
}

/** All tests before a flight: what they cost with the failures that are paid away, on average. */
export interface PlanCampaign {
  tests: PlanTest[];
  cost: number;
  removals: number;
}

/** What is tested before the flight, so often and for so much each time. */
export interface PlanTest {
  advancement: string;
  tests: number;
  price: number;
}

/** A ship that is sent ahead and met before a leg of the first one. */
export interface PlanCargoShip {
  place: string;
  before_leg: number;
  cost: number;
  mass: number;
  components: Record<string, number>;
  legs: PlanLeg[];
}

/** Where life is looked for, and the chance that there is some: no draw of the plan decides that. */
export interface PlanLife {
  place: string;
  chance: Exact;
}

/** What plans can be requested with some expansions. */
export interface Possible {
  about: 'possible';
  missions: string[];
  manned: string[];
  advancements: string[];
  first_year: number;
  last_year: number;
  yearly: number;
}

export const EVENTS = [
  'mission_dealt',
  'year_began',
  'lot_drawn',
  'starter_found',
  'researched',
  'bought',
  'hired',
  'loaded',
  'unloaded',
  'dismantled',
  'maneuver_began',
  'fired',
  'misfired',
  'stopped',
  'departed',
  'arrived',
  'destroyed',
  'outcome_drawn',
  'outcome_removed',
  'looked',
  'revealed',
  'kept_hidden',
  'rolled',
  'incapacitated',
  'died',
  'was_damaged',
  'capsule_lost',
  'docked',
  'separated',
  'rendezvous_failed',
  'survey_failed',
  'collected',
  'healed',
  'was_repaired',
  'mission_completed',
  'mission_removed',
  'sold',
  'exchanged',
  'passed',
  'turn_ended',
  'supported',
  'not_supported',
  'fed',
  'year_ended',
  'outcomes_shuffled',
  'pack_opened',
  'offered',
  'countered',
  'accepted',
  'declined',
  'gave',
  'gave_money',
  'gave_craft',
  'shared',
  'game_ended',
  'surveyed',
  'outcomes_cleared',
  'mission_found',
  'part_rolled',
  'craft_rolled',
  'explorer_sent',
  'produced',
  'produced_nothing',
  'feature_seen',
  'feature_found',
  'rover_failed',
  'experiment_done',
  'habitat_built',
  'occupied',
  'points_found',
  'infected',
  'infection_spread',
  'salvaged',
  'funded',
  'examined',
  'shares_proposed',
  'shares_refused',
  'founded',
  'shares_held',
  'share_bought',
  'share_sold',
  'shares_given',
  'consented',
  'vetoed',
  'dissolved',
  'came_alongside',
  'gave_cargo',
  'gave_crew',
  'disclosed',
] as const;

export type EventName = (typeof EVENTS)[number];
