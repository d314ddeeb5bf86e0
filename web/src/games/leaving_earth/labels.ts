// Labels of the board, made of the game's messages.
import { say, translator } from '../../lib/i18n/text.svelte';
import type { Facts, PrintedComponent, PrintedManeuver } from './facts';
import { ownersOf } from './owners';
import type { Agency, Craft, Place, Stack, View } from './view';
import type { Gate } from './map/launchWindows';

/** The name of a printed item: translated, or from the data pack. */
export function named(kind: string, id: string): string {
  const message = `${kind}-${id}`;
  return translator.has(message) ? say(message) : id.replaceAll('_', ' ');
}
export const itemName = (id: string): string => named('item', id);
export const placeName = (id: string): string => named('location', id);
export const faceName = (id: string): string => named('face', id);
export const featureName = (id: string): string => named('feature', id);
export const advancementName = (id: string): string => named('advancement', id);
export const ventureName = (id: string): string => named('venture', id);
export const sharesName = (venture: string, count: number): string => say('shares-of', { venture: ventureName(venture), count });

const formats = new Map<string, Intl.NumberFormat>(); // creating one takes longer than all other text of an update

/** A probability as a percentage; what is not certain is never 0% or 100%. */
export function percent(chance: number): string {
  const digits = (chance > 0 && chance < 0.01) || (chance > 0.99 && chance < 1) ? 1 : 0;
  const name = `${translator.locale} ${digits}`;
  const format = formats.get(name) ?? new Intl.NumberFormat(translator.locale, { style: 'percent', maximumFractionDigits: digits });
  formats.set(name, format);
  const scale = 100 * 10 ** digits;
  return format.format(Math.floor(chance * scale + 0.5) / scale);
}

export const money = (amount: number): string => say('money-amount', { amount });
export const seats = (count: number): string => say('preview-seats', { seats: count });

/** The ends of a route; some pairs of locations have a second route with aerobraking. */
export function routeName({ from, to, symbols }: { from: string; to: string; symbols: string[] }): string {
  return say(symbols.includes('aerobraking') ? 'route-aerobraking' : 'route', { from: placeName(from), to: placeName(to) });
}

export function maneuverName(facts: Facts, id: string): string {
  const found = facts.maneuver.find((maneuver) => maneuver.id === id);
  return found ? routeName(found) : id;
}

export interface Symbol {
  name: string; // of its drawing
  note: string; // years
  optional: boolean;
  text: string;
}

/** Whether the launch window of a planet is open, as text. */
export function gateText({ open, next }: Gate): string {
  if (next === null) return say(open ? 'preview-window-last' : 'board-window-over');
  return say(open ? 'preview-window' : 'board-window-closed', { year: String(next) });
}

function timeOf(years: string, isFixed: boolean): Symbol {
  if (years === 'optional') return { name: 'time', note: '', optional: true, text: say('preview-years-free') };
  return {
    name: isFixed ? 'time_fixed' : 'time',
    note: years,
    optional: false,
    text: say(isFixed ? 'board-years-fixed' : 'preview-years', { years: Number(years) }),
  };
}

/** The launch window and the hazards of a route, without what is already known: a revealed location has no question mark. */
export function symbolsOf({ symbols, window, difficulty }: PrintedManeuver, places: Map<string, Place>, gates: Map<string, Gate>): Symbol[] {
  const gate = window === undefined ? undefined : gates.get(window);
  const waits = symbols.flatMap((symbol): Symbol[] => {
    const [name = '', more = ''] = symbol.split(':');
    if (name === 'time') return [timeOf(more, window !== undefined || !difficulty)]; // as rules/timing.py has it
    if (name === 'explore' && places.get(more)?.face) return [];
    const optional = more === 'optional';
    return [{ name, note: '', optional, text: say(`board-symbol-${name}`, { optional: String(optional), place: name === 'explore' ? placeName(more) : '' }) }];
  });
  return window && gate ? [{ name: window, note: '', optional: false, text: `${placeName(window)}: ${gateText(gate)}` }, ...waits] : waits;
}

/** A route as text, for screen readers. */
export function wayLabel(maneuver: PrintedManeuver, symbols: Symbol[]): string {
  const effort = maneuver.difficulty === undefined ? say('preview-automatic') : say('board-difficulty', { difficulty: maneuver.difficulty });
  return [`${routeName(maneuver)}: ${effort}`, ...symbols.map(({ text }) => text)].join(', ');
}

