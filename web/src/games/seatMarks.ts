// The marks of the seats' colours, ● ■ ◆ ✚ ♥ as on the rest of the page, as paths around the point 0, 0.

export const MARK_PATHS = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'M-3.6-3.6h7.2v7.2h-7.2z',
  'M0-5l4.6 5l-4.6 5l-4.6-5z',
  'M-1.6-4.6h3.2v3h3v3.2h-3v3h-3.2v-3h-3v-3.2h3z',
  'M0 4.6c-7-5-4.6-9-2-9q1.6 0 2 1.6q.4-1.6 2-1.6c2.6 0 5 4-2 9z',
];
