// The printed facts that the board draws, as the data pack names them.
import type { View } from './view';

export interface PrintedManeuver {
  id: string;
  from: string;
  to: string;
  difficulty?: number; // without one it is flown by itself when the turn ends
  symbols: string[]; // what waits on the way: 'time:2', 'radiation', 'explore:moon'
}

export interface PrintedComponent {
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
}

export interface PrintedMission {
  id: string;
  requires: string;
  places: string[];
}

export interface Facts {
  location: { id: string; kind: string }[];
  maneuver: PrintedManeuver[];
  component: PrintedComponent[];
  advancement: { id: string; cost: number; outcomes: number }[];
  skill: { id: string; cost: number }[];
  mission: PrintedMission[];
}

export const LOST = 'lost';

/** The maneuvers between places that are in play. */
export function waysOf(view: View, facts: Facts): PrintedManeuver[] {
  const there = new Set(view.places.map(({ id }) => id));
  return facts.maneuver.filter(({ from, to }) => there.has(from) && (there.has(to) || to === LOST));
}

/** What can be bought once this advancement is known; null: without any. */
export function soldWith(facts: Facts, advancement: string | null): PrintedComponent[] {
  return facts.component.filter(({ cost, needs }) => cost !== undefined && (needs ?? null) === advancement);
}
