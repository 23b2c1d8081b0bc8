import type { Clock } from '../../engine/world/clock';
import { readCookie } from '../../engine/world/sessions';

export interface StoredCookie {
  token: string;
  /** ISO date-time; null for as long as the browser is open, which nobody here can tell: it is kept. */
  expiresAt: string | null;
}

/** Where a session's cookie lies: one jar for all windows of a browser, one of its own for each pinned window. */
export class Jar {
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #cookie: StoredCookie | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The token it holds; undefined when it is empty or its cookie is over. */
  token(): string | undefined {
    const cookie = this.#cookie;
    if (cookie === null) return undefined;
    const isOver = cookie.expiresAt !== null && cookie.expiresAt <= this.#clock.now().toISOString();
    return isOver ? undefined : cookie.token;
  }

  stored(): StoredCookie | null {
    return this.#cookie;
  }

  /** What was kept before, or comes from elsewhere; nobody is told. */
  adopt(cookie: StoredCookie | null): void {
    this.#cookie = cookie;
  }

  hold(token: string | undefined, expiresAt: string | null = null): void {
    this.#cookie = token === undefined ? null : { token, expiresAt };
    for (const listener of this.#listeners) listener();
  }

  /** @param header the value of an answer's `Set-Cookie` */
  setCookie(header: string): void {
    const { token, maxAge } = readCookie(header);
    const expiresAt = maxAge === undefined ? null : this.#clock.now().getTime() + maxAge * 1000;
    this.hold(token, expiresAt === null ? null : new Date(expiresAt).toISOString());
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }
}
