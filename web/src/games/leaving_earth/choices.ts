// Finds the legal choices that a part of the board stands for.
import type { Choice, NoChoice } from '../../protocol';
import { verbOf } from '../choices';

export { offered, verbOf } from '../choices';

/** The first choice with one of these verbs and this value. */
export function firstOf<Kind extends Choice | NoChoice>(choices: Kind[], verbs: readonly string[], field: string, value: unknown): Kind | null {
  return choices.find((choice) => verbs.includes(verbOf(choice)) && choice.action[field] === value) ?? null;
}

export function withVerbs<Kind extends Choice | NoChoice>(choices: Kind[], verbs: readonly string[]): Kind[] {
  return choices.filter((choice) => verbs.includes(verbOf(choice)));
}

export function numberIn(choice: Choice, field: string): number | null {
  const found = choice.preview[field];
  return typeof found === 'number' ? found : null;
}

/** Whether a choice ends the turn. */
export function isFinal(choice: Choice): boolean {
  return verbOf(choice) === 'pass';
}

/** Whether a spacecraft flies into nowhere because of this choice. */
export function loses(choice: Choice): boolean {
  const { automatic } = choice.preview;
  return isFinal(choice) && Array.isArray(automatic) && automatic.some(({ maneuver }: { maneuver: string }) => maneuver.endsWith('__lost'));
}
