// Positions on the map, in its own units: locations, and the routes between them as curves.
import { CYCLER_BENDS, CYCLER_PARKS, CYCLER_PILLS, CYCLER_SIDES, CYCLER_SPOTS, DEEP } from './cyclersLayout';
import { LOST, type PrintedManeuver } from '../facts';
import { BENDS as FAR_BENDS, FAR, FAR_DRIFTS, FAR_PARKS, FAR_PILLS, FAR_RADII, FAR_SIDES, FAR_SPOTS } from './outerPlanetsLayout';

export interface Spot {
  x: number;
  y: number;
}

/** The size of the map. */
export interface Chart {
  width: number;
  height: number;
}

export const NEAR: Chart = { width: 1160, height: 800 };

/** The map of these locations: larger with locations beyond Ceres, and taller with the cyclers, which pass below the Moon. */
export function chartOf(places: string[]): Chart {
  if (places.some((place) => place in FAR_SPOTS)) return FAR;
  return places.some((place) => place in CYCLER_SPOTS) ? DEEP : NEAR;
}

export const SPOTS: Record<string, Spot> = {
  earth: { x: 112, y: 664 },
  suborbital: { x: 96, y: 478 },
  earth_orbit: { x: 330, y: 566 },
  lunar_flyby: { x: 520, y: 712 },
  lunar_orbit: { x: 650, y: 600 },
  moon: { x: 850, y: 690 },
  inner_transfer: { x: 545, y: 352 },
  venus_flyby: { x: 690, y: 190 },
  venus_orbit: { x: 420, y: 200 },
  venus: { x: 548, y: 78 },
  mars_flyby: { x: 880, y: 540 },
  mars_orbit: { x: 850, y: 338 },
  mars: { x: 1078, y: 476 },
  phobos: { x: 1052, y: 262 },
  ceres: { x: 950, y: 110 },
  mercury_flyby: { x: 284, y: 268 },
  mercury_orbit: { x: 292, y: 400 },
  mercury: { x: 112, y: 312 },
  solar_radiation: { x: 92, y: 70 },
  ...CYCLER_SPOTS,
  ...FAR_SPOTS,
};

export const RADII: Record<string, number> = { earth: 50, venus: 42, mars: 38, moon: 31, mercury: 29, ceres: 23, phobos: 18, ...FAR_RADII };
export const NODE = 15; // the radius of a location that is not a body

/** Positions of names that no route crosses; all others are below the location. */
export type Side = 'above' | 'below' | 'left' | 'right' | 'corner';
const SIDES: Record<string, Side> = {
  suborbital: 'above',
  lunar_orbit: 'above',
  moon: 'right',
  inner_transfer: 'corner',
  venus_flyby: 'right',
  venus_orbit: 'left',
  venus: 'right',
  mars_orbit: 'above',
  mars: 'above',
  phobos: 'above',
  ceres: 'above',
  mercury_flyby: 'above',
  mercury: 'above',
  ...CYCLER_SIDES,
  ...FAR_SIDES,
};

export interface Caption {
  x: number; // from the middle of the place
  name: number; // how far down
  face: number;
  anchor: 'start' | 'middle' | 'end';
}

/** The positions of the name and the details of a location. */
export function captionOf(place: string, known: boolean): Caption {
  const radius = radiusOf(place);
  switch (SIDES[place] ?? 'below') {
    case 'above':
      return { x: 0, name: -radius - (known ? 31 : 12), face: -radius - 11, anchor: 'middle' };
    case 'left':
      return { x: -radius - 8, name: 6, face: 26, anchor: 'end' };
    case 'right':
      return { x: radius + 9, name: 6, face: 26, anchor: 'start' };
    case 'corner':
      return { x: -4, name: radius + 22, face: radius + 41, anchor: 'start' };
    default:
      return { x: 0, name: radius + 22, face: radius + 41, anchor: 'middle' };
  }
}

/** Where lost spacecraft drift to. */
const DRIFTS: Record<string, Spot> = {
  lunar_flyby: { x: -108, y: -2 },
  venus_flyby: { x: 70, y: -66 },
  mars_flyby: { x: 110, y: 44 },
  inner_transfer: { x: 132, y: -35 },
  mercury_flyby: { x: -80, y: -66 },
  ...FAR_DRIFTS,
};

/** Locations that a data pack adds are in a row at the bottom. */
export function spotOf(place: string): Spot {
  return SPOTS[place] ?? { x: 200 + (hash(place) % 8) * 110, y: NEAR.height - 40 };
}

function hash(word: string): number {
  return [...word].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}

export const isBody = (place: string): boolean => place in RADII;
export const radiusOf = (place: string): number => RADII[place] ?? NODE;

/** The centre of a location and its extent at the top and below its name. */
export function wholeOf(place: string): Spot[] {
  const { x, y } = spotOf(place);
  return [
    { x, y },
    { x, y: y - radiusOf(place) },
  ];
}

export interface Way {
  maneuver: PrintedManeuver;
  d: string; // the line
  head: string; // the tip of the arrow
  label: Spot;
  lost: boolean;
  around: boolean; // it makes a detour
  at: (share: number) => Spot; // where a spacecraft is that has flown this share of it
}

const BOW = 0.15; // how far a route bends, as a share of its length, so that both directions are separate lines
const WIDEST = 46;
const TWIN = 2.4; // how much more the second route between two locations bends, the one with aerobraking

const BENDS: Record<string, Spot> = { ...CYCLER_BENDS, ...FAR_BENDS };

