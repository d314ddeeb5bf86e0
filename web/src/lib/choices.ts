// Very many choices of one kind, such as the placements of a chart, are not listed: they are made on the board, or typed.
import type { Choice } from '../protocol';

export const MOST_LISTED = 24;

const argumentOf = ({ action }: Choice): unknown => Object.entries(action).find(([name]) => name !== 'verb')?.[1];
const plain = (word: string): string => word.toLowerCase().replace(/\s+/g, '');

/** The choices that are typed instead of listed: those of a kind that has very many, each with a name. */
export function typed(legal: Choice[]): Choice[] {
  if (legal.length <= MOST_LISTED) return [];
  const count = new Map<unknown, number>();
  for (const { action } of legal) count.set(action.verb, (count.get(action.verb) ?? 0) + 1);
  return legal.filter((choice) => (count.get(choice.action.verb) ?? 0) > MOST_LISTED / 2 && typeof argumentOf(choice) === 'string');
}

export function listed(legal: Choice[]): Choice[] {
  const left = new Set(typed(legal));
  return left.size ? legal.filter((choice) => !left.has(choice)) : legal;
}

/** The choice for a typed text, such as "c4 90". */
export function meant(word: string, choices: Choice[]): Choice | undefined {
  return choices.find((choice) => plain(String(argumentOf(choice))) === plain(word));
}

/** An example of what to type. */
export function example(choices: Choice[]): string {
  const choice = choices[Math.floor(choices.length / 2)];
  return choice ? String(argumentOf(choice)) : '';
}

/** Final choices, such as the end of a turn, come last, so that no slip of a key takes them. */
export function inOrder(choices: Choice[], isFinal: (choice: Choice) => boolean = () => false): Choice[] {
  return choices.some(isFinal) ? [...choices.filter((choice) => !isFinal(choice)), ...choices.filter(isFinal)] : choices;
}
