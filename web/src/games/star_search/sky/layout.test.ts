import { describe, expect, test } from 'vitest';

import {
  around,
  beside,
  cellOf,
  cornerFor,
  covers,
  filled,
  holeName,
  loop,
  placementName,
  placementOf,
  plan,
  quarters,
  shapeOf,
  turned,
  under,
  within,
} from './layout';

// The first chart, red side up, and the sky of the rulebook's size.
const chart = {
  rows: 4,
  columns: 4,
  markings: [
    [0, 1],
    [1, 3],
    [3, 0],
  ],
};
const sky = ['.*.......', '...*.....', '.........', '*........', '....F....', '.........', '.........', '.........', '.........'];

describe('names', () => {
  test('a hole is its row and its column', () => {
    expect(holeName({ row: 4, column: 4 })).toBe('E5');
    expect(cellOf('E5')).toEqual({ row: 4, column: 4 });
    expect(cellOf('J10')).toEqual({ row: 9, column: 9 });
  });

  test('a placement is its corner and its turn, there and back', () => {
    expect(placementOf('C4 90')).toEqual({ row: 2, column: 3, turns: 1 });
    for (const name of ['A1 0', 'C4 90', 'F6 180', 'B2 270']) expect(placementName(placementOf(name))).toBe(name);
  });

  test('turns count the same whichever way they were made', () => {
    expect([-1, 3, 7].map(quarters)).toEqual([3, 3, 3]);
    expect(placementName({ row: 0, column: 0, turns: -1 })).toBe('A1 270');
  });
});

describe('a chart over the sky', () => {
  test('turns clockwise and is never flipped', () => {
    const corner = (turns: number) => turned([0, 0], turns, chart);
    expect([0, 1, 2, 3].map(corner)).toEqual([
      { row: 0, column: 0 },
      { row: 0, column: 3 },
      { row: 3, column: 3 },
      { row: 3, column: 0 },
    ]);
    expect(turned([0, 1], 1, chart)).toEqual({ row: 1, column: 3 });
    expect(turned([0, 1], 4, chart)).toEqual({ row: 0, column: 1 });
  });

  test('has a hole under each marking', () => {
    expect(under(chart, placementOf('A1 0')).map(holeName)).toEqual(['A2', 'B4', 'D1']);
    expect(under(chart, placementOf('C4 90')).map(holeName)).toEqual(['D7', 'F6', 'C4']);
  });

  test('knows which markings have a star, the fixed one among them', () => {
    expect(filled(sky, chart, placementOf('A1 0'))).toEqual([true, true, true]);
    expect(filled(sky, chart, placementOf('E4 0'))).toEqual([true, false, false]);
  });

  test('lies so that the marking that was tapped is on the hole that was tapped', () => {
    for (const turns of [0, 1, 2, 3, -1, 6]) {
      for (const marking of chart.markings.keys()) {
        const place = cornerFor(chart, marking, turns, { row: 4, column: 4 });
        expect(under(chart, place)[marking]).toEqual({ row: 4, column: 4 });
      }
    }
    expect(placementName(cornerFor(chart, 0, 1, cellOf('D7')))).toBe('C4 90');
  });

  test('is held around a hole, within the sky', () => {
    expect(around(sky, chart, cellOf('E5'))).toEqual({ row: 3, column: 3 });
    expect(around(sky, chart, cellOf('A1'))).toEqual({ row: 0, column: 0 });
    expect(around(sky, chart, cellOf('I9'))).toEqual({ row: 5, column: 5 });
    expect(within(sky, chart, { row: -3, column: 99 })).toEqual({ row: 0, column: 5 });
    expect(covers({ row: 3, column: 3 }, chart, cellOf('G7'))).toBe(true);
    expect(covers({ row: 3, column: 3 }, chart, cellOf('H7'))).toBe(false);
  });
});

describe('the flight path', () => {
  test.each([20, 24, 28, 32])('of %i fields goes around evenly, with planets in the corners', (fields) => {
    const { spots } = loop(fields, 600, 600, 27, 34);
    const gaps = spots.map((spot, field) => {
      const next = spots[(field + 1) % fields]!;
      return Math.hypot(spot.x - next.x, spot.y - next.y);
    });
    expect(spots).toHaveLength(fields);
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.25);
    const corners = [0, 1, 2, 3].map((side) => spots[(side * fields) / 4]!);
    expect(corners.map(({ x, y }) => [x < 300, y < 300])).toEqual([
      [true, false], // the start is at the bottom left, and the way is clockwise
      [true, true],
      [false, true],
      [false, false],
    ]);
  });

  test('has room for every rocket of a field', () => {
    const spots = [0, 1, 2, 3].map((index) => JSON.stringify(beside(index, 4)));
    expect(new Set(spots).size).toBe(4);
    expect(beside(0, 1)).toEqual({ x: 0, y: 0 });
  });
});

test('the sky has a margin for the path, or only for names of rows and columns', () => {
  expect(plan(9, 9, true).across).toBe(plan(9, 9, false).across);
  expect(plan(9, 9, true).width - plan(9, 9, false).width).toBeGreaterThan(80);
  expect(plan(7, 9, false).down).toBeLessThan(plan(7, 9, false).across);
});

describe('a chart that is not square', () => {
  const long = {
    rows: 1,
    columns: 4,
    markings: [
      [0, 0],
      [0, 3],
    ],
  };

  test('swaps its edges with every quarter turn', () => {
    expect([0, 1, 2, 3].map((turns) => shapeOf(long, turns))).toEqual([
      { rows: 1, columns: 4 },
      { rows: 4, columns: 1 },
      { rows: 1, columns: 4 },
      { rows: 4, columns: 1 },
    ]);
    expect(under(long, { row: 2, column: 5, turns: 1 })).toEqual([
      { row: 2, column: 5 },
      { row: 5, column: 5 },
    ]);
    expect(under(long, { row: 2, column: 5, turns: 3 })).toEqual([
      { row: 5, column: 5 },
      { row: 2, column: 5 },
    ]);
  });

  test('stays within the sky whichever way it lies', () => {
    expect(within(sky, shapeOf(long, 0), { row: 99, column: 99 })).toEqual({ row: 8, column: 5 });
    expect(within(sky, shapeOf(long, 1), { row: 99, column: 99 })).toEqual({ row: 5, column: 8 });
  });

  test('finds no star where the sky has no hole', () => {
    expect(filled([' *..'], long, { row: 0, column: 0, turns: 0 })).toEqual([false, false]);
  });
});
