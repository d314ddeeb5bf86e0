// The board with pointer and keyboard, and what it must not reveal.
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { translator } from '../../lib/i18n/text.svelte';
import type { Choice } from '../../protocol';
import type { BoardProps } from '../board';
import { stage } from '../testing/mountBoard.svelte';
import Board from './Board.svelte';
import type { Chart, SeatView, View } from './view';

const facts = { face: [{ black: 1, hollow: 1 }, { planet: 'red' }] };
const chart: Chart = {
  chart: 1,
  colour: 'red',
  size: 4,
  rows: 4,
  columns: 4,
  markings: [
    [0, 1],
    [1, 3],
    [3, 0],
  ],
  placement: null,
  holes: [],
};
const seat: SeatView = {
  level: 'medium',
  runs: 2,
  progress: 0,
  field: 0,
  lap: 1,
  last_and_alone: false,
  chart: null,
  searching: false,
  out: false,
  wants_to_call_off: false,
};
// A chart of this side is full with its corner at A1, and has two of three with its corner at E2.
const sky = ['.*.......', '...*.....', '.........', '*........', '..*.F....', '....*....', '.........', '.........', '.........'];
const base: View = {
  viewer: 0,
  game: 'star_search/1',
  players: 2,
  asked: null,
  prompt: 'clock',
  phase: 'searching',
  variation: 'eagle',
  over: false,
  winners: [],
  turn: 0,
  sky,
  fixed_star: 'E5',
  path: 24,
  laps: 1,
  planets: { 0: 'red', 6: 'blue', 12: 'red', 18: 'blue' },
  seats: [{ ...seat, chart, searching: true }, seat],
  face: null,
  search: { kind: 'ordinary', colour: 'red', seat: 0, stopped: false, may_call_off: false, milliseconds: 40000, preview: true },
  twinkling: null,
  shower: null,
  last: null,
  still_rounds: 0,
};
const blind: View = { ...base, variation: 'rudi', laps: 2, search: { ...base.search!, preview: false } };
const race: View = {
  ...blind,
  phase: 'super',
  search: { ...blind.search!, kind: 'super', seat: null },
  seats: [
    { ...seat, chart, searching: true },
    { ...seat, chart: { ...chart, chart: 2 }, searching: true },
  ],
};

function choice(action: Record<string, unknown>, text = ''): Choice {
  return { action, text, hint: '', preview: {} };
}
const everywhere: Choice[] = ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((row) =>
  [1, 2, 3, 4, 5, 6].flatMap((column) => [0, 90, 180, 270].map((turn) => choice({ verb: 'place', placement: `${row}${column} ${turn}` }))),
);
const at = (placement: string): Choice => everywhere.find(({ action }) => action.placement === placement)!;

beforeEach(async () => {
  await translator.load('star_search');
});

function show(changes: Partial<BoardProps<View>> = {}): BoardProps<View> {
  const race = { seat: 0, yours: [0], speakers: [0], deadline: 40000, left: () => 40000, become: vi.fn() };
  return stage(Board, { view: base, facts, legal: everywhere, ...race, ...changes });
}

