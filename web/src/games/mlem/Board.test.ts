// The board for players, spectators and finished games: what it shows and what the pointer does.
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';

import type { Choice } from '../../protocol';
import type { BoardProps } from '../board';
import { stage } from '../testing/mountBoard.svelte';
import Board from './Board.svelte';
import type { View } from './view';

const facts = {
  die: { count: 6 },
  space: Array.from({ length: 26 }, (_, number) => ({
    number,
    symbols: [1, 2, 'afterburner'],
    afterburner: 1,
    ...(number === 6 ? { moons: [2, 1] } : {}),
  })),
  planet: [{ name: 'paw', spaces: [7, 8], points: [3, 2, 1] }],
  deep_space: { commander: 7, others: 5 },
  goals: { points: 5 },
  failures: { count: 11 },
  crew: { astronauts: 8 },
};
const seat = { home: ['voyager'], placed: 0, landed: 0, planets: 0, goals: 0, bonus: 0, tokens: null, score: 0, missions: null };
const view: View = {
  game: 'mlem/2',
  viewer: 0,
  players: 2,
  asked: 0,
  prompt: 'choose_dice',
  expedition: 1,
  starter: 0,
  satellite: 3,
  failures: 2,
  last_expedition: false,
  over: false,
  winners: [],
  rocket: {
    space: 4,
    dice: 4,
    crew: [
      { seat: 0, specialist: 'settler', used: false },
      { seat: 1, specialist: 'engineer', used: true },
    ],
    roll: ['1', '2', '2', '4'],
    usable: ['1', '2'],
    crash_odds: 0.2,
    rescues: [],
  },
  moons: { 6: [{ seat: 1, specialist: 'drifter' }] },
  planets: [[{ seat: 0, specialists: ['satellite', 'settler'], points: 6 }]],
  comet: [],
  galaxy: [{ seat: 1, specialist: 'saboteur' }],
  goals: { four_planets: null, three_on_one_planet: 1, four_moons: null, two_deep_space: null },
  seats: [seat, seat],
  ufo: null,
  explorations: null,
};

function fly(sources: string[], space: number): Choice {
  return {
    action: { verb: 'fly', with: sources },
    text: `Fly with ${sources.join(' ')}`,
    hint: '',
    preview: { space, distance: space - 4, lost: 1, dice: 3, crash_odds: 0.3 },
  };
}
const legal = [fly(['1'], 5), fly(['2'], 8), fly(['1', '2'], 9)];

const show = (changes: Partial<BoardProps<View>> = {}): BoardProps<View> => stage(Board, { view, facts, legal, ...changes });

function click(found: Element | null | undefined): void {
  found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}
const dice = (): Element[] => [...document.querySelectorAll('.tray-dice svg.die')];
const sign = (number: number): Element | undefined => [...document.querySelectorAll('svg.mat text.number')].find((text) => text.textContent === String(number));

test('picked groups of dice make one flight, and its button flies it', () => {
  const props = show();
  click(dice()[0]);
  click(dice()[2]);
  const button = document.querySelector<HTMLButtonElement>('button.fly');
  expect(button?.textContent).toBe('Fly with 1 2');
  click(button);
  expect(props.act).toHaveBeenCalledExactlyOnceWith(legal[2]);
});

test('a click on a space flies there if only one choice leads there', () => {
  const props = show();
  click(sign(9));
  expect(props.act).toHaveBeenCalledExactlyOnceWith(legal[2]);
});

test('a click on a space to which nothing leads shows what is printed there, and its source', () => {
  const props = show();
  click(sign(6));
  expect(props.act).not.toHaveBeenCalled();
  click(document.querySelector('.details button'));
  expect(props.explain).toHaveBeenCalledWith('space.6');
});

test('a die that does not match shows the reason', () => {
  const refusal = { action: { verb: 'fly', with: ['4'] }, text: '', code: 'face_not_on_space', reason: '', rule: '' };
  const props = show({ refused: [refusal] });
  click(dice()[3]);
  expect(props.why).toHaveBeenCalledExactlyOnceWith(refusal);
});

test('the choice in focus crosses out the dice that it would cost', () => {
  show({ focus: legal[1]! });
  expect(document.querySelectorAll('.tray-dice .cross')).toHaveLength(1);
  expect(document.querySelectorAll('svg.mat .ghost')).toHaveLength(1);
});

test('a spectator, a replay and a finished game are shown too', () => {
  const props = show({ legal: [], view: { ...view, viewer: null, asked: null, prompt: 'over', over: true, winners: [1] } });
  click(sign(9));
  expect(props.act).not.toHaveBeenCalled();
  expect(document.querySelectorAll('svg.mat')).toHaveLength(1);
});

test('the last roll stays in sight with the flight that was made with it', () => {
  const props = show({ view: { ...view, prompt: 'stay_or_land' }, legal: [] });
  expect(document.querySelector("[data-testid='last-roll']")).toBeNull();
  props.happened = [
    { happening: 'rolled', seat: 1, roll: ['2', '2', '4'], usable: 1 },
    { happening: 'flew', seat: 1, distance: 4, space: 8 },
  ];
  flushSync();
  expect(document.querySelector("[data-testid='last-roll']")?.textContent).toBe('log-flew');
  expect(document.querySelectorAll('.tray-dice .die.dim')).toHaveLength(3);
  props.happened = [{ happening: 'expedition_began', seat: 0, number: 2 }];
  flushSync();
  expect(document.querySelector("[data-testid='last-roll']")).toBeNull();
});
