import type { Clock } from './clock';
import type { Database, Row } from '../db/database';

export const sessionCookie = 'session';
/** The token of the session that stands in for a cookie; in the database, so that it is there after a reload. */
const assumedToken = 'assumed';
/** The tokens of the seed's sessions begin so: no call carries them, and a switch of the visitor leaves them. */
export const elsewhere = 'elsewhere-';
const seenEveryMs = 15 * 60_000;
const rememberedForSeconds = 30 * 24 * 3600;

/** Who is signed in, by the token that the cookie carries. */
export class Sessions {
  readonly #db: Database;
  readonly #clock: Clock;
  #lastSeen: string | undefined;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  memberOf(token: string | undefined): Readonly<Row<'user'>> | undefined {
    const session = this.#of(token);
    return session && this.#db.user.get(session.userId);
  }

  /** Opens a session and returns its token. */
  open(
    userId: number,
    { token, device = 'Unknown device' }: { token?: string; device?: string } = {},
  ): string {
    const created = token ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
    const createdAt = this.#clock.now().toISOString();
    this.#db.session.add({ token: created, userId, createdAt, lastSeenAt: createdAt, device, place: null });
    return created;
  }

  /** Signs in every call that carries no valid cookie of its own: a test or a story signs in without a call. */
  assume(userId: number): void {
    const before = this.#find(assumedToken);
    if (before) this.#db.session.remove(before.id);
    this.open(userId, { token: assumedToken, device: 'This device' });
  }

  /** Ends every session, and signs in every further call as this member; as nobody when null. */
  switchTo(userId: number | null): void {
    for (const { id, token } of this.#db.session.all()) {
      if (!token.startsWith(elsewhere)) this.#db.session.remove(id);
    }
    if (userId !== null) this.assume(userId);
  }

  /** Ends the session of the token, and an assumed one. */
  close(token: string | undefined): void {
    for (const session of [this.#find(token), this.#find(assumedToken)]) {
      if (session) this.#db.session.remove(session.id);
    }
  }

  /** Ends the sessions of a member: all, or all but that of the call with this token. */
  closeAllOf(userId: number, but?: { token: string | undefined }): void {
    const kept = but && this.#of(but.token);
    for (const session of this.#db.session.by('userId', userId)) {
      if (session.id !== kept?.id) this.#db.session.remove(session.id);
    }
  }

  /** A socket of a page with one visitor belongs to the session its calls carried last. */
  sawCall(token: string | undefined): void {
    this.#lastSeen = token;
    const session = this.#of(token);
    const now = this.#clock.now();
    if (session && Date.parse(session.lastSeenAt ?? session.createdAt) + seenEveryMs <= now.getTime()) {
      this.#db.session.update(session.id, { lastSeenAt: now.toISOString() });
    }
  }

  /** The id of a call's session. */
  idOf(token: string | undefined): number | undefined {
    return this.#of(token)?.id;
  }

  visitor(): Readonly<Row<'user'>> | undefined {
    return this.memberOf(this.#lastSeen);
  }

  forget(): void {
    this.#lastSeen = undefined;
  }

  #of(token: string | undefined) {
    return this.#find(token) ?? this.#find(assumedToken);
  }

  #find(token: string | undefined) {
    return token === undefined ? undefined : this.#db.session.first('token', token);
  }
}

/** @param remember keeps the cookie past the end of the browser session */
export function cookieFor(token: string, remember: boolean): string {
  const age = remember ? `; Max-Age=${rememberedForSeconds}` : '';
  return `${sessionCookie}=${token}; Path=/; HttpOnly; SameSite=Lax${age}`;
}

/** The session in a `Set-Cookie`: no token when it ends one, and for how many seconds it is kept, if it says so. */
export function readCookie(header: string): { token: string | undefined; maxAge: number | undefined } {
  const [pair = '', ...attributes] = header.split(/;\s*/);
  const token = pair.slice(pair.indexOf('=') + 1);
  const age = attributes.find((each) => each.startsWith('Max-Age='))?.slice('Max-Age='.length);
  return { token: token === '' ? undefined : token, maxAge: age === undefined ? undefined : Number(age) };
}

export const expiredCookie = `${sessionCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
