import type { Schemas } from './contract';

/** The server answered, and said no. Nobody parses `message`; programs read `status`, `code` and `errors`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  /** Messages by field name, from a 422. */
  readonly errors: ReadonlyMap<string, readonly string[]>;
  /** Seconds the server asks us to wait, 0–30; undefined when it did not say. */
  readonly retryAfter: number | undefined;
  /** Whether `message` is the server's; ours stands in where it sent none. */
  readonly hasOwnMessage: boolean;
  /** The whole answer as it came, for who knows more of it; nobody has looked at its shape. */
  readonly answer: unknown;

  constructor(status: number, body: Partial<Schemas['ApiError']>, retryAfter?: number, answer?: unknown) {
    super(body.message ?? somethingWentWrong);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code;
    this.errors = new Map(Object.entries(body.errors ?? {}));
    this.retryAfter = retryAfter;
    this.hasOwnMessage = body.message !== undefined;
    this.answer = answer;
  }
}

/** No answer came: offline, refused, cut off. */
export class NetworkError extends Error {
  override name = 'NetworkError';
  constructor(options?: ErrorOptions) {
    super('We couldn’t reach the server', options);
  }
}

/** An answer came that is not what the contract says: a proxy's page, cut-off JSON. Its text is never shown. */
export class UnexpectedAnswerError extends Error {
  override name = 'UnexpectedAnswerError';
  constructor(options?: ErrorOptions) {
    super('Something went wrong on our side', options);
  }
}

const somethingWentWrong = 'Something went wrong';

/** The words to show for a failure: the server's message, else ours. */
export function errorMessage(error: unknown): string {
  const isOurs =
    error instanceof ApiError || error instanceof NetworkError || error instanceof UnexpectedAnswerError;
  return isOurs ? error.message : somethingWentWrong;
}

/** `Couldn’t delete the folder. This folder isn’t empty.`: what failed, without a stop, then the words for why, with one. */
export function failureText(what: string, error: unknown): string {
  return `${what}. ${sentence(errorMessage(error))}`;
}

/** What the server itself said about its refusal; undefined when it said nothing, or nothing came. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError && error.hasOwnMessage ? error.message : undefined;
}

export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

/** A failure that may pass by itself: no answer, or the server's own fault. */
export function isPassing(error: unknown): boolean {
  return (
    error instanceof NetworkError ||
    (error instanceof ApiError && (error.status === 429 || (error.status >= 500 && error.status !== 501)))
  );
}

/** What failed, without a stop, then what the server said of it, and what to do where nothing came or the fault is its own. */
export const failureAdvice = (what: string, error: unknown): string => `${what}. ${adviceText(error)}`;

/** The same below a title that says what failed. */
export function adviceText(error: unknown): string {
  if (error instanceof NetworkError) return 'Check your connection and try again.';
  const said = sentence(errorMessage(error));
  if (error instanceof ApiError && error.status < 500) return said;
  const later = 'Try again in a few minutes.';
  return serverMessage(error) === undefined ? later : `${said} ${later}`;
}

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Whether the body has the contract's error shape; servers behind proxies answer other things too. */
export function readErrorBody(body: unknown): Partial<Schemas['ApiError']> {
  if (typeof body !== 'object' || body === null) return {};
  const { message, code, errors } = body as Record<string, unknown>; // an object was checked for just above
  return {
    ...(typeof message === 'string' && message ? { message } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    ...(isFieldErrors(errors) ? { errors } : {}),
  };
}

function isFieldErrors(value: unknown): value is Record<string, string[]> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (list) => Array.isArray(list) && list.every((text) => typeof text === 'string'),
    )
  );
}

/**
 * Seconds from a `Retry-After` header (seconds or an HTTP date), held to 0–30; undefined when absent or unreadable.
 */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.min(30, Math.max(0, seconds)) : undefined;
}
