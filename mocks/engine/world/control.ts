import type { OperationId } from '../contract/contract';
import type { Row } from '../db/database';
import type { Fault } from './faults';
import { addressOf, operationIds, type Address } from '../requests/addresses';
import { memberCalled } from '../../features/profile/members/member-named';
import { isOnline, setNeighbourOnline } from '../realtime/presence';
import type { SocketSwitch } from '../realtime/socket-switch';
import { createSituationControl } from '../../scenarios/situation-control';
import {
  exportWorld,
  importWorld,
  readExported,
  type ExportedState,
} from '../../scenarios/stored/exported-state';
import type { SituationStore } from '../../scenarios/stored/stored-situation';
import { standingTime } from '../../scenarios/moment';
import type { Situation } from '../../scenarios/situation';
import type { SituationRequest } from '../../scenarios/situation-request';
import type { WorldSize } from '../seeds/world-size';
import {
  notificationTypeEntries,
  sendNotification,
  type NotificationTypeEntry,
} from '../../features/notifications/send-notification';
import { anyVisitor, type Visitors } from './visitors';
import type { World } from './world';

/** Why a connection is cut: `server` must be reconnected by hand, `transport` comes back by itself, `ping` times out. */
export type DropReason = 'server' | 'transport' | 'ping';

export interface MemberEntry {
  username: string;
  fullName: string;
  role: string;
}

export interface OperationEntry {
  id: OperationId;
  address: Address;
}

/**
 * What a person or a test may do to the mock server; the same in every host. All but `world` takes and gives plain data
 * that can be sent elsewhere: `remote-control.ts` makes commands of it.
 */
export interface MockServer {
  /** The whole state behind it, for what the other controls do not cover. */
  readonly world: World;
  /**
   * Back to the seed: no changes, faults, sessions or situation, and the host's own latency, clock and neighbours. `size` goes
   * over to the other seed world.
   */
  reset(options?: { size?: WorldSize }): Promise<void>;
  /**
   * The seed world in the situation of these scenarios and parts, the later ones winning: `apply('slow-network')`,
   * `apply(['large', { as: 'tom.whitfield' }])`. It outlives a reload of the page, and ends with `reset`.
   */
  apply(request: SituationRequest): Promise<void>;
  /** Changes parts of the situation, and leaves the rest and the data as they are. It outlives a reload. */
  change(parts: Partial<Situation>): Promise<void>;
  /** What it is like now, however it came to be so. */
  situation(): Situation;
  exportState(): Promise<ExportedState>;
  /** Puts an exported state in the place of everything. Throws with a sentence when it is none. */
  importState(state: unknown): Promise<void>;
  /** Every further call is that member's, as if signed in; by username or full name. Throws for an unknown one. */
  signInAs(username: string): void;
  /** Members by name or username, at most 50; the first ones without a query. */
  members(query?: string): MemberEntry[];
  operations(): OperationEntry[];
  notificationTypes(): readonly NotificationTypeEntry[];
  /** Sends a notification to the member (the one signed in last when left out) from one of their connections. */
  sendNotification(typeId: number, toUsername?: string): void;
  setLatency(ms: number): void;
  /** Lets an operation fail, by its id, `METHOD /path` of the contract, or a group: all, reads, writes. */
  fail(target: string, fault: Fault): void;
  clearFaults(): void;
  dropSocket(reason: DropReason): void;
  /** Refuses every connection until switched off again. */
  setSocketOffline(isOffline: boolean): void;
  setOnline(username: string, isOnline: boolean): void;
  /** Is the member online, by a connection that said so or as one of the seed's? */
  isOnline(username: string): boolean;
  /** Do other members react to what the visitor writes? */
  setAlive(isAlive: boolean): void;
  now(): Date;
  /** Stops the server's clock at a moment; null lets it go on. */
  setNow(at: Date | string | null): void;
  /** E-mails the server would have sent, oldest first. */
  mails(): { subject: string; link: string }[];
}

const maxMembers = 50;

/** What a host has of its own; each part may be missing. */
export interface Host {
  /** Throws away what is stored of the tables. */
  forget(): Promise<void>;
  /** Where the situation is kept. */
  kept: SituationStore;
  visitors: Visitors;
}

export function createControl(
  world: World,
  sockets: SocketSwitch,
  { forget, kept, visitors = anyVisitor(world) }: Partial<Host> = {},
): MockServer & { resume(): Promise<void> } {
  const member = (username: string) => memberCalled(world.db, username);
  const reset = async (seededAt: Date | undefined, size: WorldSize | undefined) => {
    world.reset(seededAt, size);
    await world.files.clear();
    sockets.isOffline = false;
    sockets.behaviour = 'steady';
    await forget?.();
  };
  const situations = createSituationControl(world, sockets, reset, visitors, kept);
  return {
    world,
    async reset({ size } = {}) {
      await situations.leave();
      await reset(undefined, size);
    },
    apply: (request) => situations.apply(request),
    change: (parts) => situations.change(parts),
    situation: () => situations.situation(),
    resume: () => situations.resume(),
    exportState: () => exportWorld(world, situations.situation()),
    async importState(value) {
      // Whatever is wrong with it is found here, while nothing has been changed.
      const state = readExported(value, world.db);
      await situations.stage(state.situation, () => importWorld(world, state));
      world.db.notifyListeners();
      await world.stored();
    },
    signInAs: (username) => world.sessions.assume(member(username).id),
    members(query = '') {
      const wanted = query.toLowerCase();
      const isWanted = ({ fullName, username }: Readonly<Row<'user'>>) =>
        `${fullName} ${username}`.toLowerCase().includes(wanted);
      const found: MemberEntry[] = [];
      for (const user of world.db.user.all()) {
        if (found.length === maxMembers) break;
        const { username, fullName, role } = user;
        if (isWanted(user)) found.push({ username, fullName, role });
      }
      return found;
    },
    operations: () => operationIds.map((id) => ({ id, address: addressOf[id] })),
    notificationTypes: () => notificationTypeEntries,
    sendNotification(typeId, toUsername) {
      const to =
        toUsername === undefined ? (world.sessions.visitor() ?? visitors.current()) : member(toUsername);
      if (to === undefined) throw new Error('Nobody is signed in: say who the notification is for');
      sendNotification(world, typeId, to);
    },
    setLatency: (ms) => {
      world.latencyMs = ms;
    },
    fail: (target, fault) => world.faults.add(target, fault),
    clearFaults: () => world.faults.clear(),
    dropSocket(reason) {
      if (reason === 'server') sockets.disconnectAll();
      else if (reason === 'transport') sockets.dropAll();
      else sockets.silenceAll();
    },
    setSocketOffline: (isOffline) => {
      sockets.isOffline = isOffline;
      if (isOffline) sockets.dropAll();
    },
    setOnline: (username, online) => setNeighbourOnline(world, member(username).id, online),
    isOnline: (username) => isOnline(world, member(username).id),
    setAlive: (isAlive) => {
      world.isAlive = isAlive;
    },
    now: () => world.clock.now(),
    setNow: (at) => world.clock.setTo(at === null ? null : standingTime(new Date(at), world.seededAt)),
    mails: () => world.db.mail.all().map(({ subject, link }) => ({ subject, link })),
  };
}
