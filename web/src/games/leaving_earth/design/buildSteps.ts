// The next legal choice on the way from a design to a spacecraft. The rules say what is possible; this module only orders the steps.
import type { Choice } from '../../../protocol';
import { offered } from '../choices';
import type { Parts } from './savedDesigns.svelte';
import { holdingsOf } from '../owners';
import type { Agency, View } from '../view';

export type Next = { choice: Choice } | { done: true } | { missing: string };

/** How many of an item, component or astronaut, are aboard (or without a spacecraft: on Earth), ready for use. */
export function countOf(agency: Agency, craft: number, item: string): number {
  const stacks = craft ? (agency.craft.find(({ number }) => number === craft)?.components ?? []) : agency.components;
  const things = stacks.find((stack) => stack.item === item)?.ready ?? 0;
  return things + agency.astronauts.filter((person) => person.craft === craft && person.skill === item && person.healthy).length;
}

/** The next step for this design: buy what is missing, build, and load it. `craft` is the spacecraft once it is built. */
export function next(view: View, owner: number, legal: Choice[], parts: Parts, craft: number | null): Next {
  const agency = holdingsOf(view, owner);
  if (!agency) return { missing: '' };
  if (craft === null || view.craft !== craft) {
    if (view.prompt === 'work') return orMissing(offered(legal, 'done'), '');
    const lacking = Object.keys(parts).find((item) => countOf(agency, 0, item) < (parts[item] ?? 0));
    if (lacking !== undefined) return orMissing(offered(legal, 'buy', 'item', lacking), lacking);
    return orMissing(offered(legal, 'build'), '');
  }
  const unloaded = Object.keys(parts).filter((item) => countOf(agency, craft, item) < (parts[item] ?? 0));
  if (!unloaded.length) return { done: true };
  // Astronauts can board only if there is a seat.
  for (const item of unloaded) {
    const choice = offered(legal, 'load', 'item', item);
    if (choice) return { choice };
  }
  return { missing: unloaded[0] ?? '' };
}

function orMissing(choice: Choice | null, item: string): Next {
  return choice ? { choice } : { missing: item };
}
