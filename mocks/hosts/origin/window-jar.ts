import { memberCalled } from '../../features/profile/members/member-named';
import type { World } from '../../engine/world/world';
import { Jar } from './jar';
import type { Pin } from './protocol';

/** Whose calls a window makes: the browser's member, or the person pinned to this window alone. */
export class WindowJar {
  readonly #world: World;
  readonly #shared: Jar;
  readonly #tell: (pin: Pin | null) => void;
  #own: Jar | undefined;
  #as: string | null = null;

  /** @param tell is called whenever the window's pin is another */
  constructor(world: World, shared: Jar, tell: (pin: Pin | null) => void) {
    this.#world = world;
    this.#shared = shared;
    this.#tell = tell;
  }

  get isPinned(): boolean {
    return this.#own !== undefined;
  }

  token(): string | undefined {
    return this.#jar.token();
  }

  username(): string | null {
    return this.#world.sessions.memberOf(this.token())?.username ?? null;
  }

  setCookie(header: string): void {
    this.#jar.setCookie(header);
  }

  /** Signs in whoever uses this jar: all windows without a pin, or this one alone. */
  signIn(userId: number): void {
    this.#jar.hold(this.#world.sessions.open(userId));
  }

  /** Comes back with the pin of an earlier page. A session that is over is opened anew. Throws for an unknown username. */
  restore(pin: Pin | null): void {
    if (pin === null) return;
    if (pin.token !== null && this.#world.sessions.memberOf(pin.token)) this.#use(pin.token);
    else if (pin.as === null) this.#use(undefined);
    else this.pin(pin.as);
  }

  /** Another person's window from now on; null makes it one of the browser's again. Throws for an unknown username. */
  pin(username: string | null): void {
    if (username === null) {
      this.#own = undefined;
      this.#as = null;
      this.#tell(null);
      return;
    }
    this.#use(this.#world.sessions.open(memberCalled(this.#world.db, username).id));
  }

  /** After the world went back to its seed: who was pinned is so still, if the seed knows them. */
  pinAgain(): void {
    if (this.#own === undefined || this.#as === null || this.username() === this.#as) return;
    const member = this.#world.db.user.first('username', this.#as);
    this.#use(member && this.#world.sessions.open(member.id));
  }

  get #jar(): Jar {
    return this.#own ?? this.#shared;
  }

  #use(token: string | undefined): void {
    const jar = new Jar(this.#world.clock);
    jar.onChange(() => {
      const own = jar.token();
      this.#as = this.#world.sessions.memberOf(own)?.username ?? null;
      this.#tell({ as: this.#as, token: own ?? null });
    });
    this.#own = jar;
    jar.hold(token);
  }
}
