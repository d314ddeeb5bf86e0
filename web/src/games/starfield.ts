// The stars behind every board.

/** Stars at pseudo-random but fixed positions, as zero-length lines. */
export function stars(width: number, height: number, count: number, seed: number): string {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  let d = '';
  for (let index = 0; index < count; index++) d += `M${Math.round(next() * width)} ${Math.round(next() * height)}h0`;
  return d;
}
