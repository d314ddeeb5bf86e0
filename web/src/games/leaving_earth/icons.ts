// The icons of Leaving Earth as paths, each around the point 0, 0. All of them are our own.

export const MARK_PATHS = [
  'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
  'M-5.4-5.4h10.8v10.8h-10.8z',
  'M0-7.4l6.8 7.4l-6.8 7.4l-6.8-7.4z',
  'M-2.4-6.9h4.8v4.5h4.5v4.8h-4.5v4.5h-4.8v-4.5h-4.5v-4.8h4.5z',
  'M0 6.9c-10.5-7.5-6.9-13.5-3-13.5q2.4 0 3 2.4q.6-2.4 3-2.4c3.9 0 7.5 6-3 13.5z',
];

/** What waits on a way, drawn as lines in a field 18 units wide. */
export const SYMBOLS: Record<string, string> = {
  time: 'M-5.5-7.5h11M-5.5 7.5h11M-4.5-7.5c0 5 9 10 9 15M4.5-7.5c0 5-9 10-9 15',
  radiation: 'M0-1.6v-.1M0 0m-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M0-4.2v-4M3.6 2.1l3.5 2M-3.6 2.1l-3.5 2M-4-7a8 8 0 0 1 8 0M7.9-.6a8 8 0 0 1-3.6 7.2M-7.9-.6a8 8 0 0 0 3.6 7.2',
  atmospheric_entry: 'M-7 3.5q7 6.5 14 0M-4 .5q4 3 8 0M-5-2.5v-5M0-3.5v-5M5-2.5v-5',
  landing: 'M0-8v10M-4.5-2l4.5 4.5l4.5-4.5M-7.5 7.5h15',
  explore: 'M-3.6-3.6q0-4 3.8-4q3.8 0 3.8 3.6q0 2.4-2.4 3.6q-1.6 1-1.6 3M0 7v.2',
  automatic: 'M2.5-8l-6 8.5h6l-4 8',
  lost: 'M-5.5-5.5l11 11M5.5-5.5l-11 11',
  time_fixed: 'M-6.5-7.500v15M6.5-7.500v15M-6.5-7.500h13M-6.5 7.500h13M-4-7.500c0 5 8 10 8 15M4-7.500c0 5-8 10-8 15',
  aerobraking: 'M-8-7q3 7 14 5.500M2.800-4.800l3.600 3.200l-3.200 3.400M-8 6.500q4-4.500 8 0t8 0',
};

// What the modules of a station have in common; the sign of each is cut out of it.
const MODULE = 'M-9-8h18q2 0 2 2v12q0 2-2 2h-18q-2 0-2-2v-12q0-2 2-2zM-13.500-3h2v6h-2zM11.500-3h2v6h-2z';

