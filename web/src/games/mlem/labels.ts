// Labels of the board, made of the game's messages.
import { say, translator } from '../../lib/i18n/text.svelte';
import type { Facts } from './facts';
import type { Scene } from './animation';
import type { View } from './view';

/** The prompts with dice on the table. */
export const ROLLED = ['choose_dice', 'choose_dice_failed', 'choose_engineer', 'crash_landing'];

const formats = new Map<string, Intl.NumberFormat>(); // creating one takes longer than all other text of an update

/** A probability as a percentage; small ones have a decimal. */
export function percent(chance: number): string {
  const digits = chance > 0 && chance < 0.01 ? 1 : 0;
  const name = `${translator.locale} ${digits}`;
  const format = formats.get(name) ?? new Intl.NumberFormat(translator.locale, { style: 'percent', maximumFractionDigits: digits });
  formats.set(name, format);
  return format.format(chance);
}

export function riskOf(chance: number): 'safe' | 'risky' | 'deadly' {
  return chance < 0.1 ? 'safe' : chance < 0.3 ? 'risky' : 'deadly';
}

/** The name of a planet: translated, or from the data pack. */
export function planetName(name: string): string {
  return translator.has(`planet-${name}`) ? say(`planet-${name}`) : name.replaceAll('_', ' ');
}

export function missionName(facts: Facts, mission: number): string {
  const target = facts.mission?.[mission];
  if (!target) return '';
  const spaces = target.spaces.join('/');
  if (target.kind === 'moon') return say('target-moon', { spaces });
  const planet = facts.planet.find((entry) => entry.spaces.includes(target.spaces[0] ?? -1));
  return say('target-planet', { planet: planetName(planet?.name ?? ''), spaces });
}

export function rescueText(rescues: string[]): string {
  const means = rescues.map((name) => say(`${name === 'engineer' ? 'specialist' : 'ability'}-${name}`));
  return say('odds-rescue', { means: means.join(', ') });
}

/** The mat as text, for screen readers. */
export function mapLabel(view: View, facts: Facts, scene: Scene): string {
  const last = facts.space.length;
  const space = view.rocket.space >= last ? say('deep-space') : String(view.rocket.space);
  const crew = view.rocket.crew.map((cat) => `${scene.name(cat.seat)} (${say(`specialist-${cat.specialist}`)})`);
  const planets = view.planets.map((rows, index) => {
    const there = rows.map((row) => `${scene.name(row.seat)} ${row.specialists.length}`);
    return there.length ? `${planetName(facts.planet[index]?.name ?? '')}: ${there.join(', ')}` : '';
  });
  return [say('board-mat', { space }), crew.join(', '), ...planets].filter(Boolean).join('. ');
}

/** How far the game is. */
export function momentOf(view: View): string {
  return view.last_expedition ? say('board-last') : view.expedition ? `${say('expedition')} ${view.expedition}` : '';
}
