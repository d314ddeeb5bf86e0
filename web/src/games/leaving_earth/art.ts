// The little drawings of Leaving Earth as paths, each around the point 0, 0. All of them are our own.

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
};

/** Components and people, filled, in a field 24 units wide. */
export const ITEMS: Record<string, string> = {
  juno: 'M0-10q3 3 3 8v7h-6v-7q0-5 3-8zM-3 2l-3 4h3zM3 2l3 4h-3zM-1.5 6h3l-1.5 4z',
  atlas: 'M0-11q4 3.4 4 9v6h-8v-6q0-5.6 4-9zM-4 0l-4 5v2h4zM4 0l4 5v2h-4zM-2 6h4l-2 5z',
  soyuz: 'M0-11q3.4 3 3.4 8v8h-6.800v-8q0-5 3.4-8zM-4.4-2l-4 9h4.600zM4.4-2l4 9h-4.600zM-2 7h4l-2 4zM-7 8h2l-1 3zM5 8h2l-1 3z',
  saturn: 'M0-12l2 4h-4zM-3-7h6l1 5h-8zM-5-1h10v8h-10zM-5 7l-3 3h16l-3-3zM-4 11h2l-1 2zM-1 11h2l-1 2zM2 11h2l-1 2z',
  ion_thruster: 'M-8-8h5v6h-5zM3-8h5v6h-5zM-3-6h6v2h-6zM-3-3h6l2 6h-10zM-4 5h1.500v6h-1.500zM-.7 5h1.500v6h-1.500zM2.5 5h1.500v6h-1.500z',
  probe: 'M-3.5-3.500h7v7h-7zM-11-2.500h6v5h-6zM5-2.500h6v5h-6zM-.8-9h1.600v4.500h-1.600zM-4-10q4 4 8 0l-1.5-1q-2.5 2-5 0z',
  vostok: 'M-7-1a7 7 0 1 1 14 0a7 7 0 1 1-14 0zM-4 7h8l2 4h-12z',
  apollo: 'M-2.5-10h5l6 13q-8.5 4-17 0zM-5 7h10v4h-10z',
  eagle: 'M-5-9h10l2.5 4v6h-15v-6zM-7 2l-4 8h2.500l4-8zM7 2l4 8h-2.500l-4-8zM-2 2h4l1.5 4h-7z',
  aldrin: 'M-10-5h20q2 0 2 2v6q0 2-2 2h-20q-2 0-2-2v-6q0-2 2-2zM-7-11h3v5h-3zM4-11h3v5h-3zM-7 6h3v5h-3zM4 6h3v5h-3z',
  supplies_1x: 'M-6-6h12v12h-12zM-8-8h16v2h-16z',
  supplies_5x: 'M-10-2h9v9h-9zM1-2h9v9h-9zM-5-12h9v9h-9z',
  sample: 'M-8 3l3-8l7-4l6 5l1 7l-6 5h-8z',
  pilot: 'M-5-5a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM-9 11q0-9 9-9t9 9zM-11-8l5-1v2l-5 2z',
  mechanic: 'M-5-5a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM-9 11q0-9 9-9t9 9zM7-11h2v4h3v2h-3v3h-2v-3h-2v-2h2z',
  doctor: 'M-5-5a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM-9 11q0-9 9-9t9 9zM-1 4h2v2h2v2h-2v2h-2v-2h-2v-2h2z',
};

export function itemPath(item: string): string {
  const name = item.replace(/^damaged_/, '');
  return ITEMS[name] ?? (name.endsWith('_sample') ? ITEMS.sample! : ITEMS.supplies_1x!);
}

/** A spacecraft on the map: a small ship, nose up, 40 units across with its halo. */
export const SHIP = 'M0-17q8 7 8 17v7l5 6v4l-8-2.500h-10l-8 2.500v-4l5-6v-7q0-10 8-17z';

/** What lies on a globe of radius 50, in a second colour. */
export const GLOBES: Record<string, { light: string; dark: string; mark: string; marks: string }> = {
  earth: { light: '#7cc4ff', dark: '#1d4fae', mark: '#5fc27e', marks: 'M-30-26q14-12 26-6q4 8-6 14q-2 12-12 10q-14-4-8-18zM6-4q14-10 28 0q6 12-4 20q-8 14-16 12q-8-10-10-18zM-26 14q10-2 14 8q-2 14-8 16q-10-8-6-24zM12-36q10 0 14 6q-8 6-14-6z' },
  moon: { light: '#eceef8', dark: '#9298b5', mark: '#b4b9d0', marks: 'M-24-14a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM8 10a13 13 0 1 0 26 0a13 13 0 1 0-26 0zM-20 24a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM12-28a6 6 0 1 0 12 0a6 6 0 1 0-12 0z' },
  venus: { light: '#ffe3a6', dark: '#c98a35', mark: '#f6c877', marks: 'M-46-14q24-12 48-4t40-6v9q-20 8-42 2t-47 9zM-48 10q26 8 48 2t46 4l-2 9q-24-4-44 2t-44-6zM-30-34q18-6 34-1t24 1l-6 7q-16 2-26-1t-28 1z' },
  mars: { light: '#ff9a6e', dark: '#a83c22', mark: '#c9552f', marks: 'M-40-8q20-10 36 2t34-6q6 10-6 16t-26 4t-38-4zM-16 26q14-6 30 0q-4 10-16 12q-12-2-14-12zM-16-46q16-5 32 0q-8 8-16 8t-16-8z' },
  phobos: { light: '#cbb3a2', dark: '#6d5547', mark: '#8b7161', marks: 'M-26-10a14 14 0 1 0 28 0a14 14 0 1 0-28 0zM10 18a8 8 0 1 0 16 0a8 8 0 1 0-16 0z' },
  ceres: { light: '#c6cedd', dark: '#646d80', mark: '#eef4ff', marks: 'M4-10a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM-24 14a9 9 0 1 0 18 0a9 9 0 1 0-18 0z' },
  mercury: { light: '#d9c2ad', dark: '#7a6250', mark: '#a48975', marks: 'M-28-12a12 12 0 1 0 24 0a12 12 0 1 0-24 0zM4 16a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM8-26a6 6 0 1 0 12 0a6 6 0 1 0-12 0z' },
};
