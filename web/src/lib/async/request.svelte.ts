// State of a request that a button sends: whether it is running, and the error.
import { untrack } from 'svelte';

import { reasonOf } from '../net/api';

export class ServerRequest {
  busy = $state(false);
  problem = $state<string | null>(null);

  /** Run it, unless it is already running; an error is stored as a message. */
  async run(work: () => Promise<void>): Promise<void> {
    if (untrack(() => this.busy)) return;
    this.busy = true;
    this.problem = null;
    try {
      await untrack(work); // state that it reads must not restart an effect that runs it
    } catch (error) {
      this.problem = reasonOf(error);
    }
    this.busy = false;
  }
}