/** Components and people, filled, in a field 24 units wide. */
export const ITEMS: Record<string, string> = {
  juno: 'M0-10q3 3 3 8v7h-6v-7q0-5 3-8zM-3 2l-3 4h3zM3 2l3 4h-3zM-1.5 6h3l-1.5 4z',
  atlas: 'M0-11q4 3.4 4 9v6h-8v-6q0-5.6 4-9zM-4 0l-4 5v2h4zM4 0l4 5v2h-4zM-2 6h4l-2 5z',
  soyuz: 'M0-11q3.4 3 3.4 8v8h-6.800v-8q0-5 3.4-8zM-4.4-2l-4 9h4.600zM4.4-2l4 9h-4.600zM-2 7h4l-2 4zM-7 8h2l-1 3zM5 8h2l-1 3z',
  saturn: 'M0-12l2 4h-4zM-3-7h6l1 5h-8zM-5-1h10v8h-10zM-5 7l-3 3h16l-3-3zM-4 11h2l-1 2zM-1 11h2l-1 2zM2 11h2l-1 2z',
  proton: 'M0-12q2.600 2.500 2.600 6.500v3h-5.200v-3q0-4 2.600-6.500zM-3.400-2h6.800v9h-6.800zM-8-.5q1.800-2.500 3.600 0v7.500h-3.600zM4.400-.5q1.800-2.500 3.600 0v7.500h-3.600zM-7.500 8h2.600l-1.300 3.500zM-1.500 8h3l-1.500 4.500zM4.900 8h2.600l-1.300 3.500z',
  ion_thruster: 'M-8-8h5v6h-5zM3-8h5v6h-5zM-3-6h6v2h-6zM-3-3h6l2 6h-10zM-4 5h1.500v6h-1.500zM-.7 5h1.500v6h-1.500zM2.5 5h1.500v6h-1.500z',
  probe: 'M-3.5-3.500h7v7h-7zM-11-2.500h6v5h-6zM5-2.500h6v5h-6zM-.8-9h1.600v4.500h-1.600zM-4-10q4 4 8 0l-1.5-1q-2.5 2-5 0z',
  galileo: 'M-9.5-6q9.500-8 19 0l-9.500 5zM-1-1h2v3h-2zM-4 2h8v6h-8zM4 4h8v1.600h-8zM-10 4h6v1.600h-6zM-12 2.400h2v4.800h-2zM-1 8h2v4h-2z',
  explorer: 'M-9.500-1h15l4 4v3h-19zM-5.500-6h1.800v5h-1.800zM-9-10.500h9v4.500h-9zM-7-9h2v1.500h-2zM-10 9a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0zM-2.500 9a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0zM5 9a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0z',
  vostok: 'M-7-1a7 7 0 1 1 14 0a7 7 0 1 1-14 0zM-4 7h8l2 4h-12z',
  apollo: 'M-2.5-10h5l6 13q-8.5 4-17 0zM-5 7h10v4h-10z',
  eagle: 'M-5-9h10l2.5 4v6h-15v-6zM-7 2l-4 8h2.500l4-8zM7 2l4 8h-2.500l-4-8zM-2 2h4l1.5 4h-7z',
  aldrin: 'M-10-5h20q2 0 2 2v6q0 2-2 2h-20q-2 0-2-2v-6q0-2 2-2zM-7-11h3v5h-3zM4-11h3v5h-3zM-7 6h3v5h-3zM4 6h3v5h-3z',
  supplies_1x: 'M-6-6h12v12h-12zM-8-8h16v2h-16z',
  supplies_5x: 'M-10-2h9v9h-9zM1-2h9v9h-9zM-5-12h9v9h-9z',
  food: 'M0-4q-3-2.500-6.500-1.500q-4.500 2-3 8.500q2 8 6.500 8q1.500 0 3-1q1.500 1 3 1q4.500 0 6.500-8q1.500-6.500-3-8.500q-3.500-1-6.500 1.500zM0-5.500q0-4.500 5-6.500q1 4.500-5 6.500z',
  medical_supplies: 'M-10.500-6h21v16h-21zM-5-10.500h10v4h-2.500v-1.800h-5v1.800h-2.500zM-1.800-3h3.600v3.200h3.200v3.600h-3.200v3.200h-3.600v-3.200h-3.200v-3.600h3.200z',
  spare_parts: 'M-2.2 -7.7L-2 -10.8L2 -10.8L2.2 -7.7L3.9 -7L6.3 -9L9 -6.3L7 -3.9L7.7 -2.2L10.8 -2L10.8 2L7.7 2.2L7 3.9L9 6.3L6.3 9L3.9 7L2.2 7.7L2 10.8L-2 10.8L-2.2 7.7L-3.9 7L-6.3 9L-9 6.3L-7 3.9L-7.7 2.2L-10.8 2L-10.8 -2L-7.7 -2.2L-7 -3.9L-9 -6.3L-6.3 -9L-3.9 -7zM-3.500 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z',
  experiment: 'M-3.500-11.500h7v2h-1.200v5.500l6.700 11.500q1 3-2 3h-14q-3 0-2-3l6.700-11.500v-5.500h-1.200zM-3.500 3h7l2.500 4.500h-12z',
  results: 'M-8-11.500h10.500l5.500 5.500v17.500h-16zM-5-4h8v2h-8zM-5 .5h10v2h-10zM-5 5h7v2h-7z',
  rover: 'M-9-1.500h17l2.500 4h-19.500zM.5-10.500h7v4.500h-7zM3-6h2v4.500h-2zM-10.500-9q0 6 6.500 6.500l-2.500-4zM-10.500 7a3.700 3.700 0 1 0 7.400 0a3.700 3.700 0 1 0-7.400 0zM2.600 7a3.700 3.700 0 1 0 7.400 0a3.700 3.700 0 1 0-7.400 0z',
  science_module: `${MODULE}M-1.700-6h3.400v3.500l4 7.500h-11.400l4-7.500z`,
  medical_module: `${MODULE}M-1.800-5.500h3.600v3.700h3.700v3.600h-3.700v3.700h-3.600v-3.700h-3.700v-3.600h3.700z`,
  hydroponics_module: `${MODULE}M-.9 6v-5q-5-.3-5.600-5.500q5 0 6.500 3.200q1.500-3.200 6.500-3.200q-.6 5.200-5.600 5.500v5z`,
  fuel_generator: `${MODULE}M0-6.500q5 5.800 5 8.300q0 4.400-5 4.400t-5-4.400q0-2.500 5-8.300z`,
  space_habitat: 'M-11.500 0a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0zM-7.500 0a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0zM-3.200 0a3.2 3.2 0 1 0 6.400 0a3.2 3.2 0 1 0-6.400 0zM-7.500-1h4.400v2h-4.400zM3.100-1h4.400v2h-4.400zM-1-7.500h2v4.400h-2zM-1 3.100h2v4.400h-2z',
  ground_habitat: 'M-11 6a11 12 0 0 1 22 0zM-12.500 7.500h25v3h-25zM-2 6v-5.500h4v5.500zM-7.500 1h3.500v2.800h-3.500zM4 1h3.500v2.800h-3.500z',
  ground_habitat_parts: 'M-12 1a8 9 0 0 1 8.500-9v9zM3.500-8a8 9 0 0 1 8.500 9h-8.500zM-2-11h4v12h-4zM-12 3h24v2.500h-24zM-9 7.500h18v2.500h-18z',
  shuttle: 'M0-12.500q3 3.500 3 8v2.500l8 8.500v3h-5.500l-1.500 2.500h-8l-1.500-2.500h-5.500v-3l8-8.500v-2.500q0-4.500 3-8zM-1.200-7h2.400v2.500h-2.400z',
  daedalus: 'M0-12q3.600 3 3.600 6.500v2h-7.200v-2q0-3.500 3.600-6.500zM-5.500-2.500h11v7.500h-11zM-3 6h6l3.500 6h-13z',
  small_fuel_tank: 'M-5-4.500q0-3 5-3t5 3v9q0 3-5 3t-5-3zM-5-1h10v2h-10z',
  large_fuel_tank: 'M-8-8.500q0-4 8-4t8 4v17q0 4-8 4t-8-4zM-8-4.500h16v2h-16zM-8 2.500h16v2h-16z',
  palladium: 'M-6.500-4h13l4.500 9h-22zM-5-2h10l1 2h-12z',
  platinum: 'M-4.500-9h9l3.500 8h-16zM-8 1h16l4 9h-24z',
  iridium: 'M-3.500-9.500h7l3 8.500h-13zM-9 .5h6l2.500 8.500h-11.500zM3 .5h6l3 8.500h-11.500z',
  fossil: 'M-12 0q2-6 7-6v12q-5 0-7-6zM-9.200-1.700h2v2h-2zM-4-.9h11v1.800h-11zM-3-6.500h1.800v5h-1.800zM-3 1.500h1.800v5h-1.800zM.6-5.500h1.800v4h-1.800zM.6 1.500h1.800v4h-1.800zM4.200-4.500h1.800v3h-1.800zM4.200 1.500h1.800v3h-1.800zM7.500 0l4.500-5v10z',
  wreckage: 'M-12 7l5.500-11l4.500 2.500l-3.500 9.500zM-2-9l7-3l3.500 6.500l-8 3.500zM1 2l8.500-2l2.500 9l-7 2.500z',
  alien_object: 'M0-12.500l7 11.500l-7 13.500l-7-13.500zM0-8l3.600 7l-3.600 2.200l-3.600-2.200zM-12-7h2.500v2.500h-2.500zM9.500-7h2.500v2.500h-2.500z',
  sample: 'M-8 3l3-8l7-4l6 5l1 7l-6 5h-8z',
  pilot: 'M-5-5a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM-9 11q0-9 9-9t9 9zM-11-8l5-1v2l-5 2z',
  mechanic: 'M-5-5a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM-9 11q0-9 9-9t9 9zM7-11h2v4h3v2h-3v3h-2v-3h-2v-2h2z',
  doctor: 'M-5-5a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM-9 11q0-9 9-9t9 9zM-1 4h2v2h2v2h-2v2h-2v-2h-2v-2h2z',
  scientist: 'M-5-5a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM-9 11q0-9 9-9t9 9zM7.500-12.500h3.600v1.500h-.8v2.800l2.500 5.200h-7l2.500-5.200v-2.800h-.8z',
};

