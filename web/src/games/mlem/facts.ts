// The printed facts that the board draws, as the data pack names them.

export type Symbol = number | 'afterburner';

export interface PrintedSpace {
  number: number;
  symbols: Symbol[];
  afterburner?: number;
  moons?: number[]; // points, best first
  moons_of?: number; // or the space whose moons it shares
}

export interface PrintedPlanet {
  name: string;
  spaces: number[];
  points: number[]; // first place, second place, everyone else there
}

export interface Facts {
  die: { count: number };
  space: PrintedSpace[];
  planet: PrintedPlanet[];
  deep_space: { commander: number; others: number };
  goals: { points: number };
  failures: { count: number };
  crew: { astronauts: number };
  mission?: { kind: 'moon' | 'planet'; spaces: number[] }[];
}

export function planetAt(facts: Facts, space: number): number {
  return facts.planet.findIndex((planet) => planet.spaces.includes(space));
}

/** The space beside which the moons of a space are printed. */
export function moonsHome(facts: Facts, space: number): number {
  return facts.space[space]?.moons_of ?? space;
}

/** The points of the moons that are linked to a space, best first. */
export function moonPoints(facts: Facts, space: number): number[] {
  return facts.space[moonsHome(facts, space)]?.moons ?? [];
}
