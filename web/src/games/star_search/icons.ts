// The icons of Star Search as paths, each around the point 0, 0. All of them are our own.

export const NIGHT = '#070b24';
export const GOLD = '#ffd34d';
export const ORANGE = '#ff9b3d';

// Seat colours have the same brightness in all themes: rockets are shown on a dark background.
export const HULLS = ['#ffa24a', '#5cc8ff', '#ffe169', '#ff86cf', '#7be495'];

/** Four distinct rockets, nose up, about 26 wide and 34 high: painted parts, attached parts, the fire. */
export interface RocketArt {
  hull: string;
  fins: string;
  fire: string;
}

export const ROCKETS: RocketArt[] = [
  // The classic, slender and pointed.
  {
    hull: 'M0-17q8 7 8 17q0 7-3 11h-10q-3-4-3-11q0-10 8-17z',
    fins: 'M-7.4 1l-6 7v7l8-4zM7.4 1l6 7v7l-8-4z',
    fire: 'M-4 11h8q-1 7-4 9q-3-2-4-9z',
  },
  // The saucer, wide and low with a dome.
  {
    hull: 'M-7-4q0-10 7-10t7 10q9 1.6 9 6q0 7-16 7t-16-7q0-4.4 9-6z',
    fins: 'M-11 8l-3 7M11 8l3 7M0 9v7',
    fire: 'M-6 9.6h12q-2 5-6 5.4q-4-.4-6-5.4z',
  },
  // The shuttle, with wings.
  {
    hull: 'M0-17q5 4 5 12v17h-10v-17q0-8 5-12z',
    fins: 'M-5-3l-9 13v4h9zM5-3l9 13v4h-9z',
    fire: 'M-4 12h3q0 5-1.5 7q-1.5-2-1.5-7zM1 12h3q0 5-1.5 7q-1.5-2-1.5-7z',
  },
  // The ball, round with an aerial and three feet.
  {
    hull: 'M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0z',
    fins: 'M0-12v-6M-3-18h6M-8 8.6l-5 7M8 8.6l5 7M0 12v5',
    fire: 'M-4 11.6h8q-1 5-4 6.4q-3-1.4-4-6.4z',
  },
];
export const LINED_FINS = [false, true, false, true]; // these are drawn as lines

/** A plump star with five points, 30 across. */
export const STAR_PATH =
  'M0-14q2.2 0 3 2l2.3 5.2q.6 1.3 2 1.5l5.6.6q2.2.3 2.6 2q.3 1.4-1.2 2.7l-4.2 3.8q-1 1-.8 2.4l1.2 5.5q.4 2.1-1 3q-1.3.8-3.1-.3l-4.9-2.8q-1.5-.8-3 0l-4.9 2.8q-1.8 1.1-3.1.3q-1.4-.9-1-3l1.2-5.5q.2-1.4-.8-2.4l-4.2-3.8q-1.5-1.3-1.2-2.7q.4-1.7 2.6-2l5.6-.6q1.4-.2 2-1.5l2.3-5.2q.8-2 3-2z';
/** The fixed star: eight points, four of them long. */
export const FIXED_STAR_PATH = 'M0-19l3.4 10.8l7.4-2.6l-2.6 7.4l10.8 3.4l-10.8 3.4l2.6 7.4l-7.4-2.6l-3.4 10.8l-3.4-10.8l-7.4 2.6l2.6-7.4l-10.8-3.4l10.8-3.4l-2.6-7.4l7.4 2.6z';

export const PLANET_COLOURS = { red: ['#ff9f92', '#e04545'], blue: ['#8fd0ff', '#2f76e0'] } as const;
export const CHART_COLOURS = { red: '#ff7b74', blue: '#6db6ff' } as const;
export const CARD_COLOURS = { red: '#963243', blue: '#2752a0' } as const;

export const CROWN_PATH = 'M-9 6l-2-12l6 5l5-8l5 8l6-5l-2 12z';
/** An arrow that goes around, clockwise. */
export const TURN_PATH = 'M6.4 4.8a8 8 0 1 1 .7-8.4l1.5 1.2M8.6-8.2v5.8h-5.8';

/** Pips of a die as lines without length: black ones first, then the hollow ones. */
export function pips(count: number): Spot[] {
  const places: Record<number, Spot[]> = {
    1: [spot(0, 0)],
    2: [spot(-6, -6), spot(6, 6)],
    3: [spot(-7, -7), spot(0, 0), spot(7, 7)],
    4: [spot(-6, -6), spot(6, -6), spot(-6, 6), spot(6, 6)],
    5: [spot(-7, -7), spot(7, -7), spot(0, 0), spot(-7, 7), spot(7, 7)],
    6: [spot(-7, -7), spot(-7, 0), spot(-7, 7), spot(7, -7), spot(7, 0), spot(7, 7)],
  };
  return places[count] ?? [];
}

interface Spot {
  x: number;
  y: number;
}

function spot(x: number, y: number): Spot {
  return { x, y };
}

/** Points as lines without length and with round ends: many circles in one path. */
export function dots(spots: Spot[]): string {
  return spots.map(({ x, y }) => `M${x} ${y}h0`).join('');
}
