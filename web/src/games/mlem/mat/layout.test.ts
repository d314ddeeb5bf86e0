// The layout of the mat: nothing overlaps, on a phone or a large screen.
import { expect, test } from 'vitest';

import type { Facts, PrintedSpace } from '../facts';
import { camera, columns, dock, inSight, layout, PAD, stops, type Spot } from './layout';

// The pattern of the mat: six spaces without a site, then moon, planet, planet, moon.
const space: PrintedSpace[] = Array.from({ length: 26 }, (_, number) => ({
  number,
  symbols: [1, 2, 'afterburner'],
  afterburner: 1,
  ...(number > 5 && [2, 1].includes(number % 4) ? { moons: [2, 1] } : {}),
}));
const planet = [7, 11, 15, 19, 23].map((first) => ({ name: 'paw', spaces: [first, first + 1], points: [3, 2, 1] }));
const facts: Facts = {
  die: { count: 6 },
  space,
  planet,
  deep_space: { commander: 7, others: 5 },
  goals: { points: 5 },
  failures: { count: 11 },
  crew: { astronauts: 8 },
};
const widths = [320, 344, 600, 780, 920, 1400];

function apart(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

test.each(widths)('everything lies on the mat at %i pixels', (width) => {
  const plan = layout(facts, width);
  expect(plan.spots).toHaveLength(27);
  for (const spot of [...plan.spots, ...plan.planets, ...plan.moons.flat(), ...plan.spots.map((_, number) => dock(plan, number))]) {
    expect(spot.x).toBeGreaterThan(0);
    expect(spot.x).toBeLessThan(plan.width);
    expect(spot.y).toBeGreaterThan(0);
    expect(spot.y).toBeLessThan(plan.height);
  }
});

test.each(widths)('spaces, moons and planets do not cover each other at %i pixels', (width) => {
  const plan = layout(facts, width);
  const pads = plan.spots.slice(0, -1);
  pads.forEach((pad, index) => {
    for (const other of pads.slice(index + 1)) {
      expect(Math.abs(pad.x - other.x) >= PAD.width || Math.abs(pad.y - other.y) >= PAD.height).toBe(true);
    }
  });
  const globes = [...plan.planets, ...plan.moons.flat()];
  globes.forEach((globe, index) => {
    for (const other of globes.slice(index + 1)) expect(apart(globe, other)).toBeGreaterThan((globe.r + other.r) * 0.93);
    for (const pad of pads) expect(Math.abs(globe.x - pad.x) > 40 || Math.abs(globe.y - pad.y) > globe.r + PAD.height / 2).toBe(true);
  });
});

test('the journey leads upward', () => {
  const plan = layout(facts, 344);
  expect(plan.spots[0]!.y).toBeGreaterThan(plan.spots[4]!.y);
  expect(plan.spots[8]!.y).toBeGreaterThan(plan.spots[26]!.y);
});

test('deep space has at least two columns, or a row of its own', () => {
  for (const width of widths) {
    for (const count of [7, 12, 23, 26, 27, 40]) {
      const short = { ...facts, space: Array.from({ length: count }, (_, number) => ({ number, symbols: [1] })), planet: [] };
      const plan = layout(short, width);
      expect(plan.deep.right - plan.deep.left).toBeGreaterThanOrEqual(2 * plan.pitch);
    }
  }
});

test('a wider screen never shows fewer spaces side by side', () => {
  const found = widths.map((width) => columns(width));
  expect(found).toEqual([...found].sort((one, other) => one - other));
});

test('a flight passes every space between its ends', () => {
  const plan = layout(facts, 344);
  expect(stops(plan, 3, 7)).toEqual([3, 4, 5, 6, 7].map((number) => dock(plan, number)));
});

test('the window of a phone always shows the space in focus', () => {
  const plan = layout(facts, 344);
  for (let number = 0; number <= 26; number++) {
    const top = camera(plan, 240, number);
    expect(inSight(plan, 240, top, number)).toBe(true);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + 240).toBeLessThanOrEqual(plan.height);
  }
});

test.each(widths)('many moons, shared ones and moons beside a planet have places of their own at %i pixels', (width) => {
  const other = space.map((each) => ({ ...each }));
  other[6] = { ...space[6]!, moons: [7, 6, 5, 4, 3, 2, 1] };
  other[8] = { ...space[8]!, moons: [4, 3] };
  other[9] = { ...space[5]!, number: 9, moons_of: 6 };
  other[13] = { ...space[5]!, number: 13 };
  const plan = layout({ ...facts, space: other }, width);
  expect([6, 8, 9, 13].map((number) => plan.moons[number]!.length)).toEqual([7, 2, 7, 0]);
  for (const moons of plan.moons) {
    expect(new Set(moons.map(({ x, y }) => `${x} ${y}`)).size).toBe(moons.length);
    for (const { x, y, r } of moons) {
      expect(x - r).toBeGreaterThanOrEqual(0);
      expect(x + r).toBeLessThanOrEqual(plan.width);
      expect(y - r).toBeGreaterThanOrEqual(0);
      expect(y + r).toBeLessThanOrEqual(plan.height);
    }
  }
});

test.each([1.2, 1.45, 1.6, 1.75, 2.4])('a field of a desktop with the shape %f has the whole mat, and free sky for the rocket and the dice', (aspect) => {
  const plan = layout(facts, 900, aspect);
  expect(plan.across).toBe(10);
  expect(plan.tray).not.toBeNull();
  const { left, top, width, height } = plan.tray!;
  const within = ({ x, y }: Spot): boolean => x > left && x < left + width && y > top && y < top + height;
  for (const spot of [...plan.spots, ...plan.planets, ...plan.moons.flat()]) expect(within(spot)).toBe(false);
});

test('a wide field moves the spaces apart, but not without end', () => {
  const pitches = [1.2, 1.6, 1.75, 3].map((aspect) => layout(facts, 900, aspect).pitch);
  expect(pitches).toEqual([...pitches].sort((one, other) => one - other));
  expect(pitches[0]).toBe(80);
  expect(pitches[3]).toBeLessThan(120);
});

test('a mat with moons over its first spaces has no free sky', () => {
  const early = { ...facts, space: space.map((each) => (each.number === 2 ? { ...each, moons: [2, 1] } : each)) };
  expect(layout(early, 900, 1.6).tray).toBeNull();
});
