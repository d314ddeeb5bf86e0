// Looking again from time to time, as long as somebody sees the page.
import { untrack } from 'svelte';

const EVERY = 10_000; // milliseconds: often enough to see a table fill up, seldom enough to cost nothing

/** Look now and then; returns how to stop, as an effect wants it. What the look reads does not start the effect anew. */
export function watch(look: () => Promise<void>): () => void {
  const glance = (): void => {
    if (document.visibilityState === 'visible') untrack(() => void look());
  };
  glance();
  const timer = setInterval(glance, EVERY);
  document.addEventListener('visibilitychange', glance);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', glance);
  };
}