/** The planets that must stand right for a way, drawn as the symbols. */
export const PLANETS: Record<string, string> = {
  jupiter: 'M-6.5-5q1-2.800 3.800-2.500q3.600.8 1.600 5q-1.800 3.400-5.600 5.500h13.200M3.400-8v16',
  saturn: 'M-3.500-8.200v11.200M-6.800-5.500h7M-3.500-1q4-3.800 6.600-.8q1.600 2.800-.8 5.400q-1.800 2.200.2 3.800q1.600.8 2.900-.6',
  uranus: 'M-6-8v8.500M6-8v8.500M-6-3.700h12M0-8v10.800M-2.300 5.300a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0-4.600 0',
  neptune: 'M-6-7.500v3.500q0 5 6 5t6-5v-3.500M0-8v16M-3.800 4.600h7.600M-8-5.500l2-2.200l2 2.200M4-5.500l2-2.200l2 2.200',
};

/** A symbol of a way or the sign of a planet. */
export const signOf = (name: string): string => SYMBOLS[name] ?? PLANETS[name] ?? '';

export function itemPath(item: string): string {
  const name = item.replace(/^damaged_/, '');
  if (ITEMS[name]) return ITEMS[name];
  return name.endsWith('_sample') ? ITEMS.sample! : name.endsWith('_results') ? ITEMS.results! : ITEMS.supplies_1x!;
}

