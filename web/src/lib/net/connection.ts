// One socket per table. It comes back by itself, names the last event it has, and sends again what was not answered: the server
// knows a repeated id and does it only once, so nothing is lost and nothing is done twice.
import type { Hello, Inbound, Ok, Outbound, RefusedMessage } from '../../protocol';

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** Anything that can be said after the greeting; the id is added here. */
export type Message = Without<Exclude<Inbound, Hello | { type: 'ping' | 'echo' }>, 'id'>;
export type Answer = Ok | RefusedMessage;
export type Line = 'connecting' | 'open' | 'waiting' | 'closed';

export const PING_EVERY = 5_000;
export const SILENCE = 12_000; // two pings unanswered: the network is gone even if the browser has not noticed
export const FIRST_PAUSE = 500;
export const LONGEST_PAUSE = 8_000;

export interface Ends {
  hello: (seq: number) => Hello;
  hear: (message: Outbound) => void;
  line: (state: Line) => void;
}

interface Waiting {
  message: Inbound;
  settle: (answer: Answer) => void;
}

export class Connection {
  seq = 0;
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private welcomed = false;
  private failures = 0;
  private heard = 0;
  private ended = false;
  private held = false; // hung up for a moment, on purpose
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private numbers = 0;
  private readonly run = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly address: string,
    private readonly ends: Ends,
  ) {}

  open(): void {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.dial();
  }

  close(): void {
    this.ended = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.hangUp();
    this.ends.line('closed');
  }

  /** Hang up, do something that ends this line anyway, and dial again. */
  async anew(work: () => Promise<void>): Promise<void> {
    this.held = true;
    this.hangUp();
    this.ends.line('connecting');
    try {
      await work();
    } finally {
      this.held = false;
      if (!this.ended) this.dial();
    }
  }

  /** Say something; resolves with the server's answer, however often the line breaks until then. */
  send(message: Message): Promise<Answer> {
    const id = `${this.run}-${++this.numbers}`;
    const whole = { ...message, id } as Inbound;
    return new Promise((settle) => {
      this.waiting.set(id, { message: whole, settle });
      if (this.welcomed) this.write(whole);
    });
  }

  private write(message: Inbound): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private dial(): void {
    clearTimeout(this.retry);
    this.ends.line('connecting');
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => {
      this.heard = Date.now();
      this.write(this.ends.hello(this.seq));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as Outbound);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
    this.heart = setInterval(() => this.beat(), PING_EVERY);
  }

  private beat(): void {
    if (Date.now() - this.heard >= SILENCE) this.lost();
    else this.write({ type: 'ping', sent: Date.now() });
  }

  private hear(message: Outbound): void {
    this.heard = Date.now();
    if (message.type === 'welcome') {
      this.welcomed = true;
      this.failures = 0;
      this.ends.line('open');
    }
    if (message.type === 'probe') return this.write({ type: 'echo', number: message.number });
    if (message.type === 'update') this.seq = Math.max(this.seq, message.seq);
    this.ends.hear(message);
    if (message.type === 'welcome') for (const { message: unanswered } of this.waiting.values()) this.write(unanswered);
    if (message.type === 'ok' || message.type === 'refused') this.answered(message);
  }

  private answered(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    waiting?.settle(answer);
  }

  private lost(): void {
    this.hangUp();
    if (this.ended) return;
    this.ends.line('waiting');
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures++);
    // Jitter: after a restart of the server not everybody may come back in the same moment.
    const pause = FIRST_PAUSE + Math.random() * Math.max(0, longest - FIRST_PAUSE);
    this.retry = setTimeout(() => this.dial(), pause);
  }

  private hangUp(): void {
    clearTimeout(this.retry);
    clearInterval(this.heart);
    this.welcomed = false;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** The network or the person is back: do not wait for the pause to end, and do not trust a socket that slept. */
  private hurry = (): void => {
    if (this.ended || this.held || document.visibilityState === 'hidden') return;
    if (!this.socket) this.dial();
    else if (this.welcomed) this.beat();
  };
}
