// The WebSocket of a table. It reconnects automatically, names the latest event it has, and repeats unanswered messages: the server
// recognises a repeated id, so nothing is lost and nothing is done twice.
import type { Hello, Inbound, Ok, Outbound, RefusedMessage } from '../../protocol';

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** Any message after the hello; the id is added here. */
export type Message = Without<Exclude<Inbound, Hello | { type: 'ping' | 'echo' }>, 'id'>;
export type Reply = Ok | RefusedMessage;
export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'closed';

export const PING_EVERY = 5_000;
export const PONG_TIMEOUT = 12_000; // two pings unanswered: the network is gone even if the browser has not noticed
export const FIRST_PAUSE = 500;
export const LONGEST_PAUSE = 8_000;

export interface ConnectionHandlers {
  hello: (seq: number) => Hello;
  receive: (message: Outbound) => void;
  stateChanged: (state: ConnectionState, retryAt?: number) => void; // `retryAt`: when a waiting connection tries again
}

interface Waiting {
  message: Inbound;
  settle: (reply: Reply) => void;
}

export class Connection {
  seq = 0;
  private socket: WebSocket | null = null;
  private unanswered = new Map<string, Waiting>();
  private welcomed = false;
  private failures = 0;
  private lastMessageAt = 0;
  private ended = false;
  private suspended = false; // disconnected on purpose for a moment
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private messages = 0;
  private readonly sender = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly address: string,
    private readonly handlers: ConnectionHandlers,
  ) {}

  open(): void {
    addEventListener('online', this.reconnectNow);
    document.addEventListener('visibilitychange', this.reconnectNow);
    this.connect();
  }

  close(): void {
    this.ended = true;
    removeEventListener('online', this.reconnectNow);
    document.removeEventListener('visibilitychange', this.reconnectNow);
    this.disconnect();
    this.handlers.stateChanged('closed');
  }

  /** Disconnect, do something that would end the connection anyway, and connect again. */
  async reconnectAfter(work: () => Promise<void>): Promise<void> {
    this.suspended = true;
    this.disconnect();
    this.handlers.stateChanged('connecting');
    try {
      await work();
    } finally {
      this.suspended = false;
      if (!this.ended) this.connect();
    }
  }

  /** Connect at once instead of at the next attempt. */
  retryNow(): void {
    if (!this.ended && !this.suspended && !this.socket) this.connect();
  }

  /** Send a message; resolves with the server's answer, even if the connection breaks until then. */
  send(message: Message): Promise<Reply> {
    const id = `${this.sender}-${++this.messages}`;
    const whole = { ...message, id } as Inbound;
    return new Promise((settle) => {
      this.unanswered.set(id, { message: whole, settle });
      if (this.welcomed) this.write(whole);
    });
  }

  private write(message: Inbound): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.handlers.stateChanged('connecting');
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.lastMessageAt = Date.now();
    socket.onopen = () => {
      this.lastMessageAt = Date.now();
      this.write(this.handlers.hello(this.seq));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data) as Outbound);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.connectionLost();
    };
    this.heartbeat = setInterval(() => this.checkHeartbeat(), PING_EVERY);
  }

  private checkHeartbeat(): void {
    if (Date.now() - this.lastMessageAt >= PONG_TIMEOUT) this.connectionLost();
    else this.write({ type: 'ping', sent: Date.now() });
  }

  private receive(message: Outbound): void {
    this.lastMessageAt = Date.now();
    if (message.type === 'welcome') {
      this.welcomed = true;
      this.failures = 0;
      this.handlers.stateChanged('open');
    }
    if (message.type === 'probe') {
      this.write({ type: 'echo', number: message.number });
      return;
    }
    if (message.type === 'update') this.seq = Math.max(this.seq, message.seq);
    this.handlers.receive(message);
    if (message.type === 'welcome') for (const { message: unanswered } of this.unanswered.values()) this.write(unanswered);
    if (message.type === 'ok' || message.type === 'refused') this.settle(message);
  }

  private settle(reply: Reply): void {
    const waiting = this.unanswered.get(reply.id);
    this.unanswered.delete(reply.id);
    waiting?.settle(reply);
  }

  private connectionLost(): void {
    this.disconnect();
    if (this.ended) return;
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures++);
    // Jitter: after a restart of the server, clients must not all reconnect at the same moment.
    const pause = FIRST_PAUSE + Math.random() * Math.max(0, longest - FIRST_PAUSE);
    this.handlers.stateChanged('waiting', Date.now() + pause);
    this.retry = setTimeout(() => this.connect(), pause);
  }

  private disconnect(): void {
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    this.welcomed = false;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** The network is back or the page is visible again: connect without waiting, or check a connection that may be dead. */
  private reconnectNow = (): void => {
    if (this.ended || this.suspended || document.visibilityState === 'hidden') return;
    if (!this.socket) this.connect();
    else if (this.welcomed) this.checkHeartbeat();
  };
}
