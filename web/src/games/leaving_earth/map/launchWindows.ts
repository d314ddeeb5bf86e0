// The launch windows of the outer planets.
import type { View } from '../view';

export interface Gate {
  open: boolean; // this year
  next: number | null; // the next year after this one in which it is open
}

/** The state of the launch window of every planet that has one. */
export function gatesOf({ windows, year }: Pick<View, 'windows' | 'year'>): Map<string, Gate> {
  return new Map(windows.map(({ id, years }) => [id, { open: years.includes(year), next: years.find((other) => other > year) ?? null }]));
}
