// Finds the legal choices that a part of the board stands for. The board knows no rules: it only searches the legal choices.
import type { Choice, NoChoice } from '../../protocol';

export function verbOf(choice: Choice | NoChoice | null): string {
  return typeof choice?.action.verb === 'string' ? choice.action.verb : '';
}

/** The choice with this verb, and with this value in a field of its action if one is named. */
export function offered<Kind extends Choice | NoChoice>(choices: Kind[], verb: string, field = '', value: unknown = null): Kind | null {
  return choices.find((choice) => verbOf(choice) === verb && (!field || choice.action[field] === value)) ?? null;
}

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
