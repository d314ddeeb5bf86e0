// Finds the legal choices that a part of the board stands for.
import type { Choice } from '../../protocol';
import { verbOf } from '../choices';
import { placementName, type Placement } from './sky/layout';

export { offered, verbOf } from '../choices';

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
