// The icons of MLEM as paths, each around the point 0, 0. All of them are our own.

export const NIGHT = '#0b1030';
export const CREAM = '#fff6e0';
export const FLAME = '#ffb454';
export const MARKS = ['●', '■', '◆', '✚', '♥']; // the second cue beside the colour of a seat

// The suits have the same brightness in all themes: they are shown on a dark background, and carry dark marks.
export const SUITS = ['#ffa24a', '#5cc8ff', '#ffe169', '#ff86cf', '#7be495'];
export const SEAT_INKS = SUITS.map((suit, index) => `var(--seat-${index}, ${suit})`); // for text
export const FURS = ['#f6c48a', '#c3cbe0', '#8b8da8', '#fbf6ee', '#cf9a66'];
// Distinguishing marks of the cats' faces: stripes, a blaze, patches.
export const COATS = [
  { d: 'M-3-12v3.4M0-12.6v4.4M3-12v3.4M-8.6-2.6l2.6.4M8.6-2.6l-2.6.4', line: '#d98b3f', fill: 'none' },
  { d: 'M-2-11.4q2 8 0 11.4q2 1.4 4 0q-2-3.4 0-11.4z', line: 'none', fill: '#eef1fa' },
  { d: 'M-5.4 0q5.4-3 10.8 0q-1.4 3.4-5.4 3.4t-5.4-3.4z', line: 'none', fill: '#e6e6f2' },
  { d: 'M1-11h4.2l3.6-2l-.6 8q-5.4 1.2-7.2-6z', line: 'none', fill: '#f0b06a' },
  { d: 'M-9-5l-.8-8.4l4.6 2.8q1 5-3.8 5.6z', line: 'none', fill: '#7d5636' },
];

/** Icons of the specialists, as lines in a field 20 units wide. */
export const SPECIALIST_PATHS: Record<string, string> = {
  satellite: 'M-2.5-2.5h5v5h-5zM-9-2.5h4.5v5h-4.5zM4.5-2.5h4.5v5h-4.5zM0-2.5v-3M-2.5-7q2.5 2.5 5 0M0 2.5v4',
  drifter: 'M-9 0h18M-5.5-4l-4 4l4 4M5.5-4l4 4l-4 4M0-5v10',
  parachutist: 'M-8-1q0-8 8-8t8 8q-2.7-2-5.3 0q-2.7-2-5.4 0q-2.7-2-5.3 0zM-8-1l8 9l8-9M0 8v-7',
  moonwalker: 'M4-8a8.5 8.5 0 1 0 4 12a7.5 7.5 0 0 1-4-12z',
  settler: 'M-8 7v-5a8 8 0 0 1 16 0v5zM-2.5 7v-5h5v5M0-6v-3',
  voyager: 'M6-4a7 7 0 1 0 1 7a5 5 0 1 1-4-6.5M7-8l.5-1.5M9-4.5l1.5-.5',
  saboteur:
    'M3.4-2.4l1.6-1.6M5-4q1.6-3.6 4-1.6M-5 2.6a3.4 3.4 0 0 1 2.6-2.8M-8 3a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0-13.2 0M9-10v2.4M11.4-8.6l-1.6 1.2M6.6-8.6l1.6 1.2',
  engineer: 'M-8 8l8-8M-.5.5a4.8 4.8 0 0 0 7-6.5l-3 3l-2.5-.5l-.5-2.5l3-3a4.8 4.8 0 0 0-6 6.5l-8 8z',
};

/** Pips are lines without length and with round ends. */
export const PIPS: Record<string, string> = {
  '1': 'M0 0h0',
  '2': 'M-5-5h0M5 5h0',
  '3': 'M-5.4-5.4h0M0 0h0M5.4 5.4h0',
  '4': 'M-5-5h0M5-5h0M-5 5h0M5 5h0',
};
export const FLAME_PATH = 'M0-9c1 4 6 5.5 6 11a6 6 0 0 1-12 0c0-3 1.6-4 2-7c1.6 1 2.4 2 2.6 3.6c1.2-2 1.6-4.6 1.4-7.6z';
export const CROWN_PATH = 'M-9 6l-2-12l6 5l5-8l5 8l6-5l-2 12z';
export const STAR_PATH = 'M0-9l2.6 5.7l6.2 .7l-4.6 4.2l1.3 6.1l-5.5-3.1l-5.5 3.1l1.3-6.1l-4.6-4.2l6.2-.7z';
export const PAW_PATH =
  'M0-1c4 0 7 4.6 5.2 7.6c-1.7 2.3-3.4 .6-5.2 .6s-3.5 1.7-5.2-.6c-1.8-3 1.2-7.6 5.2-7.6zM-9.2-3.6a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0zM-4.9-7.6a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0zM.3-7.6a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0zM4.6-3.6a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0z';

