import type { Fault } from './faults';
import { notificationType } from './notification-types';
import { notify } from './notify';
import { setNeighbourOnline } from './realtime/presence';
import type { Row, Tables } from './db/database';
import { connectedIds } from './relations';
import type { WorldSize } from './seeds/world-size';
import type { World } from './world';

/** Why a connection is cut: `server` must be reconnected by hand, `transport` comes back by itself, `ping` times out. */
export type DropReason = 'server' | 'transport' | 'ping';

/** What can be done to the connections of a host, whatever serves them. */
export interface SocketSwitch {
  isMuted: boolean;
  isOffline: boolean;
  disconnectAll(): void;
  dropAll(): void;
}

/** What a person or a test may do to the mock server; the same in every host. */
export interface MockServer {
  /** The whole state behind it, for what the other controls do not cover. */
  readonly world: World;
  /** Back to the seed: no changes, faults or sessions. `size` goes over to the other seed world. */
  reset(options?: { size?: WorldSize }): Promise<void>;
  /** Every further call is that member's, as if signed in. Throws for an unknown username. */
  signInAs(username: string): void;
  /** Sends a notification to the member (the one signed in last when left out) from one of their connections. */
  sendNotification(typeId: number, toUsername?: string): void;
  setLatency(ms: number): void;
  /** Lets an operation fail, by its id or `METHOD /path` of the contract. */
  fail(target: string, fault: Fault): void;
  clearFaults(): void;
  dropSocket(reason: DropReason): void;
  /** Refuses every connection until switched off again. */
  setSocketOffline(isOffline: boolean): void;
  setOnline(username: string, isOnline: boolean): void;
  /** Do other members react to what the visitor writes? */
  setAlive(isAlive: boolean): void;
  now(): Date;
  /** Stops the server's clock at a moment; null lets it go on. */
  setNow(at: Date | string | null): void;
  /** E-mails the server would have sent, oldest first. */
  mails(): { subject: string; link: string }[];
}

/** The member of that username. Throws when there is none. */
export function memberCalled({ user }: Pick<Tables, 'user'>, username: string): Readonly<Row<'user'>> {
  const member = user.first('username', username);
  if (member === undefined) throw new Error(`The mock server knows no “${username}”`);
  return member;
}

export function createControl(world: World, sockets: SocketSwitch, forget = async () => {}): MockServer {
  const member = (username: string) => memberCalled(world.db, username);
  const latestMember = () => {
    const session = world.db.session.all().at(-1);
    return world.sessions.visitor() ?? (session && world.db.user.get(session.userId));
  };
  return {
    world,
    async reset({ size } = {}) {
      world.reset(undefined, size);
      await world.files.clear();
      sockets.isMuted = false;
      sockets.isOffline = false;
      await forget();
    },
    signInAs: (username) => world.sessions.assume(member(username).id),
    sendNotification(typeId, toUsername) {
      const to = toUsername === undefined ? latestMember() : member(toUsername);
      if (to === undefined) throw new Error('Nobody is signed in: say whom the notification is for');
      const [friend = null] = connectedIds(world.db, to.id);
      const post = world.db.post.by('authorId', to.id).at(-1);
      const [chat] =
        typeId === notificationType.message ? world.db.conversationMember.by('userId', to.id) : [];
      const about = { postId: post?.id ?? null, conversationId: chat?.conversationId ?? null };
      notify(world, typeId, { to: to.id, from: friend }, about);
    },
    setLatency: (ms) => {
      world.latencyMs = ms;
    },
    fail: (target, fault) => world.faults.add(target, fault),
    clearFaults: () => world.faults.clear(),
    dropSocket(reason) {
      if (reason === 'server') sockets.disconnectAll();
      else if (reason === 'transport') sockets.dropAll();
      else sockets.isMuted = true;
    },
    setSocketOffline: (isOffline) => {
      sockets.isOffline = isOffline;
      if (isOffline) sockets.dropAll();
    },
    setOnline: (username, isOnline) => setNeighbourOnline(world, member(username).id, isOnline),
    setAlive: (isAlive) => {
      world.isAlive = isAlive;
    },
    now: () => world.clock.now(),
    setNow: (at) => world.clock.setTo(at === null ? null : new Date(at)),
    mails: () => world.db.mail.all().map(({ subject, link }) => ({ subject, link })),
  };
}
