// The props of a practice component.
import type { Component } from 'svelte';

export interface PracticeProps<Task = unknown> {
  task: Task;
  facts: Record<string, unknown>;
  word: string; // the same word gives everyone the same task
  still: boolean;
}

type PracticeModule = { default: Component<PracticeProps<never>> };

const practices = import.meta.glob<PracticeModule>('./*/Practice.svelte');

export async function practiceOf(game: string): Promise<Component<PracticeProps<never>>> {
  const load = practices[`./${game}/Practice.svelte`];
  if (!load) throw new Error(`nothing to practise in ${game}`);
  return (await load()).default;
}
