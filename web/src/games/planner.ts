// The props of a planner component, which is independent of any table.
import type { Component } from 'svelte';

export interface PlannerProps {
  facts: Record<string, unknown>;
  /** Send a request in the game's own format to the server. */
  ask: (question: Record<string, unknown>) => Promise<unknown>;
}

type PlannerModule = { default: Component<PlannerProps> };

const planners = import.meta.glob<PlannerModule>('./*/Planner.svelte');

export async function plannerOf(game: string): Promise<Component<PlannerProps>> {
  const load = planners[`./${game}/Planner.svelte`];
  if (!load) throw new Error(`nothing to plan in ${game}`);
  return (await load()).default;
}
