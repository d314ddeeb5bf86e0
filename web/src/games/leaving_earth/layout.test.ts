// The map of everything that is printed: each place has its spot, and nothing that must be read covers another.
import { expect, test } from 'vitest';

import base from '../../../../src/cosmodrome/games/leaving_earth/data/leaving_earth.toml?raw';
import mercury from '../../../../src/cosmodrome/games/leaving_earth/data/mercury.toml?raw';
import type { PrintedManeuver } from './facts';
import { HEIGHT, parking, pillOf, radiusOf, shareFlown, SPOTS, wayOf, WIDTH } from './layout';

/** The maneuvers as the data pack prints them. */
function maneuvers(): PrintedManeuver[] {
  const tables = `${base}\n${mercury}`.split(/\n(?=\[)/).filter((table) => table.startsWith('[[maneuver]]'));
  return tables.map((table) => {
    const field = (name: string): string => new RegExp(`^${name} = "?([^"\\n]*)"?$`, 'm').exec(table)?.[1] ?? '';
    const difficulty = field('difficulty');
    return {
      id: field('id'),
      from: field('from'),
      to: field('to'),
      ...(difficulty ? { difficulty: Number(difficulty) } : {}),
      symbols: [...(/^symbols = \[(.*)\]$/m.exec(table)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, symbol]) => symbol ?? ''),
    };
  });
}

const printed = maneuvers();

function boxOf(maneuver: PrintedManeuver): { left: number; right: number; top: number; bottom: number } {
  const notes = maneuver.symbols.map((symbol) => ({ note: /^time:(\d+)$/.exec(symbol)?.[1] ?? '' }));
  const { width } = pillOf(notes);
  const { x, y } = wayOf(maneuver).label;
  return { left: x - width / 2, right: x + width / 2, top: y - 15, bottom: y + 15 };
}

test('every place of the printed ways has a spot of its own on the map', () => {
  expect(printed.length).toBeGreaterThan(40);
  for (const { from, to } of printed) for (const place of [from, to]) if (place !== 'lost') expect(SPOTS, place).toHaveProperty(place);
  for (const { x, y } of Object.values(SPOTS)) {
    expect(x > 0 && x < WIDTH).toBe(true);
    expect(y > 0 && y < HEIGHT).toBe(true);
  }
});

test('no difficulty covers another or a place', () => {
  const boxes = printed.map((maneuver) => ({ id: maneuver.id, ...boxOf(maneuver) }));
  for (const one of boxes) {
    expect(one.left > 0 && one.right < WIDTH && one.top > 0 && one.bottom < HEIGHT, one.id).toBe(true);
    for (const other of boxes) {
      if (one.id >= other.id) continue;
      const apart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
      expect(apart, `${one.id} and ${other.id}`).toBe(true);
    }
    for (const [place, { x, y }] of Object.entries(SPOTS)) {
      if (place === 'solar_radiation') continue;
      const nearest = { x: Math.min(Math.max(x, one.left), one.right), y: Math.min(Math.max(y, one.top), one.bottom) };
      expect(Math.hypot(nearest.x - x, nearest.y - y), `${one.id} and ${place}`).toBeGreaterThan(radiusOf(place));
    }
  }
});

test('a spacecraft comes nearer every year', () => {
  expect(shareFlown(3, 3)).toBeLessThan(shareFlown(3, 2));
  expect(shareFlown(3, 2)).toBeLessThan(shareFlown(3, 1));
  expect(shareFlown(0, 4)).toBeGreaterThan(0);
});

test('spacecraft at one place stand side by side and within the map', () => {
  for (const place of Object.keys(SPOTS)) {
    const spots = Array.from({ length: 9 }, (_, index) => parking(place, 9, index));
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(9);
    for (const { x, y } of spots) expect(x > -40 && x < WIDTH + 40 && y < HEIGHT + 10, place).toBe(true);
  }
});
