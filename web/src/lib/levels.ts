// The levels of the bots. The page says Easy to Expert; records, the protocol and commands name bots by their ids.
import type { GameInfo } from '../protocol';
import { say, translator } from './i18n/text.svelte';

export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

type Bots = Pick<GameInfo, 'bot_levels' | 'bots'>;

/** The levels that a game has, the weakest first. */
export function levelsOf({ bot_levels }: Pick<GameInfo, 'bot_levels'>): Level[] {
  return LEVELS.filter((level) => level in bot_levels);
}

/** The level that a bot plays, if it is one. */
export function levelOf(game: Pick<GameInfo, 'bot_levels'>, bot: string | null): Level | null {
  return levelsOf(game).find((level) => game.bot_levels[level] === bot) ?? null;
}

/** The bots that are no level. */
export function otherBots(game: Bots): string[] {
  return game.bots.filter((bot) => levelOf(game, bot) === null);
}

export function levelName(level: Level): string {
  return say(`lobby-level-${level}`);
}

/** The name of a bot on the page: that of its level, or its own. */
export function botName(game: Pick<GameInfo, 'bot_levels'>, bot: string | null): string {
  const level = levelOf(game, bot);
  if (level) return levelName(level);
  return bot && translator.has(`lobby-bot-${bot}`) ? say(`lobby-bot-${bot}`) : (bot ?? '');
}
