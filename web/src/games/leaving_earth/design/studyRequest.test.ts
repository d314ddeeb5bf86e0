import { expect, test } from 'vitest';
import { type Ask, Study } from './studyRequest.svelte';

function craft(number: number): Ask {
  return { about: 'craft', craft: number };
}

/** A server whose answers the test triggers. */
class Server {
  readonly asked: number[] = [];
  private waiting: (() => void)[] = [];

  ask = (ask: Ask): Promise<unknown> => {
    if (ask.about !== 'craft') throw new Error('not expected');
    this.asked.push(ask.craft);
    return new Promise((resolve) => this.waiting.push(() => resolve(ask.craft)));
  };

  async answer(): Promise<void> {
    this.waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

test('of quick requests only the newest is sent', async () => {
  const server = new Server();
  const study = new Study<number>();
  for (const number of [1, 2, 3, 4]) void study.ask(server.ask, craft(number));
  await server.answer();
  expect(server.asked).toEqual([4]);
  await server.answer();
  expect(study.answer).toBe(4);
  expect(study.busy).toBe(false);
});

test('studies of several spacecraft wait for each other', async () => {
  const server = new Server();
  const studies = [1, 2, 3].map(() => new Study<number>());
  studies.forEach((study, index) => void study.ask(server.ask, craft(index)));
  await server.answer();
  for (const count of [1, 2, 3]) {
    expect(server.asked).toHaveLength(count);
    await server.answer();
  }
  expect(studies.map(({ answer }) => answer)).toEqual([0, 1, 2]);
});

test('a failed study lets the next one pass', async () => {
  const server = new Server();
  const [failing, next] = [new Study<number>(), new Study<number>()];
  const ask = (wanted: Ask) => (wanted.about === 'craft' && wanted.craft === 1 ? Promise.reject(new Error('away')) : server.ask(wanted));
  void failing.ask(ask, craft(1));
  void next.ask(ask, craft(2));
  await server.answer();
  await server.answer();
  expect(failing.problem).not.toBeNull();
  expect(next.answer).toBe(2);
});
