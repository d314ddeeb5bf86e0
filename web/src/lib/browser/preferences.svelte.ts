// User preferences: stored in the browser and, except for the language, never sent.
import { load, store } from './storage.svelte';
import { LOCALES, preferred, translator, type Locale } from '../i18n/text.svelte';

export const THEMES = ['system', 'dark', 'light', 'contrast'] as const;
export const MOTIONS = ['system', 'full', 'still'] as const;
export const SPEEDS = [0.5, 1, 2, 4, 0] as const; // of the moves of others; 0 shows them at once
export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Speed = (typeof SPEEDS)[number];

const NAMES = ['locale', 'theme', 'motion', 'sound', 'volume', 'speed', 'forced', 'notifications', 'shortcuts', 'name', 'spoilerFree', 'replaySpeed'] as const;

function oneOf<T>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.includes(value as T) ? (value as T) : otherwise;
}

function asks(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

class Preferences {
  locale = $state<Locale>('en');
  theme = $state<Theme>('dark');
  motion = $state<Motion>('system');
  sound = $state(true);
  volume = $state(0.7); // 0 to 1
  speed = $state<Speed>(1);
  forced = $state(true); // the only possible move plays itself
  notifications = $state(false);
  shortcuts = $state(true); // number keys press the buttons; with dictation, numbers may come by accident
  name = $state('');
  spoilerFree = $state(false); // replays hide the result, the analysis and later moves until they are reached
  replaySpeed = $state<(typeof REPLAY_SPEEDS)[number]>(1);
  private calm = $state(false); // the system asks for reduced motion

  /** Whether to avoid motion. */
  still = $derived(this.motion === 'still' || (this.motion === 'system' && this.calm));

  constructor() {
    const kept = (load('prefs') ?? {}) as Partial<Record<(typeof NAMES)[number], unknown>>;
    this.locale = oneOf(LOCALES, kept.locale, preferred(navigator.languages ?? []));
    // The default is dark, unless the system asks for more contrast.
    this.theme = oneOf(THEMES, kept.theme, asks('(prefers-contrast: more)') ? 'contrast' : 'dark');
    this.motion = oneOf(MOTIONS, kept.motion, 'system');
    this.sound = kept.sound !== false;
    this.volume = typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 1 ? kept.volume : 0.7;
    this.speed = oneOf(SPEEDS, kept.speed, 1);
    this.forced = kept.forced !== false;
    this.notifications = kept.notifications === true;
    this.shortcuts = kept.shortcuts !== false;
    this.name = typeof kept.name === 'string' ? kept.name : '';
    this.spoilerFree = kept.spoilerFree === true;
    this.replaySpeed = oneOf(REPLAY_SPEEDS, kept.replaySpeed, 1);
    this.calm = asks('(prefers-reduced-motion: reduce)');
  }

  set<K extends (typeof NAMES)[number]>(name: K, value: Preferences[K]): void {
    (this as Record<K, Preferences[K]>)[name] = value;
    store('prefs', Object.fromEntries(NAMES.map((each) => [each, this[each]])));
    this.dress();
  }

  /** Set theme and motion as attributes for the style sheet. */
  dress(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme === 'system' ? this.systemTheme() : this.theme;
    root.dataset.motion = this.still ? 'still' : 'full';
  }

  /** Follow changes of the system settings. */
  watch(): void {
    if (typeof matchMedia !== 'function') return;
    for (const query of ['(prefers-color-scheme: light)', '(prefers-contrast: more)', '(prefers-reduced-motion: reduce)']) {
      matchMedia(query).addEventListener('change', () => {
        this.calm = asks('(prefers-reduced-motion: reduce)');
        this.dress();
      });
    }
  }

  private systemTheme(): Theme {
    if (asks('(prefers-contrast: more)')) return 'contrast';
    return asks('(prefers-color-scheme: light)') ? 'light' : 'dark';
  }
}

export const prefs = new Preferences();

/** Change the language of the page; resolves when all messages are loaded. */
export async function speak(locale: Locale): Promise<void> {
  await translator.setLocale(locale);
  prefs.set('locale', locale);
}