/** What a spacecraft carries that nobody wants at home. */
export const GERM = 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM-3-1a1.3 1.3 0 1 0 2.600 0a1.3 1.3 0 1 0-2.600 0zM.5 1.500a1.1 1.1 0 1 0 2.200 0a1.1 1.1 0 1 0-2.200 0zM-.8-8h1.600v3.200h-1.600zM-.8 4.800h1.600v3.200h-1.600zM-8-.8h3.200v1.600h-3.200zM4.800-.8h3.200v1.600h-3.200zM-6.200-5.100l1.100-1.100l2.200 2.200l-1.100 1.100zM2.900 4l1.100-1.100l2.200 2.200l-1.100 1.100zM5.100-6.200l1.100 1.100l-2.200 2.200l-1.100-1.100zM-5.100 6.200l-1.100-1.100l2.200-2.200l1.100 1.100z';

/** A spacecraft on the map: a small ship, nose up, 40 units across with its halo. */
export const SHIP = 'M0-17q8 7 8 17v7l5 6v4l-8-2.500h-10l-8 2.500v-4l5-6v-7q0-10 8-17z';

export interface Globe {
  light: string;
  dark: string;
  mark: string;
  marks: string; // what lies on it, in the second colour
  spot?: { colour: string; d: string }; // and something in a third one
  ring?: { colour: string; width: number; tilt: number };
}

