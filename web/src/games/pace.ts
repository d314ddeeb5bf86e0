// Moves that follow each other quickly are shown without motion, because players could not follow it.

const HURRY = 150; // milliseconds

/** A function to call at every update, which says whether the one before was shortly before it. */
export function paceMeter(now: () => number = () => performance.now()): () => boolean {
  let latest = -HURRY;
  return () => {
    const before = latest;
    latest = now();
    return latest - before < HURRY;
  };
}
