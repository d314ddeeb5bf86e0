// The sounds of Leaving Earth's events.
import type { Sound } from '../../lib/sound/synthesizer';
import type { Happening, SoundOf } from '../board';
import { BRASS, CLEAR, COIN, EXPLOSION, PAPER, PING, RATCHET, SNAP, THUD, bell, dice, knock, later } from '../soundEffects';
import type { EventName } from './view';

/** The events of which nothing is heard: bookkeeping, or parts of events that have a sound. */
export const SILENT = [
  'mission_dealt',
  'lot_drawn',
  'starter_found',
  'maneuver_began',
  'stopped',
  'outcomes_shuffled',
  'outcomes_cleared',
  'pack_opened',
  'passed',
  'turn_ended',
  'supported',
  'fed',
  'year_ended', // the next one begins
  'game_ended',
  'shares_held',
  'consented',
  'came_alongside',
  'feature_seen',
  'disclosed',
] as const satisfies readonly EventName[];

const BURN: Sound = [
  { lasts: 1.1, from: 180, to: 320, wave: 'noise', loud: 0.9, rises: 0.15 },
  { lasts: 1, from: 55, to: 70, wave: 'sawtooth', dull: 240, loud: 0.5, rises: 0.2 },
];
const CLANK: Sound = [
  ...knock(240, 0.9),
  { lasts: 0.35, from: 311, wave: 'square', dull: 900, loud: 0.2 },
  { lasts: 0.3, from: 440, to: 415, wave: 'square', dull: 900, loud: 0.14 },
];
const HUM: Sound = [{ lasts: 0.9, from: 150, to: 96, wave: 'sawtooth', dull: 500, loud: 0.35, rises: 0.15 }];
const CLOCK: Sound = [...bell(660, 0.9, 0.5), ...later(0.45, bell(660, 1.3, 0.5))];
const SAD: Sound = [
  { lasts: 0.4, from: 392, wave: 'triangle', loud: 0.5, rises: 0.03 },
  { at: 0.34, lasts: 0.9, from: 311, wave: 'triangle', loud: 0.5, rises: 0.03 },
];
const DOCK: Sound = [...knock(140, 0.7), ...later(0.12, knock(220, 0.5))];

function outcome({ counts }: Happening): Sound {
  const tone = counts === 'success' ? CLEAR : counts === 'major_failure' ? EXPLOSION : CLANK;
  return [...SNAP, ...later(0.45, tone)]; // the card is turned first
}

export const sounds: Record<Exclude<EventName, (typeof SILENT)[number]>, SoundOf> = {
  year_began: CLOCK,
  researched: CLEAR,
  bought: COIN,
  hired: COIN,
  loaded: knock(200, 0.5),
  unloaded: knock(160, 0.5),
  dismantled: RATCHET,
  fired: BURN,
  misfired: CLANK,
  departed: HUM,
  arrived: DOCK,
  destroyed: EXPLOSION,
  outcome_drawn: outcome,
  outcome_removed: [...COIN, ...later(0.2, PAPER)],
  looked: PING,
  revealed: PING,
  kept_hidden: PAPER,
  rolled: dice(1),
  incapacitated: THUD,
  died: SAD,
  was_damaged: CLANK,
  capsule_lost: EXPLOSION,
  docked: DOCK,
  separated: knock(180, 0.6),
  rendezvous_failed: CLANK,
  survey_failed: CLANK,
  collected: PING,
  healed: CLEAR,
  was_repaired: RATCHET,
  mission_completed: BRASS,
  mission_removed: PAPER,
  sold: COIN,
  exchanged: PAPER,
  not_supported: SAD,
  offered: PAPER,
  countered: PAPER,
  accepted: CLEAR,
  declined: THUD,
  gave: knock(200, 0.5),
  gave_money: COIN,
  gave_craft: DOCK,
  shared: PAPER,
  surveyed: PING,
  mission_found: PAPER,
  part_rolled: dice(1),
  craft_rolled: dice(1),
  explorer_sent: PING,
  produced: RATCHET,
  produced_nothing: THUD,
  feature_found: PING,
  rover_failed: CLANK,
  experiment_done: CLEAR,
  habitat_built: RATCHET,
  occupied: CLEAR,
  points_found: BRASS,
  infected: SAD,
  infection_spread: SAD,
  salvaged: RATCHET,
  funded: COIN,
  examined: PING,
  shares_proposed: PAPER,
  shares_refused: THUD,
  founded: BRASS,
  share_bought: COIN,
  share_sold: COIN,
  shares_given: PAPER,
  vetoed: THUD,
  dissolved: SAD,
  gave_cargo: knock(200, 0.5),
  gave_crew: knock(240, 0.5),
};