/** Positions of the label along a route, so that no label covers another; all others are in the middle. */
const PILLS: Record<string, number> = {
  earth__suborbital: 0.52,
  earth_orbit__lunar_flyby: 0.44,
  earth_orbit__lunar_orbit: 0.58,
  earth_orbit__mars_flyby: 0.54,
  earth_orbit__mars_orbit: 0.48,
  lunar_flyby__lunar_orbit: 0.44,
  lunar_flyby__moon: 0.48,
  lunar_orbit__earth_orbit: 0.48,
  inner_transfer__mars_orbit: 0.64,
  inner_transfer__venus_flyby: 0.34,
  inner_transfer__ceres: 0.36,
  venus_flyby__venus_orbit: 0.46,
  venus_orbit__venus: 0.38,
  venus_orbit__inner_transfer: 0.4,
  venus__venus_orbit: 0.6,
  mars_orbit__earth_orbit: 0.4,
  mars_orbit__inner_transfer: 0.22,
  ceres__inner_transfer: 0.48,
  inner_transfer__mercury_flyby: 0.32,
  mercury_flyby__mercury_orbit: 0.4,
  mercury_flyby__mercury: 0.34,
  mercury_orbit__inner_transfer: 0.3,
  mercury__mercury_orbit: 0.62,
  ...CYCLER_PILLS,
  ...FAR_PILLS,
};

const SIGN = 22; // the room of a symbol in a pill
const NUMBERED = 32; // with its number

/** The positions of the symbols of a label, from its left end, and its width. */
export function pillOf(symbols: { note: string }[]): { width: number; at: number[] } {
  let width = 30;
  const at = symbols.map(({ note }) => {
    const here = width + 8;
    width += note ? NUMBERED : SIGN;
    return here;
  });
  return { width, at };
}

export function wayOf(maneuver: PrintedManeuver): Way {
  const from = spotOf(maneuver.from);
  const lost = maneuver.to === LOST;
  const drift = DRIFTS[maneuver.from] ?? { x: 80, y: -60 };
  const to = lost ? { x: from.x + drift.x, y: from.y + drift.y } : spotOf(maneuver.to);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const isTwin = maneuver.symbols.includes('aerobraking');
  const bow = lost ? 0 : Math.min(BOW * length, WIDEST) * (isTwin ? TWIN : 1);
  // To the left of its direction, so that the way back bends to the other side.
  const bend = BENDS[maneuver.id] ?? { x: (from.x + to.x) / 2 + (dy / length) * bow * 2, y: (from.y + to.y) / 2 - (dx / length) * bow * 2 };
  const at = (share: number): Spot => ({
    x: (1 - share) ** 2 * from.x + 2 * share * (1 - share) * bend.x + share ** 2 * to.x,
    y: (1 - share) ** 2 * from.y + 2 * share * (1 - share) * bend.y + share ** 2 * to.y,
  });
  // How long it would be if it went on as it begins, and as it ends; for the usual bows that is near enough the distance.
  const isSwung = isTwin || maneuver.id in BENDS;
  const reach = ({ x, y }: Spot): number => (isSwung ? 2 * Math.hypot(bend.x - x, bend.y - y) : length);
  const start = at((radiusOf(maneuver.from) + 6) / reach(from));
  const last = 1 - (radiusOf(maneuver.to) + 9) / reach(to);
  const end = lost ? to : at(last);
  const [before, aim] = isSwung ? [at(last - 0.02), end] : [at(0.9), to];
  const tip = Math.atan2(aim.y - before.y, aim.x - before.x);
  return {
    maneuver,
    d: `M${tidy(start.x)} ${tidy(start.y)}Q${tidy(bend.x)} ${tidy(bend.y)} ${tidy(end.x)} ${tidy(end.y)}`,
    head: arrow(end, tip),
    label: lost ? to : at(PILLS[maneuver.id] ?? 0.5),
    lost,
    around: maneuver.id in BENDS,
    at,
  };
}

function arrow({ x, y }: Spot, angle: number): string {
  const corner = (turn: number, reach: number): string => `${tidy(x + reach * Math.cos(angle + turn))} ${tidy(y + reach * Math.sin(angle + turn))}`;
  return `M${corner(0, 3)}L${corner(2.55, 12)}L${corner(-2.55, 12)}z`;
}

const tidy = (value: number): number => Math.round(value * 10) / 10;

/** The share of its route that a spacecraft with this many time tokens has covered. */
export function shareFlown(years: number, left: number): number {
  const whole = Math.max(years, left) + 1;
  return Math.min(Math.max(1 - left / whole, 0.2), 0.8);
}

export const TOKEN = 40; // across
const ACROSS = 6;

/** Where the first row of spacecraft starts if it is not right below its location. */
const PARKS: Record<string, Spot> = {
  earth: { x: 128, y: 52 },
  suborbital: { x: -4, y: 40 },
  earth_orbit: { x: 0, y: 62 },
  lunar_flyby: { x: 92, y: 4 },
  lunar_orbit: { x: 66, y: -50 },
  inner_transfer: { x: 92, y: 60 },
  venus_orbit: { x: -64, y: 44 },
  venus_flyby: { x: 66, y: 40 },
  mars_flyby: { x: 0, y: 66 },
  mercury_orbit: { x: 0, y: 62 },
  ...CYCLER_PARKS,
  ...FAR_PARKS,
};

/** The positions of the spacecraft at a location: in rows beside or below it. */
export function parking(place: string, count: number, index: number): Spot {
  const { x, y } = spotOf(place);
  const row = Math.floor(index / ACROSS);
  const inRow = Math.min(count - row * ACROSS, ACROSS);
  const park = PARKS[place] ?? { x: 0, y: radiusOf(place) + 30 };
  return { x: x + park.x + ((index % ACROSS) - (inRow - 1) / 2) * TOKEN, y: y + park.y + row * TOKEN };
}
