// The presets of a new table: which one is selected, and what it sets.
import { beforeEach, expect, test } from 'vitest';

import { storeGameChoice } from '../lib/browser/gameChoices';
import type { GameInfo, PresetInfo } from '../protocol';
import { Draft } from './draft.svelte';

const preset = (name: string, options: Record<string, boolean | number> = {}): PresetInfo => ({ name, options, level: null, bot: null, children: false });
const book = preset('by_the_book', { fog: false, limit: 0 });
const online = preset('online');
const info = (...presets: PresetInfo[]): GameInfo =>
  ({
    id: 'tin',
    fewest: 1,
    most: 3,
    options: [
      { name: 'fog', choices: [false, true], default: true, ruling: '', needs: '', seat: false },
      { name: 'limit', choices: [0, 60], default: 60, ruling: '', needs: '', seat: false },
      { name: 'starter', choices: [0, 1, 2, 3], default: 0, ruling: '', needs: '', seat: true },
    ],
    clashes: [],
    usual_bot: 'random',
    usual_level: '',
    bot_levels: {},
    presets,
  }) as unknown as GameInfo;

beforeEach(() => localStorage.clear());

test('a new table follows the preset Online until another one is chosen', () => {
  const draft = new Draft(info(book, online), 'online');
  expect([draft.follows(book), draft.follows(online), draft.follows(null)]).toEqual([false, true, false]);
  draft.prepare(book);
  expect([draft.follows(book), draft.follows(online)]).toEqual([true, false]);
  expect(draft.options).toEqual({ fog: false, limit: 0, starter: 0 });
});

test('a preset is no longer followed once one of its options is changed, but who starts is no part of it', () => {
  const draft = new Draft(info(book, online), 'online');
  draft.prepare(book);
  draft.options.starter = 2;
  expect(draft.follows(book)).toBe(true);
  draft.options.fog = true;
  expect(draft.follows(book)).toBe(false);
  draft.prepare(online);
  expect(draft.options).toEqual({ fog: true, limit: 60, starter: 2 });
});

test('a game without the preset Online has a table without any', () => {
  const draft = new Draft(info(book), 'solo');
  expect([draft.usualPreset, draft.follows(null)]).toEqual([null, true]);
});

test('the only person among bots starts, in games that propose it, and every preset is still followed', () => {
  const proposed = info(book, online);
  Object.assign(proposed.options[2]!, { person: true });
  const draft = new Draft(proposed, 'solo');
  expect(draft.options.starter).toBe(1);
  draft.prepare(book);
  expect([draft.options.starter, draft.follows(book)]).toEqual([1, true]);
  draft.switchKind(1, 'human'); // two people: the rules' own default
  expect(draft.options.starter).toBe(0);
  draft.switchKind(0, 'bot');
  expect(draft.options.starter).toBe(2);
  draft.play('online');
  expect(draft.options.starter).toBe(0);
  expect(new Draft(info(online), 'solo').options.starter).toBe(0);
});

const LEVELS = { easy: 'novice', normal: 'casual', hard: 'strong', expert: 'champion' };

function withLevels(...presets: PresetInfo[]): GameInfo {
  return { ...info(...presets), bot_levels: LEVELS };
}

test('bots play at the level that was chosen last, and Normal at first', () => {
  expect(new Draft(withLevels(online), 'solo').level).toBe('normal');
  storeGameChoice('tin', { level: 'expert' });
  const draft = new Draft(withLevels(online), 'solo');
  expect(draft.level).toBe('expert');
  expect(draft.seats.map(({ bot }) => bot)).toEqual(['champion', 'champion', 'champion']);
});

test('a level applies to all bots, and bots of different levels have none', () => {
  const draft = new Draft(withLevels(online), 'solo');
  draft.setLevel('hard');
  expect(draft.level).toBe('hard');
  draft.seats[1]!.bot = 'novice';
  expect(draft.level).toBeNull();
  draft.play('hotseat'); // no bots
  expect(draft.level).toBeNull();
});

test('the bots of a preset win over the chosen level', () => {
  const kids = { ...preset('kids'), bot: 'child' };
  const draft = new Draft(withLevels(online, kids), 'solo');
  draft.prepare(kids);
  expect([draft.seats[1]?.bot, draft.level]).toEqual(['child', null]);
  draft.prepare(online);
  expect(draft.level).toBe('normal');
});

test('a table against bots has the number of seats that was chosen last', () => {
  storeGameChoice('tin', { seats: 2 });
  expect(new Draft(withLevels(online), 'solo').seats.length).toBe(2);
  expect(new Draft(withLevels(online), 'online').seats.length).toBe(3);
});

test('the changes to a preset are counted', () => {
  const draft = new Draft(withLevels(book, online), 'solo');
  expect(draft.changes).toBe(0);
  draft.options.fog = false;
  expect(draft.changes).toBe(1);
  draft.prepare(book);
  expect(draft.changes).toBe(0);
});
