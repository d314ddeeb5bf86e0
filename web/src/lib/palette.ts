// The colours of the seats, each with a mark of its own, for those who cannot tell the colours apart.

export const MARKS = ['●', '■', '◆', '✚', '♥'] as const;

export function markOf(colour: number): string {
  return MARKS[colour % MARKS.length] ?? '●';
}

/** The style sheet has a class per colour, because the page's policy allows no style in attributes. */
export function classOf(colour: number): string {
  return `seat-${colour % MARKS.length}`;
}
