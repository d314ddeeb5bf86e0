// The REST interface, typed: one function per thing that can be asked of the server outside a socket.
import type {
  Admin,
  Analysis,
  AskHint,
  AskPlan,
  Created,
  Drawn,
  GameFacts,
  Games,
  Hint,
  LogPage,
  NewTable,
  PlayOn,
  Practice,
  Problem,
  ReplayStep,
  Report,
  Reported,
  Seated,
  Studied,
  Study,
  TableInfo,
  Tables,
  TakeSeat,
} from '../../protocol';
import { speech } from '../i18n/text.svelte';

/** The server said no, and why, in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

interface Asking {
  body?: unknown;
  key?: string | null;
}

async function send(method: string, path: string, { body, key }: Asking = {}): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': speech.locale };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (key) headers.Authorization = `Bearer ${key}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refusal(0, 'offline', speech.say('shell-offline'));
  }
  if (answer.ok) return answer;
  // What stands between us and the server may answer with anything.
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(answer.status, problem?.code ?? 'unknown', problem?.text ?? speech.say('shell-failed', { status: answer.status }));
}

async function ask<T>(method: string, path: string, asking?: Asking): Promise<T> {
  const answer = await send(method, path, asking);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

let shelf: Promise<Games> | null = null;

/** The games there are, asked once, so that `build` is the one this page was loaded with; a failure is not remembered. */
export function games(): Promise<Games> {
  shelf ??= ask<Games>('GET', '/api/games').catch((error: unknown) => {
    shelf = null;
    throw error;
  });
  return shelf;
}

export const facts = (game: string) => ask<GameFacts>('GET', `/api/games/${game}/facts`);
export const plan = (game: string, body: AskPlan) => ask<Drawn>('POST', `/api/games/${game}/plan`, { body });
export const practice = (game: string, word: string) => ask<Practice>('GET', `/api/games/${game}/practice/${encodeURIComponent(word)}`);
export const publicTables = () => ask<Tables>('GET', '/api/tables');
export const newTable = (body: NewTable) => ask<Created>('POST', '/api/tables', { body });
export const table = (id: string) => ask<TableInfo>('GET', `/api/tables/${id}`);
export const takeSeat = (id: string, body: TakeSeat) => ask<Seated>('POST', `/api/tables/${id}/seats`, { body });
export const leaveSeat = (id: string, seat: number, key: string) => ask<void>('DELETE', `/api/tables/${id}/seats/${seat}`, { key });
export const newKey = (id: string, seat: number, key: string) => ask<Seated>('POST', `/api/tables/${id}/seats/${seat}/key`, { key });
export const rematch = (id: string, key: string) => ask<Created>('POST', `/api/tables/${id}/rematch`, { key });
export const record = (id: string, key: string | null) => ask<unknown>('GET', `/api/tables/${id}/record`, { key });
export const keepRecord = (body: unknown) => ask<Created>('POST', '/api/records', { body });
export const playOn = (id: string, body: PlayOn, key: string | null) => ask<Created>('POST', `/api/tables/${id}/play-on`, { body, key });
export const study = (id: string, body: Study, key: string | null) => ask<Studied>('POST', `/api/tables/${id}/study`, { body, key });
export const hint = (id: string, body: AskHint, key: string | null) => ask<Hint>('POST', `/api/tables/${id}/hint`, { body, key });
export const analysis = (id: string) => ask<Analysis>('GET', `/api/tables/${id}/analysis`);
export const report = (body: Report, key: string | null) => ask<Reported>('POST', '/api/reports', { body, key });

export function replayStep(id: string, step: number, seat: number | null, key: string | null): Promise<ReplayStep> {
  return ask('GET', `/api/tables/${id}/replay/${step}${seat === null ? '' : `?seat=${seat}`}`, { key });
}

/** The page of the log before an event, as this seat may read it. */
export function logPage(id: string, seat: number | null, before: number, key: string | null): Promise<LogPage> {
  return ask('GET', `/api/tables/${id}/log?before=${before}${seat === null ? '' : `&seat=${seat}`}`, { key });
}

// --- for the keeper of a server ---
export const keeperLooks = (key: string) => ask<Admin>('GET', '/api/admin', { key });
export const closeTable = (id: string, key: string) => ask<TableInfo>('DELETE', `/api/admin/tables/${id}`, { key });
export const setRetention = (days: number | null, key: string) => ask<Admin>('PUT', '/api/admin/retention', { body: { days }, key });
export const reportedRecord = (report: number, key: string) => ask<unknown>('GET', `/api/admin/reports/${report}`, { key });

/** What to tell the person about any error. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
