// The layout of the map with all expansions: every location has a position, and no label covers another.
import { describe, expect, test } from 'vitest';

import base from '../../../../../src/cosmodrome/games/leaving_earth/data/leaving_earth.toml?raw';
import mercury from '../../../../../src/cosmodrome/games/leaving_earth/data/mercury.toml?raw';
import outerPlanets from '../../../../../src/cosmodrome/games/leaving_earth/data/outer_planets.toml?raw';
import stations from '../../../../../src/cosmodrome/games/leaving_earth/data/stations.toml?raw';
import en from '../../../../../src/cosmodrome/games/leaving_earth/text/en.ftl?raw';
import fr from '../../../../../src/cosmodrome/games/leaving_earth/text/fr.ftl?raw';
import pl from '../../../../../src/cosmodrome/games/leaving_earth/text/pl.ftl?raw';
import type { PrintedManeuver } from '../facts';
import { captionOf, chartOf, isBody, parking, pillOf, radiusOf, shareFlown, spotOf, SPOTS, wayOf } from './layout';

const texts = [en, pl, fr];

/** The maneuvers as a data pack prints them. */
function maneuvers(pack: string): PrintedManeuver[] {
  const tables = pack.split(/\n(?=\[)/).filter((table) => table.startsWith('[[maneuver]]'));
  return tables.map((table) => {
    const field = (name: string): string => new RegExp(`^${name} = "?([^"\\n]*)"?$`, 'm').exec(table)?.[1] ?? '';
    const [difficulty, window] = [field('difficulty'), field('window')];
    return {
      id: field('id'),
      from: field('from'),
      to: field('to'),
      ...(difficulty ? { difficulty: Number(difficulty) } : {}),
      ...(window ? { window } : {}),
      symbols: [...(/^symbols = \[(.*)\]$/m.exec(table)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, symbol]) => symbol ?? ''),
    };
  });
}

/** The locations where routes begin and end, and those explored on them. */
function placesOf(printed: PrintedManeuver[]): string[] {
  const faced = printed.flatMap(({ symbols }) => symbols.flatMap((symbol) => /^explore:(.*)/.exec(symbol)?.[1] ?? []));
  return [...new Set([...printed.flatMap(({ from, to }) => [from, to]), ...faced])].filter((place) => place !== 'lost');
}

const inner = [...maneuvers(base), ...maneuvers(mercury)];
const outer = [...inner, ...maneuvers(outerPlanets)];
const isAero = ({ symbols }: PrintedManeuver): boolean => symbols.includes('aerobraking'); // those of Stations need the outer planets, too
const MAPS = [
  { name: 'the inner planets', printed: inner },
  { name: 'all planets', printed: outer },
  { name: 'the inner planets with stations', printed: [...inner, ...maneuvers(stations).filter((maneuver) => !isAero(maneuver))] },
  { name: 'everything', printed: [...outer, ...maneuvers(stations)] },
];

interface Box {
  id: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The pill of a maneuver; below that of one with a window stands the year in which it opens. */
function pillBox(maneuver: PrintedManeuver): Box {
  const signs = maneuver.symbols.map((symbol) => ({ note: /^time:(\d+)$/.exec(symbol)?.[1] ?? '' }));
  const { width } = pillOf(maneuver.window ? [{ note: '' }, ...signs] : signs);
  const { x, y } = wayOf(maneuver).label;
  return { id: maneuver.id, left: x - width / 2, right: x + width / 2, top: y - 15, bottom: y + (maneuver.window ? 40 : 15) };
}

/** The name of a place where it is written, as wide as in the language with the longest. */
function nameBox(place: string, known: boolean): Box {
  const spot = spotOf(place);
  const { x, name, anchor } = captionOf(place, known);
  const letter = isBody(place) ? 11.4 : 9;
  const width = letter * Math.max(...texts.map((text) => new RegExp(`^location-${place} = (.*)$`, 'm').exec(text)?.[1]?.length ?? 0));
  const left = spot.x + x - { start: 0, middle: width / 2, end: width }[anchor];
  return { id: place, left, right: left + width, top: spot.y + name - 15, bottom: spot.y + name + 5 };
}

const apart = (one: Box, other: Box): boolean => one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

describe.each(MAPS)('the map of $name', ({ printed }) => {
  const places = placesOf(printed);
  const { width, height } = chartOf(places);
  const boxes = printed.map(pillBox);

  test('every place has a spot of its own', () => {
    expect(printed.length).toBeGreaterThan(40);
    for (const place of places) {
      expect(SPOTS, place).toHaveProperty(place);
      const { x, y } = spotOf(place);
      expect(x > 0 && x < width && y > 0 && y < height, place).toBe(true);
    }
  });

  test('no difficulty covers another or a place', () => {
    for (const one of boxes) {
      expect(one.left > 0 && one.right < width && one.top > 0 && one.bottom < height, one.id).toBe(true);
      for (const other of boxes) if (one.id < other.id) expect(apart(one, other), `${one.id} and ${other.id}`).toBe(true);
      for (const place of places) {
        const { x, y } = spotOf(place);
        const nearest = { x: Math.min(Math.max(x, one.left), one.right), y: Math.min(Math.max(y, one.top), one.bottom) };
        expect(Math.hypot(nearest.x - x, nearest.y - y), `${one.id} and ${place}`).toBeGreaterThan(radiusOf(place));
      }
    }
  });

  test('spacecraft at one place stand side by side and within the map', () => {
    for (const place of places) {
      const spots = Array.from({ length: 9 }, (_, index) => parking(place, 9, index));
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(9);
      for (const { x, y } of spots) expect(x > -40 && x < width + 40 && y < height + 10, place).toBe(true);
    }
  });
});

test.each([false, true])('no name covers another, or a difficulty, in any language (what is there is known: %s)', (known) => {
  const names = placesOf(MAPS[3]!.printed).map((place) => nameBox(place, known && isBody(place)));
  const pills = MAPS[3]!.printed.map(pillBox);
  for (const one of names) {
    for (const other of names) if (one.id < other.id) expect(apart(one, other), `${one.id} and ${other.id}`).toBe(true);
    for (const pill of pills) expect(apart(one, pill), `${one.id} and ${pill.id}`).toBe(true);
  }
});

test('the second way between two places is not the first one', () => {
  const printed = MAPS[3]!.printed;
  const twins = printed.filter(isAero);
  expect(twins.length).toBeGreaterThan(5);
  for (const twin of twins) {
    const first = printed.find(({ id, from, to }) => from === twin.from && to === twin.to && id !== twin.id)!;
    const [one, other] = [wayOf(first).at(0.5), wayOf(twin).at(0.5)];
    expect(Math.hypot(one.x - other.x, one.y - other.y), twin.id).toBeGreaterThan(24);
  }
});

test('a spacecraft comes nearer every year', () => {
  expect(shareFlown(3, 3)).toBeLessThan(shareFlown(3, 2));
  expect(shareFlown(3, 2)).toBeLessThan(shareFlown(3, 1));
  expect(shareFlown(0, 4)).toBeGreaterThan(0);
});
