// Owners: an agency has the number of its seat, a joint venture a number after all seats.
import type { Agency, View } from './view';

export const FIRST_VENTURE = 5;
export const VENTURES = ['esa', 'iri', 'ola', 'usc'];

export const isVenture = (owner: number): boolean => owner >= FIRST_VENTURE;

/** The property of an agency or a venture; nothing for a dissolved venture. */
export function holdingsOf(view: View, owner: number): Agency | undefined {
  return isVenture(owner) ? view.ventures.find((venture) => venture.owner === owner)?.holdings : view.agencies[owner];
}

/** All owners, the agencies first. */
export function ownersOf(view: View): { owner: number; holdings: Agency }[] {
  return [...view.agencies.map((holdings, owner) => ({ owner, holdings })), ...view.ventures.map(({ owner, holdings }) => ({ owner, holdings }))];
}

/** The owner whose property the current decision is about. */
export const moverOf = (view: View): number | null => view.acting_for ?? view.turn ?? view.asked;

/** The agency that acts or decides; during a vote about an action for a venture, the agency that wants to act. */
export const actorOf = (view: View): number | null => view.held?.seat ?? view.turn ?? view.asked;
