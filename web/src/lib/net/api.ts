// The REST interface: one typed function per endpoint.
import type {
  Admin,
  Analysis,
  AnswerDaily,
  AskHint,
  AskPlan,
  Created,
  Daily,
  DailyAnswered,
  DailyTask,
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
import { translator } from '../i18n/text.svelte';

/** A request that failed, with the reason in the language of the page. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

interface RequestOptions {
  body?: unknown;
  key?: string | null;
}

async function send(method: string, path: string, { body, key }: RequestOptions = {}): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': translator.locale };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (key) headers.Authorization = `Bearer ${key}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refusal(0, 'offline', translator.say('shell-offline'));
  }
  if (answer.ok) return answer;
  // A proxy in between may answer with anything.
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(answer.status, problem?.code ?? 'unknown', problem?.text ?? translator.say('shell-failed', { status: answer.status }));
}

async function request<T>(method: string, path: string, options?: RequestOptions): Promise<T> {
  const answer = await send(method, path, options);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

let gamesRequest: Promise<Games> | null = null;

/** The list of games, requested once, so that `build` is the one of this page; a failure is not cached. */
export function games(): Promise<Games> {
  gamesRequest ??= request<Games>('GET', '/api/games').catch((error: unknown) => {
    gamesRequest = null;
    throw error;
  });
  return gamesRequest;
}

export const facts = (game: string) => request<GameFacts>('GET', `/api/games/${game}/facts`);
export const plan = (game: string, body: AskPlan) => request<Drawn>('POST', `/api/games/${game}/plan`, { body });
export const practice = (game: string, word: string) => request<Practice>('GET', `/api/games/${game}/practice/${encodeURIComponent(word)}`);
export const daily = (game: string) => request<Daily>('GET', `/api/games/${game}/daily`);
export const beginDaily = (game: string, player: string) => request<DailyTask>('POST', `/api/games/${game}/daily`, { body: { player } });
export const answerDaily = (game: string, body: AnswerDaily) => request<DailyAnswered>('POST', `/api/games/${game}/daily/answer`, { body });
export const publicTables = () => request<Tables>('GET', '/api/tables');
export const newTable = (body: NewTable) => request<Created>('POST', '/api/tables', { body });
export const table = (id: string) => request<TableInfo>('GET', `/api/tables/${id}`);
export const takeSeat = (id: string, body: TakeSeat) => request<Seated>('POST', `/api/tables/${id}/seats`, { body });
export const leaveSeat = (id: string, seat: number, key: string) => request<void>('DELETE', `/api/tables/${id}/seats/${seat}`, { key });
export const newKey = (id: string, seat: number, key: string) => request<Seated>('POST', `/api/tables/${id}/seats/${seat}/key`, { key });
export const rematch = (id: string, key: string) => request<Created>('POST', `/api/tables/${id}/rematch`, { key });
export const record = (id: string, key: string | null) => request<unknown>('GET', `/api/tables/${id}/record`, { key });
export const uploadRecord = (body: unknown) => request<Created>('POST', '/api/records', { body });
export const playOn = (id: string, body: PlayOn, key: string | null) => request<Created>('POST', `/api/tables/${id}/play-on`, { body, key });
export const study = (id: string, body: Study, key: string | null) => request<Studied>('POST', `/api/tables/${id}/study`, { body, key });
export const hint = (id: string, body: AskHint, key: string | null) => request<Hint>('POST', `/api/tables/${id}/hint`, { body, key });
/** The analysis of a finished match; without `start` only one that was made before. */
export const analysis = (id: string, start = true) => request<Analysis>('GET', `/api/tables/${id}/analysis${start ? '' : '?start=0'}`);
export const report = (body: Report, key: string | null) => request<Reported>('POST', '/api/reports', { body, key });

export function replayStep(id: string, step: number, seat: number | null, key: string | null): Promise<ReplayStep> {
  return request('GET', `/api/tables/${id}/replay/${step}${seat === null ? '' : `?seat=${seat}`}`, { key });
}

/** The page of the log before an event, as this seat may read it. */
export function logPage(id: string, seat: number | null, before: number, key: string | null): Promise<LogPage> {
  return request('GET', `/api/tables/${id}/log?before=${before}${seat === null ? '' : `&seat=${seat}`}`, { key });
}

// --- administration ---
export const adminOverview = (key: string) => request<Admin>('GET', '/api/admin', { key });
export const closeTable = (id: string, key: string) => request<TableInfo>('DELETE', `/api/admin/tables/${id}`, { key });
export const setRetention = (days: number | null, key: string) => request<Admin>('PUT', '/api/admin/retention', { body: { days }, key });
export const reportedRecord = (report: number, key: string) => request<unknown>('GET', `/api/admin/reports/${report}`, { key });

/** The message to show for any error. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
