// The hint above the choices: its reasoning, and the choices that have no button.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';

import type { Choice, Hint } from '../../protocol';
import HintPanel from './HintPanel.svelte';

const [stay, land]: Choice[] = ['stay', 'land'].map((verb) => ({ action: { verb }, text: verb, hint: '', preview: {} }));
const hint: Hint = {
  seq: 9,
  seat: 0,
  close: false,
  summary: 'Best: land',
  reason: 'A risk of 50 %.',
  unit: 'points',
  legal: 40,
  choices: [
    { action: { verb: 'land' }, text: 'land', worth: 12.34, margin: 0, chance: 0.62, chance_margin: 0.031, close: false },
    { action: { verb: 'gone' }, text: 'gone', worth: 6, margin: 0, chance: null, chance_margin: 0, close: false },
  ],
};

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

function show(given: { hint: Hint | null; problem?: string; onBoard?: Choice[] }) {
  const act = vi.fn();
  const onfocus = vi.fn();
  shown = mount(HintPanel, { target: document.body, props: { problem: null, onBoard: [], act, onfocus, ...given } });
  flushSync();
  return { act, onfocus };
}

const values = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-testid=hint-choice]')];
const status = (): string | undefined => document.querySelector('[role=status]')?.textContent?.trim();

test('it says what is best and why, and what its values mean', () => {
  show({ hint });
  expect(status()).toContain('Best: land');
  expect(status()).toContain('A risk of 50 %.');
  expect(values()).toHaveLength(0);
  for (const id of ['table-hint-some', 'table-hint-about-points', 'table-hint-about-chance']) expect(document.body.textContent).toContain(id);
});

test('of the choices that are made on the board, those with a value have buttons here', () => {
  const { act, onfocus } = show({ hint, onBoard: [stay!, land!] });
  expect(values().map(({ dataset }) => dataset.mark)).toEqual(['best']);
  const [value] = values();
  expect(value?.querySelector('.share')?.textContent).toContain('table-hint-points');
  expect(value?.querySelector('.bar')?.getAttribute('width')).toBe('62');
  expect(Number(value?.querySelector('.doubt')?.getAttribute('width'))).toBeCloseTo(6.2);
  const button = value?.closest('button');
  button?.dispatchEvent(new FocusEvent('focus'));
  expect(onfocus).toHaveBeenLastCalledWith(land);
  button?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith(land);
});

test('a running computation and an empty result have a message', () => {
  show({ hint: null });
  expect(status()).toBe('table-hint-busy');
  void unmount(shown!);
  show({ hint: null, problem: 'There are no hints at this table.' });
  expect(status()).toBe('There are no hints at this table.');
});
