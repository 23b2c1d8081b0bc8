import type { Schema } from '../contract/contract';

type ApiError = Schema<'ApiError'>;

/** Thrown by an operation that cannot be done; it becomes the failing answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ApiError;
  readonly headers: Record<string, string>;

  constructor(status: number, body: ApiError, headers: Record<string, string> = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const badRequest = (message: string) => new Refusal(400, { message, code: 'bad-request' });
export const unauthorised = () => new Refusal(401, { message: 'Sign in to continue', code: 'no-session' });
export const forbidden = (message: string) => new Refusal(403, { message, code: 'forbidden' });
export const notFound = (message: string) => new Refusal(404, { message, code: 'not-found' });
export const conflict = (message: string) => new Refusal(409, { message, code: 'conflict' });
export const tooLarge = () => new Refusal(413, { message: 'That’s too large to send', code: 'too-large' });

/** @param errors messages by field name */
export const invalid = (errors: Record<string, string[]>, message = 'Check the highlighted fields') =>
  new Refusal(422, { message, code: 'validation-failed', errors });

export const tooMany = (seconds: number, message = 'Too many attempts. Wait a moment and try again') =>
  new Refusal(429, { message, code: 'too-many-requests' }, { 'Retry-After': String(Math.max(1, seconds)) });
