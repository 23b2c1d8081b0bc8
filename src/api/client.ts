import ky, { isHTTPError } from 'ky';
import type { Answer, CallArgs, Method, PathsWith } from './contract';
import { takeEarlyRequest } from './early-requests';
import { ApiError, NetworkError, readErrorBody, readRetryAfter, UnexpectedAnswerError } from './errors';
import { runtimeConfig } from './runtime-config';

/** What any call may be given, before the contract narrows it. */
export interface AnyArgs {
  path?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

// No client timeout and none of ky's own retries (specification §9): TanStack Query is the only one that retries.
const http = ky.create({ credentials: 'include', timeout: false, retry: 0 });

/** The path with its parameters filled in, each encoded. */
export function fillPath(path: string, parameters: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters[name])));
}

function address(path: string, query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(key, String(value));
  }
  const suffix = search.size > 0 ? `?${search.toString()}` : '';
  return `${runtimeConfig.apiPrefix}${path}${suffix}`;
}

async function send(method: Method, url: string, { body, signal }: AnyArgs): Promise<Response> {
  const early = method === 'get' ? takeEarlyRequest(url) : undefined;
  if (early) {
    const response = await early.catch(() => undefined);
    if (response?.ok) return response;
  }
  // In Node a request needs an absolute address; in a page this changes nothing.
  return http(new URL(url, globalThis.location.origin), {
    method,
    ...(signal ? { signal } : {}),
    ...(body instanceof FormData ? { body } : body === undefined ? {} : { json: body }),
  });
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

/**
 * One call, not yet typed by the contract; screens use `api` and the helpers of queries.ts.
 * @throws ApiError when the server says no, NetworkError without an answer, UnexpectedAnswerError for one it cannot read.
 */
export async function call(method: Method, path: string, args: AnyArgs): Promise<unknown> {
  try {
    return await readJson(await send(method, address(fillPath(path, args.path), args.query), args));
  } catch (error) {
    if (isHTTPError(error)) {
      const { status, headers } = error.response;
      throw new ApiError(status, readErrorBody(error.data), readRetryAfter(headers.get('Retry-After')));
    }
    const isAbort = error instanceof DOMException && error.name === 'AbortError';
    if (isAbort || error instanceof UnexpectedAnswerError) throw error;
    throw new NetworkError({ cause: error });
  }
}

type Rest<A> =
  Record<never, never> extends A ? [args?: A & Pick<AnyArgs, 'signal'>] : [args: A & Pick<AnyArgs, 'signal'>];

const verb =
  <M extends Method>(method: M) =>
  <P extends PathsWith<M>>(path: P, ...[args]: Rest<CallArgs<P, M>>): Promise<Answer<P, M>> =>
    // The network cannot be typed: here, and in queries.ts, an answer takes the contract's type.
    call(method, path, (args ?? {}) as AnyArgs) as Promise<Answer<P, M>>;

/** The server's calls, typed by the contract; credentials always. Fails as `call` does. */
export const api = { get: verb('get'), post: verb('post'), put: verb('put'), delete: verb('delete') };
