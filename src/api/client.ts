import { withSoundRows } from '@/lib/lists/sound-rows';
import { parseWellFormed } from '@/lib/text/well-formed';
import { address, fillPath, type Values } from './address';
import { answers } from './answers/first.gen';
import { lateAnswers } from './answers/groups.gen';
import { completeAnswer, type Shape } from './answers/complete';
import type { Answer, Method, PathsWith, WriteMethod, Written } from './contract';
import { forgetEarlyRequests, takeEarlyRequest } from './early-requests';
import { ApiError, NetworkError, readErrorBody, readRetryAfter, UnexpectedAnswerError } from './errors';
import { isOffered, noteOffered, NotOfferedError, readRefusal } from './offers';
import type { Transport } from './upload/upload-progress';

/** What any call may be given, before the contract narrows it. */
export interface AnyArgs {
  path?: Values | undefined;
  query?: Values | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** The call outlives the page that made it. */
  keepalive?: boolean | undefined;
  /** Sends it otherwise than by `fetch`, to follow an upload. */
  transport?: Transport | undefined;
  /** Takes the id of what was written from an answer that holds no more of it. */
  onNamed?: ((id: string | number) => void) | undefined;
}

async function send(
  method: Method,
  url: string,
  { body, signal, keepalive, transport = fetch }: AnyArgs,
): Promise<Response> {
  if (method !== 'get') forgetEarlyRequests();
  const early = method === 'get' ? await takeEarlyRequest(url)?.catch(() => undefined) : undefined;
  // No timeout and no second try (specification §9): TanStack Query is the only one that retries. In Node a request needs
  // an absolute address; in a page this changes nothing.
  return (
    early ??
    transport(new URL(url, location.origin), {
      method: method.toUpperCase(),
      credentials: 'include',
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
      ...(body instanceof FormData ? { body } : body === undefined ? {} : asJson(body)),
    })
  );
}

const asJson = (body: unknown) => ({
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});

/** What the answer of an operation holds; undefined for what the contract does not say, and when its code does not come. */
async function shapeOf(operation: string, path: string): Promise<Shape | undefined> {
  const first = answers[operation];
  if (first !== undefined) return first;
  const segment = path.split('/')[1] ?? '';
  const late = lateAnswers.find(([paths]) => paths.split(' ').includes(segment));
  return (await late?.[1]().catch(() => null))?.answers[operation];
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const text = await response.text();
  // Some servers confirm a write with a word.
  if (text === '' || response.headers.get('Content-Type')?.startsWith('text/plain')) return undefined;
  try {
    return parseWellFormed(text);
  } catch (cause) {
    throw new UnexpectedAnswerError({ cause });
  }
}

async function refusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  return new ApiError(
    response.status,
    readErrorBody(body),
    readRetryAfter(response.headers.get('Retry-After')),
    body,
  );
}

const loadWritten = () =>
  import('./answers/written').then(
    ({ completeWritten, nameTold }) => ({ completeWritten, nameTold }),
    () => null,
  );

/** The record that was written; undefined where the answer does not tell, or without the code that reads it: it is read again then. */
function takeWritten(
  reader: Awaited<ReturnType<typeof loadWritten>>,
  answer: unknown,
  shape: Shape | undefined,
  { onNamed }: AnyArgs,
): unknown {
  const written = reader?.completeWritten(answer, shape);
  const name = written === undefined ? reader?.nameTold(answer) : undefined;
  if (name !== undefined) onNamed?.(name);
  return written;
}

/** A record that does not say its name is the one that was asked for. */
function withAskedId(answer: unknown, path: string, { path: parameters = {} }: AnyArgs): unknown {
  const name = /\{(id|uuid)\}$/.exec(path)?.[1];
  const isNameless =
    typeof answer === 'object' && answer !== null && name !== undefined && Reflect.get(answer, name) == null;
  return isNameless ? { ...answer, [name]: parameters[name] } : answer;
}

async function call(method: Method, path: string, args: AnyArgs): Promise<unknown> {
  const operation = `${method} ${path}`;
  if (!isOffered(operation)) throw new NotOfferedError();
  try {
    const shape = shapeOf(operation, path);
    const reader = method === 'get' ? null : loadWritten();
    const response = await send(method, address(fillPath(path, args.path), args.query), args);
    if (!response.ok) throw await readRefusal(operation, await refusal(response));
    noteOffered(operation);
    const answer = withSoundRows(await readJson(response), path);
    if (method !== 'get') return takeWritten(await reader, answer, await shape, args);
    // What says who is there may answer with nothing (specification §4).
    return withAskedId(completeAnswer(answer, await shape, /^\/(auth|ava)\//.test(path)), path, args);
  } catch (error) {
    const isKnown = error instanceof ApiError || error instanceof UnexpectedAnswerError;
    if (isKnown || (error instanceof DOMException && error.name === 'AbortError')) throw error;
    throw new NetworkError({ cause: error });
  }
}

/**
 * One call, typed by the contract; credentials always. What the server leaves out of its answer is completed.
 * @throws ApiError when the server says no (NotOfferedError: it has no such operation), NetworkError without an answer, UnexpectedAnswerError for one it cannot read.
 */
export function request<P extends PathsWith<'get'>>(
  method: 'get',
  path: P,
  args?: AnyArgs,
): Promise<Answer<P, 'get'>>;
export function request<M extends WriteMethod, P extends PathsWith<M>>(
  method: M,
  path: P,
  args?: AnyArgs,
): Promise<Written<P, M>>;
export function request(method: Method, path: string, args: AnyArgs = {}): Promise<unknown> {
  // The network cannot be typed: the signatures above are the one place where an answer takes the contract's type.
  return call(method, path, args);
}
