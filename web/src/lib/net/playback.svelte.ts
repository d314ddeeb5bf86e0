// Shows what arrives one after the other, each for as long as its animation takes, so that every move can be followed.

const MOST_WAITING = 60; // more than this is a reconnection or a very quick game, and shown at once

export class Playback<Item> {
  /** What has arrived and is not shown yet. */
  waiting = $state.raw<readonly Item[]>([]);
  paused = $state(false);
  private isExpected = false; // the next item is shown at once
  private until = 0; // when the next one may be shown
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` shows an item and returns for how many milliseconds. */
  constructor(private readonly show: (item: Item) => number) {}

  push(item: Item): void {
    this.waiting = [...this.waiting, item];
    if (this.isExpected) this.step();
    else if (this.waiting.length > MOST_WAITING) this.skip();
    else this.advance();
    this.isExpected = false;
  }

  /** Show the next one now. */
  step(): void {
    const [item, ...rest] = this.waiting;
    if (item === undefined) return;
    this.waiting = rest;
    this.until = performance.now() + this.show(item);
    this.advance();
  }

  /** Show everything that is waiting, in order and without a pause. */
  skip(): void {
    this.paused = false;
    for (const item of this.clear()) this.show(item);
  }

  /** Show everything that is waiting, and the next item as well, which answers a move of our own; a pause goes on. */
  release(): void {
    for (const item of this.clear()) this.show(item);
    this.isExpected = true;
  }

  pause(on: boolean): void {
    this.paused = on;
    this.advance();
  }

  /** Drop what is waiting; returns it. */
  clear(): readonly Item[] {
    const dropped = this.waiting;
    clearTimeout(this.timer);
    this.waiting = [];
    this.until = 0;
    return dropped;
  }

  private advance(): void {
    clearTimeout(this.timer);
    if (this.paused || !this.waiting.length) return;
    const left = this.until - performance.now();
    if (left <= 0) this.step();
    else this.timer = setTimeout(() => this.advance(), left);
  }
}