const find = (id: string, more = ''): HTMLElement | null => document.querySelector(`[data-testid='${id}']${more}`);
const all = (id: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-testid='${id}']`)];
const hole = (name: string): HTMLElement => find('hole', `[data-hole='${name}']`)!;

function click(found: Element | null | undefined): void {
  found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}
function press(key: string, target: Element = document.body): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

test('every hole has a name and a description of its content', () => {
  show();
  expect(all('hole')).toHaveLength(81);
  expect(hole('E5').getAttribute('aria-label')).toBe('E5, fixed star');
  expect(hole('A2').getAttribute('aria-label')).toBe('A2, star');
  expect(hole('A1').getAttribute('aria-label')).toBe('A1, empty');
  expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
});

test('a tap on the sky holds the chart there, and the button places it', () => {
  const props = show();
  expect(find('ghost')).toBeNull();
  click(find('place'));
  expect(props.act).not.toHaveBeenCalled();
  click(hole('B2'));
  expect(find('count')?.textContent?.trim()).toBe('3 of 3');
  expect(document.querySelectorAll("[data-testid='ghost'] .full")).toHaveLength(3);
  click(find('place'));
  expect(props.act).toHaveBeenCalledExactlyOnceWith(at('A1 0'));
});

test('arrows move the chart, Q and E turn it, Enter places it', () => {
  const props = show();
  press('ArrowUp');
  press('e');
  press('e');
  press('q');
  press('ArrowRight');
  expect(find('ghost')).not.toBeNull();
  press('Enter');
  expect(props.act).toHaveBeenCalledExactlyOnceWith(at('C4 90'));
});

test('a placed chart is not placed twice', () => {
  const props = show();
  click(hole('B2'));
  click(find('place'));
  click(find('place'));
  click(hole('H8'));
  press('e');
  expect(props.act).toHaveBeenCalledOnce();
  expect(document.querySelectorAll("[data-testid='ghost'] .full")).toHaveLength(3);
  expect(find('hint')?.textContent).toContain('Waiting');
});

test('at the stop, a chart held over the sky is placed at once', () => {
  const props = show();
  click(hole('B2'));
  props.view = { ...base, phase: 'stopped', search: { ...base.search!, stopped: true } };
  flushSync();
  expect(props.act).toHaveBeenCalledExactlyOnceWith(at('A1 0'));
});

test('after the stop, the first tap places the chart', () => {
  const props = show({ view: { ...base, phase: 'stopped', search: { ...base.search!, stopped: true } } });
  expect(props.act).not.toHaveBeenCalled();
  click(hole('B2'));
  expect(props.act).toHaveBeenCalledExactlyOnceWith(at('A1 0'));
});

test('a spectator cannot place the chart', () => {
  const props = show({ legal: [], view: { ...base, viewer: 1 }, seat: 1, yours: [1] });
  click(hole('B2'));
  press('Enter');
  expect(find('ghost')).toBeNull();
  expect(find('place')).toBeNull();
  expect(props.act).not.toHaveBeenCalled();
});

test('without a preview a marking and its hole are two taps', () => {
  const props = show({ view: blind });
  click(hole('D7'));
  expect(props.act).not.toHaveBeenCalled();
  click(find('turn-right'));
  click(all('marking')[0]);
  expect(all('marking')[0]?.getAttribute('aria-checked')).toBe('true');
  click(hole('D7'));
  expect(props.act).toHaveBeenCalledExactlyOnceWith(at('C4 90'));
});

test('a placement beyond the sky is not tried', () => {
  const props = show({ view: blind });
  click(all('marking')[0]);
  click(hole('I9'));
  expect(props.act).not.toHaveBeenCalled();
  expect(find('hint')?.textContent).toContain('stick out');
  click(hole('A2'));
  expect(props.act).toHaveBeenCalledExactlyOnceWith(at('A1 0'));
});

test('without a preview the page does not reveal whether a placement fits', () => {
  show({ view: blind });
  click(all('marking')[0]);
  const description = (name: string): string => {
    hole(name).dispatchEvent(new PointerEvent('pointerenter', { bubbles: true }));
    hole(name).focus();
    flushSync();
    return document.body.innerHTML.replaceAll(/tabindex="-?\d"/g, '');
  };
  expect(description('A2')).toBe(description('F6')); // full there, nothing here
  expect(find('ghost')).toBeNull();
  expect(find('count')).toBeNull();
  expect(find('place')).toBeNull();
  expect(document.querySelector('.full')).toBeNull();
});

test('the hourglass shows the seconds of the server, or that there is no time limit', () => {
  const props = show({ left: () => 12345 });
  expect(find('hourglass')?.dataset.seconds).toBe('13');
  props.view = { ...base, search: { ...base.search!, milliseconds: null } };
  props.left = () => null;
  props.deadline = null;
  flushSync();
  expect(find('hourglass')?.textContent).toContain('No timer');
});

test('a replay is shown without a running hourglass', () => {
  show({ legal: [], seat: undefined, yours: undefined, deadline: undefined, left: undefined, become: undefined });
  expect(find('hourglass')).toBeNull();
  expect(find('chart')).not.toBeNull();
});

test('in a race all players see all charts, and who is out', () => {
  show({ view: { ...race, seats: [race.seats[0]!, { ...race.seats[1]!, out: true, searching: false }] } });
  expect(all('super-chart').map((card) => card.textContent?.includes('out'))).toEqual([false, true]);
  expect(all('corner')).toHaveLength(0);
});

test('on one device the first player to press places the own chart', () => {
  const props = show({ view: race, yours: [0, 1] });
  expect(all('corner')).toHaveLength(2);
  expect(all('marking')).toHaveLength(0);
  click(all('corner')[1]);
  expect(props.become).toHaveBeenCalledExactlyOnceWith(1);
  props.view = { ...race, viewer: 1 };
  props.seat = 1;
  flushSync();
  click(all('marking')[0]);
  click(hole('A2'));
  expect(props.act).toHaveBeenCalledExactlyOnceWith(at('A1 0'));
});

test('another player who is out changes nothing for a placed chart', () => {
  const props = show({ view: race });
  click(all('marking')[0]);
  click(hole('A2'));
  props.view = { ...race, seats: [race.seats[0]!, { ...race.seats[1]!, out: true, searching: false }] };
  flushSync();
  expect(find('hint')?.textContent).toContain('Waiting');
  click(all('marking')[1]);
  click(hole('E5'));
  expect(props.act).toHaveBeenCalledOnce();
});

test('calling off and the countdown are there when they are on', () => {
  const off = choice({ verb: 'call_off' }, 'Call this search off');
  const props = show({ view: race, legal: [off, ...everywhere] });
  click(find('call-off'));
  expect(props.act).toHaveBeenCalledExactlyOnceWith(off);
  props.view = { ...race, phase: 'countdown', seats: [seat, seat] };
  props.legal = [];
  props.left = () => 2400;
  flushSync();
  expect(find('countdown')?.textContent).toContain('3');
});

test('stars that have to move go to a legal hole', () => {
  const [here, chance] = [choice({ verb: 'twinkle', hole: 'A1' }), choice({ verb: 'surprise' }, 'Surprise me')];
  const view: View = { ...base, phase: 'twinkling', search: null, twinkling: { seat: 0, stars: ['A2', 'B4'], holes: ['A1'] } };
  const props = show({ view, legal: [chance, here] });
  expect(hole('A2').classList.contains('next')).toBe(true);
  click(hole('A3'));
  expect(props.act).not.toHaveBeenCalled();
  click(hole('A1'));
  click(find('surprise'));
  expect(props.act).toHaveBeenNthCalledWith(1, here);
  expect(props.act).toHaveBeenNthCalledWith(2, chance);
});

test('after a search every full placement can be shown, one at a time', () => {
  const lies = { ...chart, placement: 'E2 0', holes: ['E3', 'F5', 'H2'] };
  const view: View = {
    ...base,
    phase: 'turn',
    search: null,
    last: { kind: 'ordinary', colour: 'red', seat: 0, fields: 2, fixed_star: false, sky, tries: [{ seat: 0, chart: lies, filled: 2, solutions: ['A1 0'] }] },
  };
  const props = show({ view, legal: [] });
  expect(find('solutions')?.textContent).toContain('Ada flies 2 fields.');
  click(find('show-solutions'));
  expect(document.querySelectorAll("[data-testid='laid'] .full")).toHaveLength(2);
  click(document.querySelector('.stepper button:last-child'));
  expect(find('laid')).toBeNull();
  expect(document.querySelectorAll("[data-testid='solution'] .full")).toHaveLength(3);
  props.view = { ...view, last: { ...view.last!, fields: 0, tries: [{ seat: 0, chart: lies, filled: 2, solutions: [] }] } };
  flushSync();
  expect(find('solution-count')?.textContent).toBe('There was no solution.');
});

test('players vote about a meteor shower', () => {
  const answers = ['yes', 'no'].map((answer) => choice({ verb: 'shower', answer }, answer));
  const props = show({ view: { ...base, phase: 'vote', search: null, shower: { yes: [1], no: [] } }, legal: answers });
  click(all('answer')[0]);
  expect(props.act).toHaveBeenCalledExactlyOnceWith(answers[0]);
});

test('a spectator and a finished game are shown too', () => {
  const seats = [{ ...seat, progress: 25, field: 1 }, seat];
  show({ legal: [], seat: null, yours: [], view: { ...base, viewer: null, search: null, phase: 'over', over: true, winners: [0], turn: null, seats } });
  expect(all('rocket')).toHaveLength(2);
  expect(find('begin')).toBeNull();
});

test('the board is light: few elements, whatever is on it', () => {
  show({ view: race, yours: [0, 1] });
  expect(document.querySelectorAll('.board *').length).toBeLessThan(600);
});
