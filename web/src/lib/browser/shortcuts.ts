// Keys that work anywhere on the page.
import { prefs } from './preferences.svelte';

/** Whether a key may be a shortcut: it was pressed alone, outside of text fields and dialogs, and shortcuts are on. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (!prefs.shortcuts || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  return !(event.target as Element | null)?.closest?.('input, textarea, select, dialog');
}
