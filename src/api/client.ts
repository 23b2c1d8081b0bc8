import ky from 'ky';
import { pathPart } from '@/lib/path-part';
import type { Answer, Method, PathsWith } from './contract';
import { forgetEarlyRequests, takeEarlyRequest } from './early-requests';
import { ApiError, NetworkError, readErrorBody, readRetryAfter, UnexpectedAnswerError } from './errors';
import { runtimeConfig } from './runtime-config';

type Value = string | number | boolean;
/** A list goes into the query with commas, as the contract has it. */
type Values = Readonly<Record<string, Value | readonly Value[] | undefined>>;

/** What any call may be given, before the contract narrows it. */
export interface AnyArgs {
  path?: Values | undefined;
  query?: Values | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** The call outlives the page that made it. */
  keepalive?: boolean | undefined;
}

// No client timeout and none of ky's own retries (specification §9): TanStack Query is the only one that retries.
const http = ky.create({ credentials: 'include', timeout: false, retry: 0, throwHttpErrors: false });

/** The path with its parameters filled in, each encoded; `_` stands for one that can be no part of a path, which no server knows. */
export function fillPath(path: string, parameters: Values = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => pathPart(String(parameters[name] ?? '')) ?? '_');
}

function address(path: string, query: Values = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.append(key, String(value));
  }
  const suffix = search.size > 0 ? `?${search.toString()}` : '';
  return `${runtimeConfig.apiPrefix}${path}${suffix}`;
}

async function send(method: Method, url: string, { body, signal, keepalive }: AnyArgs): Promise<Response> {
  if (method !== 'get') forgetEarlyRequests();
  const early = method === 'get' ? await takeEarlyRequest(url)?.catch(() => undefined) : undefined;
  // In Node a request needs an absolute address; in a page this changes nothing.
  return (
    early ??
    http(new URL(url, location.origin), {
      method,
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
      ...(body instanceof FormData ? { body } : body === undefined ? {} : { json: body }),
    })
  );
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
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

async function call(method: Method, path: string, args: AnyArgs): Promise<unknown> {
  try {
    const response = await send(method, address(fillPath(path, args.path), args.query), args);
    if (!response.ok) throw await refusal(response);
    return await readJson(response);
  } catch (error) {
    const isKnown = error instanceof ApiError || error instanceof UnexpectedAnswerError;
    if (isKnown || (error instanceof DOMException && error.name === 'AbortError')) throw error;
    throw new NetworkError({ cause: error });
  }
}

/**
 * One call, typed by the contract; credentials always.
 * @throws ApiError when the server says no, NetworkError without an answer, UnexpectedAnswerError for one it cannot read.
 */
export function request<M extends Method, P extends PathsWith<M>>(
  method: M,
  path: P,
  args: AnyArgs = {},
): Promise<Answer<P, M>> {
  // The network cannot be typed: this is the one place where an answer takes the contract's type.
  return call(method, path, args) as Promise<Answer<P, M>>;
}
