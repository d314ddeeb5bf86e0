// The layout of the cosmic mat: rows that wind from Earth at the bottom to deep space at the top.
// Pure geometry in the units of the drawing, from the printed facts and the width of the screen, without rules.
import { moonPoints, planetAt, type Facts, type PrintedSpace } from '../facts';

export interface Spot {
  x: number;
  y: number;
}

export interface Globe extends Spot {
  r: number;
}

export interface Plan {
  across: number; // spaces in a row
  pitch: number; // from one space of a row to the next
  width: number;
  height: number;
  spots: Spot[]; // of each space; the last one is deep space
  rows: number[]; // which row each of them is in, counted from Earth
  planets: Globe[];
  moons: Globe[][]; // by space, best first
  road: string;
  ground: number; // where Earth begins
  deep: { left: number; right: number; top: number; bottom: number };
  tray: { left: number; top: number; width: number; height: number } | null; // free sky above the first spaces, for rocket and dice
}

export const PAD = { width: 76, height: 40 };
const EDGE = 20; // room for the bends beside the first and the last column
const LANE = 38; // below a space: the rocket, the UFO
const SITE = 116; // above a row with moons or planets
const PLAIN = 44; // above a row without: only the satellite
const GROUND = 62;
const SKY = 18;

const WIDEST = 118; // from one space to the next: farther apart, the road looks empty
const TRAY = 80;

/** The number of spaces side by side, for a width in pixels and the shape of the field. */
export function columns(width: number, aspect = 0): number {
  if (width >= 600 && aspect > 1.1) return 10; // the whole mat fits
  if (width < 500) return 4;
  if (width < 640) return 6;
  return width < 780 ? 8 : 10;
}

/** How far apart spaces are: in a wide field they move apart until the mat fills it. */
function pitchFor(across: number, width: number, height: number, aspect: number): number {
  if (across < 10) return 80;
  const wanted = aspect ? aspect * height : width / 1.12;
  return Math.min(aspect ? WIDEST : 100, Math.max(80, Math.floor((wanted - 2 * EDGE) / across)));
}

/** The layout for a field of this width in pixels; `aspect` is its width by its height, 0 if its height is free. */
export function layout(facts: Facts, screen: number, aspect = 0): Plan {
  const across = columns(screen, aspect);
  const count = facts.space.length; // deep space comes after the last one
  const left = count % across;
  // Deep space is wide: it takes the rest of the last row, or a row of its own.
  const deepRow = Math.floor(count / across) + (left !== 0 && across - left < 2 ? 1 : 0);
  const rows = Array.from({ length: count + 1 }, (_, space) => (space === count ? deepRow : Math.floor(space / across)));

  const bases = rowLines(facts, rows, deepRow + 1);
  const height = (bases[0] ?? 0) + PAD.height / 2 + LANE + GROUND;
  const pitch = pitchFor(across, screen, height, aspect);
  const width = across * pitch + 2 * EDGE;
  const column = (space: number): number => {
    const step = space % across;
    return Math.floor(space / across) % 2 ? across - 1 - step : step;
  };
  const spots = Array.from({ length: count }, (_, space): Spot => {
    const place = column(space);
    const wave = 5 * Math.sin((place * 2 * Math.PI) / 3.6 + 0.6);
    return { x: EDGE + (place + 0.5) * pitch, y: round((bases[rows[space] ?? 0] ?? 0) + wave) };
  });
  const deep = deepSpace(deepRow, rows[count - 1] === deepRow ? left : 0, pitch, bases[deepRow] ?? 0, width);
  spots.push({ x: (deep.left + deep.right) / 2, y: bases[deepRow] ?? 0 });

  return {
    across,
    pitch,
    width,
    height,
    spots,
    rows,
    planets: facts.planet.map((planet) => globe(planet.spaces, spots, rows, pitch, width)),
    moons: facts.space.map((_, number) => {
      const [count, spot] = [moonPoints(facts, number).length, spots[number] ?? { x: 0, y: 0 }];
      return planetAt(facts, number) < 0 ? moonsOf(count, spot) : moonsBelow(count, spot);
    }),
    road: road(spots, rows, pitch, width),
    ground: (bases[0] ?? 0) + PAD.height / 2 + LANE,
    deep,
    tray: trayAbove(facts, across, pitch, bases[0] ?? 0),
  };
}

/** The free sky above the first spaces of the lowest row, if there is enough. */
function trayAbove(facts: Facts, across: number, pitch: number, base: number): Plan['tray'] {
  const taken = facts.space.findIndex((_, number) => moonPoints(facts, number).length > 0 || planetAt(facts, number) >= 0);
  if (across < 10 || taken < 5) return null;
  return { left: 12, top: base - PAD.height / 2 - SITE + 4, width: Math.min(taken, across) * pitch - 12, height: TRAY };
}

/** The height of each row's line; rows with somewhere to land need more room above. */
function rowLines(facts: Facts, rows: number[], count: number): number[] {
  const tall = new Set<number>([count - 1]);
  for (const number of facts.space.keys()) if (moonPoints(facts, number).length) tall.add(rows[number] ?? 0);
  for (const planet of facts.planet) tall.add(Math.min(...planet.spaces.map((space) => rows[space] ?? 0)));
  const lines: number[] = [];
  let y = SKY;
  for (let row = count - 1; row >= 0; row--) {
    y += (tall.has(row) ? SITE : PLAIN) + PAD.height / 2;
    lines[row] = y;
    y += PAD.height / 2 + LANE;
  }
  return lines;
}

