// Formats the time left on a clock.
import type { ClockSetting } from '../../protocol';

const SLOW = 3_600; // seconds, as the server has it: with hours or days, players need not stay at the table

export function isSlow(clock: ClockSetting | null | undefined): boolean {
  return clock != null && clock.bank >= SLOW;
}

/** `9:05` below an hour, the two largest units above it. */
export function duration(milliseconds: number, locale: string): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours < 1) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  const unit = (value: number, name: string) => new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value);
  const days = Math.floor(hours / 24);
  return days > 0 ? `${unit(days, 'day')} ${unit(hours % 24, 'hour')}` : `${unit(hours, 'hour')} ${unit(minutes % 60, 'minute')}`;
}