/** The worlds, each with a radius of 50. */
export const GLOBES: Record<string, Globe> = {
  earth: { light: '#7cc4ff', dark: '#1d4fae', mark: '#5fc27e', marks: 'M-30-26q14-12 26-6q4 8-6 14q-2 12-12 10q-14-4-8-18zM6-4q14-10 28 0q6 12-4 20q-8 14-16 12q-8-10-10-18zM-26 14q10-2 14 8q-2 14-8 16q-10-8-6-24zM12-36q10 0 14 6q-8 6-14-6z' },
  moon: { light: '#eceef8', dark: '#9298b5', mark: '#b4b9d0', marks: 'M-24-14a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM8 10a13 13 0 1 0 26 0a13 13 0 1 0-26 0zM-20 24a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM12-28a6 6 0 1 0 12 0a6 6 0 1 0-12 0z' },
  venus: { light: '#ffe3a6', dark: '#c98a35', mark: '#f6c877', marks: 'M-46-14q24-12 48-4t40-6v9q-20 8-42 2t-47 9zM-48 10q26 8 48 2t46 4l-2 9q-24-4-44 2t-44-6zM-30-34q18-6 34-1t24 1l-6 7q-16 2-26-1t-28 1z' },
  mars: { light: '#ff9a6e', dark: '#a83c22', mark: '#c9552f', marks: 'M-40-8q20-10 36 2t34-6q6 10-6 16t-26 4t-38-4zM-16 26q14-6 30 0q-4 10-16 12q-12-2-14-12zM-16-46q16-5 32 0q-8 8-16 8t-16-8z' },
  phobos: { light: '#cbb3a2', dark: '#6d5547', mark: '#8b7161', marks: 'M-26-10a14 14 0 1 0 28 0a14 14 0 1 0-28 0zM10 18a8 8 0 1 0 16 0a8 8 0 1 0-16 0z' },
  ceres: { light: '#c6cedd', dark: '#646d80', mark: '#eef4ff', marks: 'M4-10a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM-24 14a9 9 0 1 0 18 0a9 9 0 1 0-18 0z' },
  mercury: { light: '#d9c2ad', dark: '#7a6250', mark: '#a48975', marks: 'M-28-12a12 12 0 1 0 24 0a12 12 0 1 0-24 0zM4 16a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM8-26a6 6 0 1 0 12 0a6 6 0 1 0-12 0z' },
  jupiter: {
    light: '#f8e2bf',
    dark: '#a06a3c',
    mark: '#c8915f',
    marks: 'M-50-33q25-5 50 0t50 0v8q-25 5-50 0t-50 0zM-50-13q25 5 50 0t50 0v13q-25-5-50 0t-50 0zM-50 15q25-4 50 0t50 0v10q-25 4-50 0t-50 0zM-50 35q25 3 50 0t50 0v5q-25 3-50 0t-50 0z',
    spot: { colour: '#b9472a', d: 'M6 11a12 7 0 1 0 24 0a12 7 0 1 0-24 0z' },
  },
  io: { light: '#fff0a0', dark: '#b6862c', mark: '#d8702f', marks: 'M-26-16a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM6-28a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM4 8a11 9 0 1 0 22 0a11 9 0 1 0-22 0zM-28 18a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM-6 32a5 5 0 1 0 10 0a5 5 0 1 0-10 0z' },
  europa: { light: '#f7f1e3', dark: '#9d917f', mark: '#a86a45', marks: 'M-48-14q44 6 92 34l-2 3q-46-27-91-33zM-34 36q24-44 66-66l2 3q-40 22-63 65zM-22-46q22 42 10 92l-3-1q11-48-10-90zM-46 8q40 16 70 12v3q-32 4-72-12z' },
  ganymede: { light: '#d9cdbd', dark: '#6a5d50', mark: '#94846f', marks: 'M-44-22q18-18 40-10q8 16-8 26q-22 8-32-16zM4 4q22-10 38 4q2 22-16 30q-22-6-22-34zM-34 14q12-2 18 8q-4 14-14 12q-8-10-4-20zM14-34a7 7 0 1 0 14 0a7 7 0 1 0-14 0z' },
  callisto: { light: '#b5a694', dark: '#4b4138', mark: '#dccfbc', marks: 'M-26-18a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM8-24a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM-8 4a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM20 10a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM-32 14a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM0 30a5 5 0 1 0 10 0a5 5 0 1 0-10 0z' },
  saturn: {
    light: '#fbeac2',
    dark: '#ab8647',
    mark: '#d6b475',
    marks: 'M-50-30q50 10 100 0v8q-50 10-100 0zM-50-6q50 10 100 0v10q-50 10-100 0zM-50 20q50 9 100 0v7q-50 9-100 0z',
    ring: { colour: '#e6d3a3', width: 13, tilt: -14 },
  },
  titan: { light: '#ffd48c', dark: '#b06a1c', mark: '#eeb057', marks: 'M-48-18q24-8 48 0t48 0v9q-24 8-48 0t-48 0zM-50 8q26 8 50 0t50 0v10q-26 8-50 0t-50 0z' },
  enceladus: { light: '#ffffff', dark: '#9fb4c4', mark: '#7fb6d2', marks: 'M-20 20q4 14 2 28h-4q1-14-2-27zM-4 22q3 14 1 27h-4q1-14-1-26zM12 20q2 14-2 28h-4q4-14 2-27zM-30-20a5 5 0 1 0 10 0a5 5 0 1 0-10 0z' },
  uranus: { light: '#d6f6f5', dark: '#4a95a5', mark: '#aee5e8', marks: 'M-50-22q50 12 100 0v10q-50 12-100 0zM-50 14q50 10 100 0v9q-50 10-100 0z', ring: { colour: '#bfe8ea', width: 3, tilt: 62 } },
  neptune: { light: '#8fbaff', dark: '#2140a8', mark: '#c4dbff', marks: 'M-40-20q26-8 50 0v3q-24-5-50 0zM-20 22q26 8 54-2v3q-28 10-54 2zM-44 4q14-5 30 0v3q-14-4-30 0z', spot: { colour: '#1b318a', d: 'M-4-2a13 8 0 1 0 26 0a13 8 0 1 0-26 0z' } },
};
