// What a button asks of the server: whether it is under way, and what came in between.
import { untrack } from 'svelte';

import { reasonOf } from '../net/api';

export class Errand {
  busy = $state(false);
  problem = $state<string | null>(null);

  /** Run it, unless it is already running; a failure is told in words. */
  async run(work: () => Promise<void>): Promise<void> {
    if (untrack(() => this.busy)) return;
    this.busy = true;
    this.problem = null;
    try {
      await untrack(work); // what it reads must not start an effect anew that runs it
    } catch (error) {
      this.problem = reasonOf(error);
    }
    this.busy = false;
  }
}
