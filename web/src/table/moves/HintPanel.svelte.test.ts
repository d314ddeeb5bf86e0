// The hint: every choice with its win chance, the best one or "too close to call", and playing one.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';

import type { Choice, Hint } from '../../protocol';
import HintPanel from './HintPanel.svelte';

const legal: Choice[] = ['stay', 'land'].map((verb) => ({ action: { verb }, text: verb, hint: '', preview: {} }));
const hint = (close: boolean): Hint => ({
  seq: 9,
  seat: 0,
  close,
  summary: 'Best: land',
  reason: 'A risk of 50 %.',
  unit: 'victory',
  legal: 2,
  choices: [
    { action: { verb: 'land' }, text: 'land', worth: 0.62, margin: 0.031, chance: 0.62, chance_margin: 0.031, close: true },
    { action: { verb: 'stay' }, text: 'stay', worth: 0.6, margin: 0.001, chance: 0.6, chance_margin: 0.001, close },
  ],
});

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

function show(given: { hint: Hint | null; problem?: string }) {
  const act = vi.fn();
  const onfocus = vi.fn();
  shown = mount(HintPanel, { target: document.body, props: { problem: null, legal, act, onfocus, ...given } });
  flushSync();
  return { act, onfocus };
}

const choices = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('[data-testid=hint-choice]')];
const marks = (): (string | undefined)[] => choices().map(({ dataset }) => dataset.mark);
const status = (): string | undefined => document.querySelector('[role=status]')?.textContent?.trim();

test('the best choice is marked, and every one has its bar', () => {
  show({ hint: hint(false) });
  expect(marks()).toEqual(['best', '']);
  expect(status()).toContain('Best: land');
  expect(status()).toContain('A risk of 50 %.');
  const widths = choices().map((choice) => choice.querySelector('.bar')?.getAttribute('width'));
  expect(widths).toEqual(['62', '60']);
});

test('where it is too close to call nothing is best', () => {
  show({ hint: hint(true) });
  expect(marks()).toEqual(['close', 'close']);
});

test('bars of points are relative to the best choice, and choices without a value are labelled', () => {
  const [land, stay] = hint(true).choices.map((choice) => ({ ...choice, chance: null, chance_margin: 0 }));
  const points: Hint = {
    ...hint(true),
    unit: 'points',
    legal: 40,
    choices: [
      { ...land!, worth: 12.34 },
      { ...stay!, worth: 6.17, close: false },
      { ...stay!, action: { verb: 'wait' }, worth: null, close: false },
    ],
  };
  show({ hint: points });
  expect(marks()).toEqual(['best', '', '']);
  expect(choices().map((choice) => choice.querySelector('.bar')?.getAttribute('width'))).toEqual(['100', '50', undefined]);
  expect(choices().map((choice) => choice.querySelector('.share')?.textContent)).toEqual(['table-hint-points', 'table-hint-points', 'table-hint-unweighed']);
  expect(document.querySelector('.doubt')).toBeNull();
  expect(document.body.textContent).toContain('table-hint-some');
});

test('where points have a chance to win beside them, the bar and its doubt are that chance', () => {
  const [land, stay] = hint(true).choices;
  show({
    hint: {
      ...hint(true),
      unit: 'points',
      choices: [
        { ...land!, worth: 12.34, margin: 0 },
        { ...stay!, worth: null, chance: null },
      ],
    },
  });
  expect(choices().map((choice) => choice.querySelector('.bar')?.getAttribute('width'))).toEqual(['62', undefined]);
  expect(choices().map((choice) => choice.querySelector('.share')?.textContent)).toEqual(['table-hint-points', 'table-hint-unweighed']);
  expect(choices().map((choice) => choice.querySelector('.chance')?.textContent)).toEqual(['table-hint-chance', undefined]);
  expect(Number(choices()[0]?.querySelector('.doubt')?.getAttribute('width'))).toBeCloseTo(6.2);
  expect(document.body.textContent).toContain('table-hint-about-chance');
});

test('pressing a choice plays it, and focusing it shows it on the board', () => {
  const { act, onfocus } = show({ hint: hint(false) });
  choices()[1]?.dispatchEvent(new FocusEvent('focus'));
  expect(onfocus).toHaveBeenLastCalledWith(legal[0]);
  choices()[0]?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith(legal[1]);
});

test('what is no choice any more cannot be played', () => {
  const { act } = show({
    hint: { ...hint(false), choices: [{ action: { verb: 'gone' }, text: 'gone', worth: 1, margin: 0, chance: 1, chance_margin: 0, close: true }] },
  });
  choices()[0]?.click();
  expect(act).not.toHaveBeenCalled();
});

test('a running computation and an empty result have a message', () => {
  show({ hint: null });
  expect(status()).toBe('table-hint-busy');
  void unmount(shown!);
  show({ hint: null, problem: 'There are no hints at this table.' });
  expect(status()).toBe('There are no hints at this table.');
});
