// When the ways to the outer planets are open.
import type { View } from '../view';

export interface Gate {
  open: boolean; // this year
  next: number | null; // the next year after this one in which it is open
}

/** How it stands with every planet to which ways are open in some years only. */
export function gatesOf({ windows, year }: Pick<View, 'windows' | 'year'>): Map<string, Gate> {
  return new Map(windows.map(({ id, years }) => [id, { open: years.includes(year), next: years.find((other) => other > year) ?? null }]));
}
