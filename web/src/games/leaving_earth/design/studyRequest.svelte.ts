// A study: a computation of the server between moves. While a new one is computed the old result stays.
import { reasonOf } from '../../../lib/net/api';

export type Ask =
  | { about: 'craft'; craft: number }
  | { about: 'design'; parts: Record<string, number> }
  | { about: 'mission'; mission: string }
  | { about: 'rivals' };
export type Asking = (ask: Ask) => Promise<unknown>;

// The newest request of each table. The server refuses a seat that has more than two waiting, so they go one by one.
const newest = new WeakMap<Asking, Promise<void>>();

export class Study<Result> {
  answer = $state.raw<Result | null>(null);
  problem = $state<string | null>(null);
  busy = $state(false);
  private number = 0;

  async ask(asking: Asking, ask: Ask): Promise<void> {
    const number = ++this.number;
    this.busy = true;
    const before = newest.get(asking);
    let done = (): void => undefined;
    newest.set(asking, new Promise((resolve) => (done = resolve)));
    await before;
    try {
      if (number !== this.number) return; // not sent: there is a newer request
      const answer = (await asking(ask)) as Result;
      if (number !== this.number) return; // there is a newer request
      this.answer = answer;
      this.problem = null;
    } catch (error) {
      if (number === this.number) this.problem = reasonOf(error);
    } finally {
      done();
    }
    if (number === this.number) this.busy = false;
  }
}
