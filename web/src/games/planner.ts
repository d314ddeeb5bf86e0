// What an owner of the box is given who plans away from any table.
import type { Component } from 'svelte';

export interface PlannerProps {
  facts: Record<string, unknown>;
  /** Have the server work something out, in the game's own words. */
  ask: (question: Record<string, unknown>) => Promise<unknown>;
}

type PlannerModule = { default: Component<PlannerProps> };

const rooms = import.meta.glob<PlannerModule>('./*/Planner.svelte');

export async function plannerOf(game: string): Promise<Component<PlannerProps>> {
  const load = rooms[`./${game}/Planner.svelte`];
  if (!load) throw new Error(`nothing to plan in ${game}`);
  return (await load()).default;
}
