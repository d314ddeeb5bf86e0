// Formats dates and short times.

const DAY = 86_400_000; // milliseconds

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** The day of a time: today, yesterday, a weekday of the last week, or a date. */
export function dayName(at: number, now: number, locale: string): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY);
  if (days < 2) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.max(days, 0), 'day');
  if (days < 7) return new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(at);
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: isThisYear ? undefined : 'numeric' }).format(at);
}

/** A time of a race: seconds with a tenth, or minutes and seconds. */
export function raceTime(milliseconds: number, locale: string): string {
  const tenths = Math.round(milliseconds / 100);
  if (tenths < 600) {
    const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(tenths / 10);
    return `${seconds}\u00a0s`;
  }
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
