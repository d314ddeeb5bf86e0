// The props of a game's practice component, and of the one for its task of the day.
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

export interface DailyProps<Task = unknown> {
  task: Task;
  facts: Record<string, unknown>;
  still: boolean;
  answered: { answer: string; correct: boolean } | null; // the last answer
  solved: boolean;
  solutions: string[]; // once it is solved
  busy: boolean; // an answer is being checked
  submit: (answer: string) => void;
}

type DailyModule = { default: Component<DailyProps<never>> };

const dailies = import.meta.glob<DailyModule>('./*/Daily.svelte');

export async function dailyOf(game: string): Promise<Component<DailyProps<never>>> {
  const load = dailies[`./${game}/Daily.svelte`];
  if (!load) throw new Error(`no task of the day in ${game}`);
  return (await load()).default;
}
