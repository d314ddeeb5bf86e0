// Whose something can be: an agency has the number of its seat, a joint venture one of those after all seats.
import type { Agency, View } from './view';

export const FIRST_VENTURE = 5;
export const VENTURES = ['esa', 'iri', 'ola', 'usc'];

export const isVenture = (owner: number): boolean => owner >= FIRST_VENTURE;

/** What an agency or a venture has; nothing of a venture that is dissolved. */
export function holdingsOf(view: View, owner: number): Agency | undefined {
  return isVenture(owner) ? view.ventures.find((venture) => venture.owner === owner)?.holdings : view.agencies[owner];
}

/** Everybody who has something, the agencies first. */
export function ownersOf(view: View): { owner: number; holdings: Agency }[] {
  return [...view.agencies.map((holdings, owner) => ({ owner, holdings })), ...view.ventures.map(({ owner, holdings }) => ({ owner, holdings }))];
}

/** Whose things the question is about. */
export const moverOf = (view: View): number | null => view.acting_for ?? view.turn ?? view.asked;

/** The agency that acts or decides; while others are asked about something for a venture, the one that wants it. */
export const actorOf = (view: View): number | null => view.held?.seat ?? view.turn ?? view.asked;