/** A location as text; at some, a planet is faced at the end of each year. */
export function placeLabel(place: Place, names: (seat: number) => string, faced?: string): string {
  const parts = [placeName(place.id)];
  if (place.face) parts.push(faceName(place.face), named('face', `${place.face}-does`));
  if (place.face && !place.revealed) parts.push(say('secret'));
  if (place.explorable && !place.face) parts.push(say('board-hidden'));
  for (const { id, taken } of place.features) parts.push(taken ? `${featureName(id)} (${say('board-taken')})` : featureName(id));
  if (place.slots > place.features.length) parts.push(say('board-room-for-finds', { count: place.slots - place.features.length }));
  if (place.looked.length) parts.push(say('board-looked', { names: place.looked.map(names).join(', ') }));
  if (faced) parts.push(say('board-year-end', { place: placeName(faced) }));
  return parts.join(', ');
}

/** The requirements of a mission, at locations that are in play. */
export function needsOf(facts: Facts, mission: string, view: View): string {
  const printed = facts.mission.find(({ id }) => id === mission);
  const there = new Set(['space', ...view.places.map(({ id }) => id)]);
  return printed
    ? say(`needs-${printed.requires}`, {
        place: printed.places
          .filter((id) => there.has(id))
          .map(placeName)
          .join(', '),
      })
    : '';
}

/** Where a mission was found that did not lie on the table from the start. */
export function foundAt(facts: Facts, mission: string): string {
  const place = facts.mission.find(({ id }) => id === mission)?.location;
  return place ? say('board-found-at', { place: placeName(place) }) : '';
}

/** The numbers of a component. */
export function printedNumbers(component: PrintedComponent): string {
  const parts = [say('preview-mass', { mass: component.mass })];
  if (component.thrust) parts.push(say('preview-thrust', { thrust: component.thrust }));
  if (component.thrust_per_year) parts.push(say('preview-thrust-per-year', { thrust: component.thrust_per_year }));
  if (component.seats) parts.push(seats(component.seats));
  if (component.heat_shield) parts.push(say('preview-shield'));
  return parts.join(' · ');
}

export function shipNumbers(craft: Craft): string {
  const ship = craft.thrust_per_year
    ? say('board-ship-ion', { mass: craft.mass, thrust: craft.thrust, ion: craft.thrust_per_year })
    : say('board-ship', { mass: craft.mass, thrust: craft.thrust });
  return craft.seats || craft.crew.length ? `${ship} · ${say('board-seats', { crew: craft.crew.length, seats: craft.seats })}` : ship;
}

export function whereabouts(craft: Craft): string {
  const place = placeName(craft.location);
  return craft.time ? say('board-under-way', { place, years: craft.time }) : place;
}

const counted = (count: number, name: string): string => (count === 1 ? name : `${count} × ${name}`);

export function stackNames(stacks: Stack[]): string[] {
  return stacks.flatMap(({ item, ready, resting, damaged }) => [
    ...(ready ? [counted(ready, itemName(item))] : []),
    ...(resting ? [counted(resting, say('resting', { item: itemName(item) }))] : []),
    ...(damaged ? [counted(damaged, itemName(`damaged_${item}`))] : []),
  ]);
}

/** A spacecraft as text. */
export function craftLabel(craft: Craft, agency: Agency, owner: string): string {
  const crew = agency.astronauts.filter(({ number }) => craft.crew.includes(number)).map(({ name }) => name);
  const aboard = [...stackNames(craft.components), ...crew].join(', ') || say('empty');
  return [
    `${owner}, ${say('craft-short', { craft: craft.number })}: ${aboard}; ${whereabouts(craft)}`,
    ...(craft.infected ? [say('board-infected')] : []),
  ].join('; ');
}

/** The map as text. */
export function mapLabel(view: View, names: (seat: number) => string): string {
  const fleet = ownersOf(view).flatMap(({ owner, holdings }) => holdings.craft.map((craft) => craftLabel(craft, holdings, names(owner))));
  return [say('board-map', { year: String(view.year) }), ...fleet].join('. ');
}
