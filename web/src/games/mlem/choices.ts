// Finds the legal choices that a part of the board stands for.
import type { Choice, NoChoice } from '../../protocol';
import { verbOf } from '../choices';

export { offered, verbOf } from '../choices';

/** The sources of a flight: die faces, engineers, the token. */
export function sourcesOf(choice: Choice | NoChoice | null): string[] {
  const sources = choice?.action.with;
  return Array.isArray(sources) ? sources.map(String) : [];
}

export function numberOf(choice: Choice | NoChoice | null, field: string): number | null {
  const preview = choice && 'preview' in choice ? choice.preview : undefined;
  const found = preview?.[field];
  return typeof found === 'number' ? found : null;
}

function same(some: string[], others: string[]): boolean {
  return some.length === others.length && [...some].sort().join() === [...others].sort().join();
}

/** The flight with exactly these sources. */
export function flightWith<Kind extends Choice | NoChoice>(choices: Kind[], sources: string[]): Kind | null {
  return choices.find((choice) => verbOf(choice) === 'fly' && same(sourcesOf(choice), sources)) ?? null;
}

/** Landing choices: on the planet or the only kind of site of a space, or on its moons if it has a planet too. */
export function isLanding(choice: Choice | NoChoice | null): boolean {
  return verbOf(choice) === 'land' || verbOf(choice) === 'land_on_moon';
}

/** Of the landing choices of a space with moons and a planet, those for a click on one of these. */
export function landingsAt(choices: Choice[], planet: boolean, moon: boolean): Choice[] {
  if (!choices.some((choice) => verbOf(choice) === 'land_on_moon')) return choices;
  return choices.filter((choice) => (verbOf(choice) === 'land' ? planet : moon));
}

/** The choices for a click on one of these spaces: flights that end there, or landing there. */
export function leadingTo(choices: Choice[], spaces: number[]): Choice[] {
  return choices.filter((choice) => {
    const verb = verbOf(choice);
    const space = numberOf(choice, 'space');
    return (verb === 'fly' || isLanding(choice)) && space !== null && spaces.includes(space);
  });
}

/** Add a source to a selection or remove it; there may be several engineers, but only one of everything else. */
export function toggled(picked: string[], source: string, most = 1): string[] {
  const others = picked.filter((other) => other !== source);
  const count = picked.length - others.length;
  return count < most ? [...picked, source] : others;
}

/** Whether a choice is shown in pictures: flights are, and astronauts. */
export function hasLabel(choice: Choice): boolean {
  return verbOf(choice) === 'fly' || verbOf(choice) === 'embark';
}

/** Whether a choice plays itself where it is the only one: a secret mission is given back by hand. */
export function playsItself(choice: Choice): boolean {
  return verbOf(choice) !== 'return_mission';
}
