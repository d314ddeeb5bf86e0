// Finds legal choices by what their actions say. Boards know no rules: they only search the legal choices.
import type { Choice, NoChoice } from '../protocol';

export function verbOf(choice: Choice | NoChoice | null): string {
  return typeof choice?.action.verb === 'string' ? choice.action.verb : '';
}

/** The choice with this verb, and with this value in a field of its action if one is named. */
export function offered<Kind extends Choice | NoChoice>(choices: Kind[], verb: string, field = '', value: unknown = null): Kind | null {
  return choices.find((choice) => verbOf(choice) === verb && (!field || choice.action[field] === value)) ?? null;
}
