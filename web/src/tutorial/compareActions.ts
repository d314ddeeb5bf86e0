// Compares actions for the tutorial: whether two are equal, in whatever order their fields are, and which choices surround the right one.
import type { Choice } from '../protocol';

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, ordered(inner)]);
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

/** A number of choices of a long list, the right one among them: in the order of the list, or with it first. */
export function beside(choices: Choice[], right: Choice | null, most: number, first: boolean): Choice[] {
  const at = right ? choices.indexOf(right) : 0;
  const start = Math.max(0, Math.min(at - Math.floor(most / 2), choices.length - most));
  const found = choices.slice(start, start + most);
  return first ? found.sort((one, other) => Number(other === right) - Number(one === right)) : found;
}
