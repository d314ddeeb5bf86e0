// What this browser did with the tasks of the day: its random key, and its latest result per game.
import type { DailyTime } from '../../protocol';
import { load, store } from './storage.svelte';

interface DailyResult {
  day: string;
  name: string;
  milliseconds: number | null; // null while the task is not solved
}

type Stored = Record<string, DailyResult | undefined>;

function results(): Stored {
  const found = load('daily');
  return typeof found === 'object' && found !== null ? (found as Stored) : {};
}

/** The key by which the server knows this browser's attempt; it stores only a hash of it. */
export function playerKey(): string {
  const known = load('player');
  if (typeof known === 'string' && known.length >= 16) return known;
  const key = Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  store('player', key);
  return key;
}

/** Whether this browser has begun the task of this day, so that its clock runs. */
export function hasBegun(game: string, day: string): boolean {
  return results()[game]?.day === day;
}

export function storeBegun(game: string, day: string): void {
  if (!hasBegun(game, day)) store('daily', { ...results(), [game]: { day, name: '', milliseconds: null } });
}

export function storeResult(game: string, day: string, { name, milliseconds }: DailyTime): void {
  store('daily', { ...results(), [game]: { day, name, milliseconds } });
}

/** Whether a time of the list is this browser's. */
export function isMyTime(game: string, day: string, { name, milliseconds }: DailyTime): boolean {
  const found = results()[game];
  return found?.day === day && found.name === name && found.milliseconds === milliseconds;
}
