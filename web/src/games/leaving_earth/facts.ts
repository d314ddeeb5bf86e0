// The printed facts that the board draws, as the data pack names them.
import type { Craft, View } from './view';

/** Components of expansions are in play only with all the boxes that they need, and if no other expansion replaces them. */
interface Printed {
  expansion?: string | string[];
  without?: string;
}

export interface PrintedManeuver extends Printed {
  id: string;
  from: string;
  to: string;
  difficulty?: number; // without one it is flown by itself when the turn ends
  window?: string; // the planet whose launch window it needs
  symbols: string[]; // hazards of the route: 'time:2', 'radiation', 'explore:moon'
}

export interface PrintedComponent extends Printed {
  id: string;
  type: string;
  mass: number;
  cost?: number; // without one it cannot be bought
  needs?: string; // an advancement
  thrust?: number;
  thrust_per_year?: number;
  seats?: number;
  heat_shield?: boolean;
  units?: number;
  fuel?: string; // the tank that it empties whenever it is fired
  first_printing?: Partial<PrintedComponent>; // the values that differ
}

export interface PrintedMission extends Printed {
  id: string;
  requires: string;
  places: string[];
  location?: string; // where it is found
}

export interface PrintedAdvancement extends Printed {
  id: string;
  cost: number;
  outcomes: number;
  prerequisites?: string[];
}

export interface PrintedLocation extends Printed {
  id: string;
  kind: string;
  year_end?: string; // what is faced here at the end of every year
}

export interface Facts {
  astronauts: { fed: number }; // by one unit of food
  location: PrintedLocation[];
  maneuver: PrintedManeuver[];
  component: PrintedComponent[];
  advancement: PrintedAdvancement[];
  skill: ({ id: string; cost: number } & Printed)[];
  mission: PrintedMission[];
}

/** The facts for these options: without expansions that are not in play, with the numbers of the chosen printing. */
export function inPlay(
  { astronauts, location, maneuver, component, advancement, skill, mission }: Facts,
  expansions: string[],
  printing: string | null,
): Facts {
  const isPlayed = ({ expansion = [], without }: Printed): boolean =>
    [expansion].flat().every((name) => expansions.includes(name)) && (without === undefined || !expansions.includes(without));
  return {
    astronauts,
    location: location.filter(isPlayed),
    maneuver: maneuver.filter(isPlayed),
    component: component.filter(isPlayed).map((entry) => (printing === 'first' ? { ...entry, ...entry.first_printing } : entry)),
    advancement: advancement.filter(isPlayed),
    skill: skill.filter(isPlayed),
    mission: mission.filter(isPlayed),
  };
}

export const LOST = 'lost';

/** The maneuvers between locations that are in play. */
export function waysOf(view: View, facts: Facts): PrintedManeuver[] {
  const there = new Set(view.places.map(({ id }) => id));
  return facts.maneuver.filter(({ from, to }) => there.has(from) && (there.has(to) || to === LOST));
}

/** The components that this advancement makes available; null: those without any. */
export function soldWith(facts: Facts, advancement: string | null): PrintedComponent[] {
  return facts.component.filter(({ cost, needs }) => cost !== undefined && (needs ?? null) === advancement);
}

export interface Larder {
  home: string | null; // a habitat that works
  food: number;
  need: number; // food for all who live there, a year
  years: number; // that it lasts
  gardens: number; // each can produce one unit of food a year
}

const HABITATS = ['space_habitat', 'ground_habitat'];

/** The people on a spacecraft away from Earth and their food; null if food is not in play, or with neither people nor habitats. */
export function larderOf(craft: Craft, facts: Facts): Larder | null {
  if (!facts.component.some(({ id }) => id === 'food')) return null;
  const sound = (item: string): number => {
    const stack = craft.components.find((entry) => entry.item === item);
    return stack ? stack.ready + stack.resting : 0;
  };
  const home = HABITATS.find(sound) ?? null;
  const need = craft.location === 'earth' ? 0 : Math.ceil(craft.crew.length / facts.astronauts.fed);
  if (!home && !need) return null;
  const food = sound('food');
  return { home, food, need, years: need ? Math.floor(food / need) : 0, gardens: sound('hydroponics_module') };
}
