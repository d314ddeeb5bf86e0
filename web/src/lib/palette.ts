// The colours of the seats, each with a mark of its own for players who cannot distinguish the colours.

export const MARKS = ['●', '■', '◆', '✚', '♥'] as const;

export function markOf(colour: number): string {
  return MARKS[colour % MARKS.length] ?? '●';
}

/** The style sheet has a class per colour, because the content security policy allows no style attributes. */
export function classOf(colour: number): string {
  return `seat-${colour % MARKS.length}`;
}
