// The remembered level and number of seats.
import { beforeEach, expect, test } from 'vitest';

import { gameChoice, storeGameChoice } from './gameChoices';

const LEVELS = { easy: 'novice', normal: 'casual', hard: 'strong', expert: 'champion' };
const tin = { id: 'tin', fewest: 2, most: 4, bot_levels: LEVELS };

beforeEach(() => localStorage.clear());

test('the first choice is Normal with no number of seats', () => {
  expect(gameChoice(tin)).toEqual({ level: 'normal', seats: null });
});

test('level and seats are remembered per game, each on its own', () => {
  storeGameChoice('tin', { level: 'hard' });
  storeGameChoice('tin', { seats: 3 });
  storeGameChoice('zinc', { level: 'easy', seats: 2 });
  expect(gameChoice(tin)).toEqual({ level: 'hard', seats: 3 });
  expect(gameChoice({ ...tin, id: 'zinc' })).toEqual({ level: 'easy', seats: 2 });
});

test('a level of null leaves the remembered one', () => {
  storeGameChoice('tin', { level: 'expert' });
  storeGameChoice('tin', { level: null, seats: 4 });
  expect(gameChoice(tin)).toEqual({ level: 'expert', seats: 4 });
});

test('a choice that the game no longer has is ignored', () => {
  storeGameChoice('tin', { level: 'expert', seats: 7 });
  expect(gameChoice({ ...tin, bot_levels: { easy: 'novice', normal: 'casual' } })).toEqual({ level: 'normal', seats: null });
  expect(gameChoice({ ...tin, bot_levels: { hard: 'strong' } }).level).toBe('hard');
  expect(gameChoice({ ...tin, bot_levels: {} }).level).toBeNull();
});

test.each(['null', '[]', '7', '{"tin": 3}', '{"tin": {"level": 5, "seats": "x"}}'])('a damaged store, %s, is no choice', (text) => {
  localStorage.setItem('cosmodrome.choices', text);
  expect(gameChoice(tin)).toEqual({ level: 'normal', seats: null });
});
