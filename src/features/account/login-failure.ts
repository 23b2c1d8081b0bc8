import { ApiError, errorMessage, failureAdvice } from '@/api/errors';
import type { Schemas } from '@/api/contract';

export type Credentials = Schemas['LoginRequest'];

export interface LoginFailure {
  text: string;
  /** The server said no to this password, or will not look at another: it is not worth keeping. */
  isRefusal: boolean;
  /** Seconds before another try makes sense. */
  waitSeconds: number;
  /** The password is right, and a code of the authenticator app is asked for: `asked` first, `wrong` after one that isn't right. */
  secondStep?: 'asked' | 'wrong';
}

/** What to say when a sign-in fails; never which of the two was wrong. */
export function loginFailure(error: unknown): LoginFailure {
  if (error instanceof ApiError && error.status === 429) {
    const waitSeconds = Math.ceil(error.retryAfter ?? 30);
    return { text: 'Too many attempts. Wait a moment and try again.', isRefusal: true, waitSeconds };
  }
  if (error instanceof ApiError && error.code === 'two-step') {
    return { text: '', isRefusal: false, waitSeconds: 0, secondStep: 'asked' };
  }
  if (error instanceof ApiError && error.code === 'wrong-code') {
    return { text: errorMessage(error), isRefusal: false, waitSeconds: 0, secondStep: 'wrong' };
  }
  if (error instanceof ApiError && (error.status === 401 || error.status === 422)) {
    return {
      text: 'Those details aren’t right. Check your email or username and password, then try again.',
      isRefusal: true,
      waitSeconds: 0,
    };
  }
  return { text: failureAdvice('Couldn’t sign you in', error), isRefusal: false, waitSeconds: 0 };
}
