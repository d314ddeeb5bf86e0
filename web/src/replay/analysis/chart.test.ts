// The win-chance graph: where lines, markers and labels are.
import { expect, test } from 'vitest';

import type { StepChances } from '../../protocol';
import { chanceAt, lineOf, MARKER, markerAt, markersOf, plotOf, stepAt, ticksOf, xAt, yAt } from './chart';
import type { Moment } from './moments';

const plot = plotOf(460, 136, 100); // 400 by 100 inside
const chances: StepChances[] = [
  { step: 0, chances: [0.5, 0.5], margins: [0.1, 0.1] },
  { step: 40, chances: [0.75, 0.25], margins: [0.1, 0.1] },
  { step: 100, chances: [1, 0], margins: [0, 0] },
];
const moment = (step: number, seat = 0): Moment => ({ step, seat, kind: 'mistake', text: '', change: -0.1, margin: 0, better: '' });

test('lineOf_goes_through_every_estimate_of_the_seat', () => {
  expect(lineOf(plot, chances, 0)).toBe('M44 62L204 37L444 12');
  expect(lineOf(plot, chances, 1)).toBe('M44 62L204 87L444 112');
  expect(lineOf(plot, [], 0)).toBe('');
});

test('stepAt_is_the_inverse_of_xAt_and_stays_in_the_match', () => {
  for (const step of [0, 1, 37, 99, 100]) expect(stepAt(plot, xAt(plot, step))).toBe(step);
  expect([stepAt(plot, -50), stepAt(plot, 9999)]).toEqual([0, 100]);
});

test('plotOf_a_window_without_room_or_a_match_without_steps_divides_by_nothing', () => {
  const tiny = plotOf(0, 0, 0);
  expect(Number.isFinite(xAt(tiny, 0)) && Number.isFinite(yAt(tiny, 0.5))).toBe(true);
  expect(stepAt(tiny, 100)).toBeLessThanOrEqual(1);
});

test('chanceAt_between_two_estimates_is_the_earlier_one', () => {
  expect([chanceAt(chances, 39, 0), chanceAt(chances, 40, 0), chanceAt(chances, 99, 1)]).toEqual([0.5, 0.75, 0.25]);
  expect(chanceAt([], 5, 0)).toBeNull();
});

test('markersOf_moments_close_to_each_other_do_not_overlap', () => {
  const markers = markersOf(
    plot,
    chances,
    [20, 21, 22, 60].map((step) => moment(step)),
  );
  for (const [index, one] of markers.entries()) {
    for (const other of markers.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2 * MARKER - 0.1);
  }
});

test('markersOf_more_moments_than_there_is_room_for_keeps_the_most_important', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ ...moment(index % 100), change: index === 150 ? 0.9 : 0.1 }));
  const markers = markersOf(plot, chances, many);
  expect(markers.length).toBeGreaterThan(5);
  expect(markers.length).toBeLessThanOrEqual(12);
  expect(markers.some(({ moment: placed }) => placed.change === 0.9)).toBe(true);
  for (const [index, one] of markers.entries()) {
    for (const other of markers.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2 * MARKER - 0.1);
  }
});

test('markersOf_moments_at_the_top_and_at_the_bottom_stay_inside_the_plot', () => {
  for (const { y } of markersOf(plot, chances, [moment(100, 0), moment(100, 1), ...[90, 91, 92, 93, 94, 95].map((step) => moment(step))])) {
    expect(y).toBeGreaterThanOrEqual(plot.top);
    expect(y).toBeLessThanOrEqual(plot.top + plot.height - MARKER);
  }
});

test('markerAt_finds_the_nearest_within_reach', () => {
  const markers = markersOf(plot, chances, [moment(10), moment(80)]);
  const [first, second] = markers;
  expect(markerAt(markers, first!.x + 15, first!.y)).toBe(first);
  expect(markerAt(markers, second!.x, second!.y + 20)).toBe(second);
  expect(markerAt(markers, 250, 100)).toBeNull();
});

test('ticksOf_leaves_out_labels_that_would_overlap', () => {
  const chapters = Array.from({ length: 40 }, (_, index) => ({ step: index * 2, name: `Expedition ${index + 1}` }));
  const ticks = ticksOf(plot, chapters, 'Start', 'End');
  expect(ticks[0]).toEqual({ x: 44, label: 'Start', anchor: 'start' });
  expect(ticks.at(-1)).toEqual({ x: 444, label: 'End', anchor: 'end' });
  expect(ticks.length).toBeGreaterThan(3);
  const inner = ticks.slice(1, -1);
  for (const [index, tick] of inner.entries()) if (index) expect(tick.x - inner[index - 1]!.x).toBeGreaterThan(90);
});

test('ticksOf_a_match_without_chapters_are_steps', () => {
  expect(ticksOf(plot, [], 'Start', 'End').map(({ label }) => label)).toEqual(['Start', '25', '50', '75', 'End']);
});