function deepSpace(row: number, taken: number, pitch: number, base: number, width: number): Plan['deep'] {
  const inner = EDGE + taken * pitch;
  const [left, right] = row % 2 ? [0, width - inner] : [inner, width];
  return { left, right, top: base - PAD.height / 2 - SITE, bottom: base + PAD.height / 2 + LANE - 8 };
}

/** A planet hangs above its spaces, or at the bend between them; there the road runs around it. */
function globe(spaces: number[], spots: Spot[], rows: number[], pitch: number, width: number): Globe {
  const lowest = Math.min(...spaces.map((space) => rows[space] ?? 0));
  const there = spaces.filter((space) => rows[space] === lowest).map((space) => spots[space] ?? { x: 0, y: 0 });
  const r = Math.min(47, pitch / 2 + 3);
  const x = there.reduce((sum, spot) => sum + spot.x, 0) / there.length;
  const y = Math.min(...there.map((spot) => spot.y)) - PAD.height / 2 - 12 - r;
  const bend = there.length < spaces.length ? (x < width / 2 ? -6 : 6) : 0;
  return { x: x + bend, y: round(y), r };
}

function moonsOf(count: number, spot: Spot): Globe[] {
  if (count > 4) return moonsInThrees(count, spot);
  return Array.from({ length: count }, (_, index) => {
    const pair = count > 2 ? Math.floor(index / 2) : 0;
    const inPair = count > 2 ? index % 2 : index;
    const shift = count === 1 ? 0 : inPair ? 19.5 : -19.5;
    return { x: spot.x + shift, y: round(spot.y - 53 - pair * 36 - (inPair ? 7 : 0)), r: 17 };
  });
}

/** More moons than fit two by two are smaller. */
function moonsInThrees(count: number, spot: Spot): Globe[] {
  return Array.from({ length: count }, (_, index) => ({
    x: spot.x + ((index % 3) - 1) * 25,
    y: round(spot.y - 42 - Math.floor(index / 3) * 26),
    r: 12,
  }));
}

/** Moons of a space with a planet above it are in the lane below. */
function moonsBelow(count: number, spot: Spot): Globe[] {
  const gap = Math.min(24, (PAD.width + 8) / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => ({
    x: round(spot.x + (index - (count - 1) / 2) * gap),
    y: round(spot.y + PAD.height / 2 + 15),
    r: 11,
  }));
}

/** The line along which the rocket flies, as the path of a drawing. */
function road(spots: Spot[], rows: number[], pitch: number, width: number): string {
  const parts = [`M${spots[0]?.x ?? 0} ${spots[0]?.y ?? 0}`];
  for (let space = 1; space < spots.length; space++) {
    const from = spots[space - 1]!;
    const to = spots[space]!;
    if (rows[space] === rows[space - 1]) {
      const middle = (from.x + to.x) / 2;
      parts.push(`C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`);
    } else {
      const out = from.x > width / 2 ? width + pitch * 0.1 : -pitch * 0.1;
      parts.push(`C${out} ${from.y} ${out} ${to.y} ${to.x} ${to.y}`);
    }
  }
  return parts.join('');
}

/** The symbols of a space with their places around its middle. */
export function symbolsOf(space: PrintedSpace): (Spot & { face: string })[] {
  const last = space.symbols.length - 1;
  const gap = Math.min(24, (PAD.width - 20) / Math.max(1, last));
  return space.symbols.map((symbol, index) => ({ face: String(symbol), x: (index - last / 2) * gap, y: 2 }));
}

/** Where the comet and the galaxy of deep space are. */
export function deepSky(plan: Plan): { centre: Spot; head: Spot } {
  const middle = plan.spots[plan.spots.length - 1]!;
  const wide = plan.deep.right - plan.deep.left > 260;
  return {
    centre: { x: middle.x + (wide ? 60 : 0), y: middle.y - 16 },
    head: { x: middle.x - (wide ? 70 : -14), y: plan.deep.top + (wide ? 62 : 34) },
  };
}

/** Where the rocket floats when it is at a space: in the lane below it. */
export function dock(plan: Plan, space: number): Spot {
  const spot = plan.spots[space] ?? plan.spots[0]!;
  if (space === plan.spots.length - 1) return { x: spot.x, y: spot.y - 20 }; // amid the stars
  return { x: spot.x - 12, y: spot.y + PAD.height / 2 + 18 };
}

/** Whether the road leads to the right there. */
export function headsRight(plan: Plan, space: number): boolean {
  return (plan.rows[space] ?? 0) % 2 === 0;
}

/** The stops of a flight, both ends included. */
export function stops(plan: Plan, from: number, to: number): Spot[] {
  return Array.from({ length: Math.max(0, to - from) + 1 }, (_, step) => dock(plan, from + step));
}

/** The start of a window of this height that shows a space at its bottom and as much as possible of the road ahead. */
export function camera(plan: Plan, window: number, space: number): number {
  const onPad = plan.rows[space] === 0; // then Earth is in the picture
  const bottom = onPad ? plan.height : (plan.spots[space]?.y ?? 0) + PAD.height / 2 + LANE + 8;
  return Math.max(0, Math.min(plan.height - window, round(bottom - window)));
}

/** Whether that window also shows another space with its moons or planet. */
export function inSight(plan: Plan, window: number, top: number, space: number): boolean {
  const y = plan.spots[space]?.y ?? 0;
  return y - PAD.height / 2 >= top && y + PAD.height / 2 + LANE <= top + window;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
