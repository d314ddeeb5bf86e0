// Finds the legal choices that a part of the board stands for. The board knows no rules: it only searches the legal choices.
import type { Choice, NoChoice } from '../../protocol';
import { placementName, type Placement } from './sky/layout';

export function verbOf(choice: Choice | NoChoice | null): string {
  return typeof choice?.action.verb === 'string' ? choice.action.verb : '';
}

/** The choice with this verb, and with this value in a field of its action if one is named. */
export function offered<Kind extends Choice | NoChoice>(choices: Kind[], verb: string, field = '', value: unknown = null): Kind | null {
  return choices.find((choice) => verbOf(choice) === verb && (!field || choice.action[field] === value)) ?? null;
}

/** All choices with a verb, by the value in a field of their action: placements such as C4 90, holes such as E5. */
export function byField(choices: Choice[], verb: string, field: string): Map<string, Choice> {
  return new Map(choices.filter((choice) => verbOf(choice) === verb).map((choice) => [String(choice.action[field]), choice]));
}

export function placing(places: Map<string, Choice>, place: Placement): Choice | null {
  return places.get(placementName(place)) ?? null;
}

const BUTTONS = ['search', 'roll', 'call_off', 'surprise', 'shower'];

/** Whether a choice has a button beside the sky. */
export function hasButton(choice: Choice): boolean {
  return BUTTONS.includes(verbOf(choice));
}
