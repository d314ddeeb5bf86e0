// Labels of the board, visible ones and those for screen readers.
import { say } from '../../lib/i18n/text.svelte';
import type { Happening } from '../board';
import type { Scene } from './animation';
import type { Try, View } from './view';

/** The path as text, for screen readers. */
export function pathLabel(view: View, scene: Scene): string {
  const rockets = view.seats.map(({ field, lap }, seat) => {
    const where = `${scene.name(seat)}: ${say('seat-field', { field })}`;
    return view.laps > 1 ? `${where}, ${say('seat-lap', { lap, laps: view.laps })}` : where;
  });
  return [say('path'), ...rockets].join('. ');
}

/** The result of a chart: how many of its markings have a star, or that it was not placed. */
export function outcome({ filled, chart }: Try): string {
  return filled === null ? say('board-not-put-down') : say('board-filled', { filled, markings: chart.markings.length });
}

/** The text shown over the sky after an event, if any. */
export function shout(what: Happening, scene: Scene): string {
  const name = typeof what.seat === 'number' ? scene.name(what.seat) : '';
  switch (what.happening) {
    case 'stopped':
      return say('board-shout-stop');
    case 'placed':
    case 'put_down_late':
    case 'put_down_blindly':
      return say('board-filled', { filled: Number(what.filled), markings: Number(what.markings) });
    case 'fixed_star_found':
      return say('board-shout-fixed-star');
    case 'claim_won':
      return say('board-shout-first', { name });
    case 'claim_failed':
      return say('board-shout-out', { name });
    case 'super_ended':
      return say('board-shout-nobody');
    case 'lap_finished':
      return say('board-shout-lap', { name });
    case 'meteor_shower':
      return say('board-shout-meteors');
    case 'finished':
      return say('board-shout-home', { name });
    default:
      return '';
  }
}
