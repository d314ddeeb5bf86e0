// The inside of a player's card: the astronauts that may be sent, and why another one can't.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';

import type { Choice, NoChoice } from '../../protocol';
import SeatPanel from './SeatPanel.svelte';
import type { View } from './view';

const seat = { home: ['settler', 'voyager'], placed: 1, landed: 3, planets: 0, goals: 0, bonus: 0, tokens: null, score: 3, missions: null };
const view = { asked: 0, over: false, viewer: 0, ufo: null, explorations: null, rocket: { crew: [] }, seats: [seat, seat] } as unknown as View;
const embark: Choice = { action: { verb: 'embark', specialist: 'voyager' }, text: '', hint: '', preview: {} };
const refusal: NoChoice = { action: { verb: 'embark', specialist: 'settler' }, text: '', code: 'not_now', reason: '', rule: '' };

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

function show(of: number) {
  const props = {
    view,
    facts: { crew: { astronauts: 8 } },
    seat: of,
    colour: of,
    legal: [embark],
    refused: [refusal],
    focus: null,
    act: vi.fn(),
    why: vi.fn(),
    onfocus: vi.fn(),
  };
  shown = mount(SeatPanel, { target: document.body, props });
  flushSync();
  return props;
}
const cat = (name: string): Element | null =>
  [...document.querySelectorAll('.cat')].find((each) => each.getAttribute('title')?.startsWith(`specialist-${name}`)) ?? null;
const click = (found: Element | null): void => void found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

test('a click on an astronaut of the seat to move sends it, or says why not', () => {
  const { act, why } = show(0);
  expect(document.querySelector('.score')?.textContent).toBe('3');
  click(cat('voyager'));
  expect(act).toHaveBeenCalledExactlyOnceWith(embark);
  click(cat('settler'));
  expect(why).toHaveBeenCalledExactlyOnceWith(refusal);
});

test("another player's astronauts can't be sent", () => {
  const { act, why } = show(1);
  click(cat('voyager'));
  click(cat('settler'));
  expect(act).not.toHaveBeenCalled();
  expect(why).not.toHaveBeenCalled();
});
