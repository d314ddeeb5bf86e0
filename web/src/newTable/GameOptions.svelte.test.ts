// The options of a new table: combinations that are not possible are not offered.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';

import type { GameInfo } from '../protocol';
import { Draft } from './draft.svelte';
import GameOptions from './GameOptions.svelte';

const option = (name: string, choices: (boolean | number)[], needs = '') => ({ name, choices, default: choices[0]!, ruling: '', needs, seat: false });
const info = {
  id: 'tin',
  fewest: 1,
  most: 2,
  options: [option('late', [false, true]), option('fog', [false, true], 'late'), option('until', [0, 1960, 1970, 1980])],
  clashes: [{ late: true, until: 1960 }, { until: 1980 }],
  usual_bot: 'random',
  usual_level: '',
  bot_levels: {},
  presets: [],
} as unknown as GameInfo;

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

function show(): Draft {
  const draft = new Draft(info, 'solo');
  shown = mount(GameOptions, { target: document.body, props: { draft, info } });
  flushSync();
  return draft;
}

const late = (): HTMLInputElement => document.querySelector<HTMLInputElement>('[data-testid=option-late]')!;
const until = (): HTMLSelectElement => document.querySelector<HTMLSelectElement>('[data-testid=option-until]')!;
const closed = (): string[] => [...until().options].filter(({ disabled }) => disabled).map(({ text }) => text);

test('a choice that another option rules out is disabled with the reason', () => {
  const draft = show();
  expect(closed()).toEqual(['1980']); // never possible
  expect(document.querySelector('[data-testid^=clash-]')).toBeNull();
  late().click();
  flushSync();
  expect(draft.options).toEqual({ late: true, fog: false, until: 0 });
  expect(closed()).toEqual(['1960', '1980']);
  expect(document.querySelector('[data-testid=clash-until]')?.textContent).toBe('lobby-some-not-with');
});

test('a switch is disabled as long as another option rules it out', () => {
  const draft = show();
  draft.options.until = 1960;
  flushSync();
  expect(late().disabled).toBe(true);
  expect(document.querySelector('[data-testid=clash-late]')?.textContent).toBe('lobby-not-with');
  draft.options.until = 1970;
  flushSync();
  expect(late().disabled).toBe(false);
  expect(document.querySelector('[data-testid^=clash-]')).toBeNull();
});
