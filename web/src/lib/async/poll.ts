// Polling while the page is visible.
import { untrack } from 'svelte';

const EVERY = 10_000; // milliseconds: often enough to see a table fill up, seldom enough to cost nothing

/** Load now and at intervals; returns a function that stops it, for use in an effect. State read by `load` does not restart the effect. */
export function poll(load: () => Promise<void>): () => void {
  const loadIfVisible = (): void => {
    if (document.visibilityState === 'visible') untrack(() => void load());
  };
  loadIfVisible();
  const timer = setInterval(loadIfVisible, EVERY);
  document.addEventListener('visibilitychange', loadIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', loadIfVisible);
  };
}
