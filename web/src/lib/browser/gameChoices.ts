// What this browser last chose for games against bots, per game: the level and the number of seats.
import { levelsOf, type Level } from '../levels';
import type { GameInfo } from '../../protocol';
import { load, store } from './storage.svelte';

export interface GameChoice {
  level: Level | null; // null in games without levels
  seats: number | null; // null if never chosen
}

type Stored = Record<string, { level?: unknown; seats?: unknown } | undefined>;
type Chooses = Pick<GameInfo, 'id' | 'fewest' | 'most' | 'bot_levels'>;

const USUAL: Level = 'normal';

function stored(): Stored {
  const found = load('choices');
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Stored) : {};
}

/** The choice for a game, as far as the game still has it; Normal if there is none. */
export function gameChoice(game: Chooses): GameChoice {
  const found = stored()[game.id];
  const levels = levelsOf(game);
  const level = [found?.level as Level, USUAL].find((each) => levels.includes(each)) ?? levels[0] ?? null;
  const seats = typeof found?.seats === 'number' && found.seats >= game.fewest && found.seats <= game.most ? found.seats : null;
  return { level, seats };
}

export function storeGameChoice(game: string, choice: Partial<GameChoice>): void {
  const all = stored();
  const known = Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== null));
  store('choices', { ...all, [game]: { ...all[game], ...known } });
}