export const PLANET_COLOURS = [
  ['#f6b08f', '#d9724f'],
  ['#a9bffb', '#5c7ee0'],
  ['#8fe0e6', '#3a9aa8'],
  ['#e3c48d', '#a97f45'],
  ['#c9b3f5', '#8365c9'],
] as const;

/** Shapes that turn a planet of radius 50 into a toy: filled ones and thick lines. */
export interface Toy {
  fill: string;
  line: string;
  width: number;
  colour: string;
  behind?: string; // what sticks out: ears, a thread, a rim
  stuffed?: boolean; // and is filled
}

export const TOYS: Record<string, Toy> = {
  paw: {
    fill: 'M0-6c14 0 24 16 18 26c-6 8-12 2-18 2s-12 6-18-2c-6-10 4-26 18-26zM-33-13a8.5 9.5 0 1 0 17 0a8.5 9.5 0 1 0-17 0zM-17.5-27a8.5 9.5 0 1 0 17 0a8.5 9.5 0 1 0-17 0zM.5-27a8.5 9.5 0 1 0 17 0a8.5 9.5 0 1 0-17 0zM16-13a8.5 9.5 0 1 0 17 0a8.5 9.5 0 1 0-17 0z',
    line: '',
    width: 0,
    colour: '#7c3320',
  },
  yarn_ball: {
    fill: '',
    line: 'M-42-22q30 18 14 62M-30-34q30 22 18 78M-16-42q30 30 22 88M0-46q28 34 26 84M16-44q24 30 24 68M-45 14q40 20 88-8M-46 0q44 18 92-14M-44-14q44 14 84-18',
    width: 2.6,
    colour: '#f2f5ff',
    behind: 'M30 36q14 12 24 4t8-18q-2-8-10-4t-2 12',
  },
  goldfish_bowl: {
    fill: 'M-24 8q18-20 38 0l14-10v20l-14-10q-20 20-38 0zM24-22a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM15-31a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z',
    line: 'M-46-16q11.5-8 23 0t23 0t23 0t23 0M-34 34q6-14 2-22M-28 38q2-10 8-14',
    width: 3,
    colour: '#fff2d0',
    behind: 'M-30-45q30-16 60 0',
  },
  rope_ball: {
    fill: '',
    line: 'M-48-14q24-19 48 0t48-2M-50 4q25-19 50 0t50-2M-46 21q23-17 46 0t44-2M-34 37q17-12 34 0t32-2M-38-30q19-14 38 0t36-2',
    width: 6,
    colour: '#fff0cf',
    behind: 'M-34 34q-14 6-20 0M-32 38q-10 12-18 12M34 34q14 6 20 0M32 38q10 12 18 12',
  },
  toy_mouse: {
    fill: 'M-20-12a5.5 6.5 0 1 0 11 0a5.5 6.5 0 1 0-11 0zM9-12a5.5 6.5 0 1 0 11 0a5.5 6.5 0 1 0-11 0zM-7 8q7-5 14 0q-1 8-7 9q-6-1-7-9z',
    line: 'M0 17v6M0 23q-6 8-12 3M0 23q6 8 12 3M-16 14l-22-5M-16 18l-23 2M16 14l22-5M16 18l23 2',
    width: 2.2,
    colour: '#3f2a7a',
    behind: 'M40 28q18 2 18-12t12-8M-40-26a13 13 0 1 1 18-18M40-26a13 13 0 1 0-18-18',
    stuffed: true,
  },
};
export const CLOUDS = 'M-46-16q24-11 48-4t42-4M-49 8q27 9 49 2t47 4M-40 28q22-7 40 0t36-2';

/** A path moved elsewhere; only its start points may be absolute. */
export function moved(d: string, { x, y }: { x: number; y: number }): string {
  return d.replace(/M(-?[\d.]+) ?(-?[\d.]+)/g, (_, left: string, top: string) => `M${tidy(x + Number(left))} ${tidy(y + Number(top))}`);
}

/** A rectangle with round corners, or with `r` half as large as its sides a circle. */
export function rounded(width: number, height: number, r: number): string {
  const [across, down] = [width - 2 * r, height - 2 * r];
  const corner = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${r - width / 2} ${-height / 2}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

function tidy(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A spiral of stars, about 150 units wide. */
export function spiral(): string {
  let d = '';
  for (let arm = 0; arm < 3; arm++) {
    for (let step = 0; step < 18; step++) {
      const turn = (arm * 2 * Math.PI) / 3 + step * 0.27;
      const reach = 9 + step * 3.9;
      d += `M${(reach * Math.cos(turn)).toFixed(1)} ${(reach * Math.sin(turn)).toFixed(1)}h0`;
    }
  }
  return d;
}
