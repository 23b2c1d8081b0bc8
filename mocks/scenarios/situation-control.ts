// Brings situations about in a world, and says which one is there now.
import type { SocketSwitch } from '../engine/realtime/socket-switch';
import { findMember, memberCalled, memberNamed } from '../features/profile/members/member-named';
import { seedMembers } from '../engine/seeds/members';
import type { Visitors } from '../engine/world/visitors';
import type { World } from '../engine/world/world';
import { forgetful, type SituationStore } from './stored/stored-situation';
import { readMoment, standingTime, writeMoment } from './moment';
import { keepBusy } from './pace';
import { ordinary, readParts, type Pace, type Situation } from './situation';
import { situationOf, type SituationRequest } from './situation-request';

export interface SituationControl {
  situation(): Situation;
  /** Changes these parts and leaves the rest, the data too unless the size changes. */
  change(parts: Partial<Situation>): Promise<void>;
  /** The seed world in the situation wished for. Throws with a sentence, and changes nothing, when it cannot be. */
  apply(request: SituationRequest): Promise<void>;
  /**
   * The seed world in this situation; `fill` may change its data before anybody sees it. Who is signed in must be known
   * by then.
   */
  stage(situation: Situation, fill?: () => Promise<void>): Promise<void>;
  /** What an earlier visit left, as far as the tables do not hold it. */
  resume(): Promise<void>;
  /** Forgets the situation: everything is as the host is used to. */
  leave(): Promise<void>;
}

export function createSituationControl(
  world: World,
  sockets: SocketSwitch,
  reset: (seededAt: Date | undefined, size: Situation['size']) => Promise<void>,
  visitors: Visitors,
  store: SituationStore = forgetful,
): SituationControl {
  const defaults = { latencyMs: world.latencyMs, isAlive: world.isAlive, clock: world.clock.setting() };
  let pace: Pace | null = null;
  let isStaged = false;

  const isDefaultClock = () => {
    const { fixedAt, aheadMs } = world.clock.setting();
    return fixedAt?.getTime() === defaults.clock.fixedAt?.getTime() && aheadMs === defaults.clock.aheadMs;
  };
  const momentNow = () => {
    if (isDefaultClock()) return null;
    const { fixedAt, aheadMs } = world.clock.setting();
    if (fixedAt === null) return writeMoment({ seededAt: null, aheadSeconds: Math.floor(aheadMs / 1000) });
    const ahead = fixedAt.getTime() + aheadMs - world.seededAt.getTime();
    return writeMoment({ seededAt: world.seededAt, aheadSeconds: Math.floor(ahead / 1000) });
  };
  const setClock = (now: string | null) => {
    const moment = now === null ? null : readMoment(now);
    if (moment === null) world.clock.setTo(defaults.clock.fixedAt, defaults.clock.aheadMs);
    else world.clock.setTo(moment.seededAt, moment.aheadSeconds * 1000);
  };
  const setPace = (next: Pace | null) => {
    pace = next;
    world.isAlive = next === null ? defaults.isAlive : next !== 'quiet';
    if (next === 'busy') keepBusy(world, () => pace === 'busy');
  };
  const setSockets = ({ socket, isOffline }: Pick<Situation, 'socket' | 'isOffline'>) => {
    sockets.behaviour = socket;
    sockets.isOffline = socket === 'refused' || isOffline;
    // Those that are open begin anew under the new rules.
    sockets.dropAll();
  };
  const setFaults = (rules: Situation['faults']) => {
    for (const { target } of world.faults.rules()) world.faults.remove(target);
    for (const { target, kind, times } of rules) {
      world.faults.add(target, { status: kind, ...(times !== null && { times }) });
    }
  };
  const memberId = (username: string | null) =>
    username === null ? null : (world.db.user.first('username', username)?.id ?? null);
  /** The username of who is meant, before a seed world is begun. Who joined since is lost with the data: nobody. */
  const inSeed = (name: string | null, size: Situation['size']) => {
    if (name === null) return null;
    const members = seedMembers(size);
    if (findMember(members, name) === undefined && findMember(world.db.user.all(), name)) return null;
    return memberNamed(members, name).username;
  };

  /** Everything that the tables do not hold. */
  const setPassing = (to: Partial<Situation>, from: Situation) => {
    if (to.latencyMs !== undefined) world.latencyMs = to.latencyMs ?? defaults.latencyMs;
    if (to.now !== undefined) setClock(to.now);
    if (to.faults !== undefined) setFaults(to.faults);
    if (to.flakyPercent !== undefined) world.faults.setFlaky(to.flakyPercent);
    if (to.isOffline !== undefined) world.faults.isCutOff = to.isOffline;
    if (to.isDocumentedOnly !== undefined) world.isDocumentedOnly = to.isDocumentedOnly;
    const { socket, isOffline } = { ...from, ...to };
    if (socket !== from.socket || isOffline !== from.isOffline) setSockets({ socket, isOffline });
    if (to.pace !== undefined && to.pace !== pace) setPace(to.pace);
  };

  const control: SituationControl = {
    situation: () => ({
      as: visitors.current()?.username ?? null,
      size: world.size,
      latencyMs: world.latencyMs === defaults.latencyMs ? null : world.latencyMs,
      now: momentNow(),
      faults: world.faults.rules(),
      flakyPercent: world.faults.flakyPercent,
      socket: sockets.behaviour,
      isOffline: world.faults.isCutOff,
      pace,
      isDocumentedOnly: world.isDocumentedOnly,
    }),
    async change(parts) {
      const to = readParts(parts);
      const before = control.situation();
      const moment = to.now == null ? null : readMoment(to.now);
      if (moment?.seededAt) {
        const ahead = moment.seededAt.getTime() + moment.aheadSeconds * 1000;
        standingTime(new Date(ahead), world.seededAt);
      }
      // Whoever is meant is looked for first: a change that is refused changes nothing.
      if (to.size !== undefined && to.size !== before.size) {
        const as = inSeed(to.as === undefined ? before.as : to.as, to.size);
        isStaged = true;
        await reset(undefined, to.size);
        visitors.switchTo(memberId(as));
        setPassing({ ...before, ...to }, { ...ordinary, pace });
      } else {
        const as = to.as == null ? to.as : memberCalled(world.db, to.as).username;
        isStaged = true;
        setPassing(to, before);
        if (as !== undefined && as !== before.as) visitors.switchTo(memberId(as));
      }
      await store.set(control.situation());
      await world.stored();
    },
    async apply(request) {
      const situation = situationOf(request);
      await control.stage({ ...situation, as: inSeed(situation.as, situation.size) });
    },
    async stage(situation, fill = async () => {}) {
      isStaged = true;
      const moment = situation.now === null ? null : readMoment(situation.now);
      setPace(null);
      setClock(moment?.seededAt ? writeMoment({ ...moment, aheadSeconds: 0 }) : null);
      await reset(moment?.seededAt ?? undefined, situation.size);
      await fill();
      setPassing(situation, { ...ordinary, socket: sockets.behaviour });
      if (sockets.behaviour === 'steady') sockets.dropAll();
      visitors.switchTo(memberId(situation.as));
      await store.set(situation);
      await world.stored();
    },
    async resume() {
      const parts = await store.get();
      if (parts === undefined) return;
      isStaged = true;
      const moment = parts.now == null ? null : readMoment(parts.now);
      // A world in which nothing was changed is not stored: it is made again, at its moment.
      const isOther = moment?.seededAt && moment.seededAt.getTime() !== world.seededAt.getTime();
      if (isOther && isUntouched(world)) world.reset(moment.seededAt ?? undefined, parts.size);
      setPassing(parts, ordinary);
    },
    async leave() {
      const { isDocumentedOnly } = ordinary;
      setPassing({ latencyMs: null, now: null, isDocumentedOnly }, control.situation());
      setPace(null);
      if (!isStaged) return;
      isStaged = false;
      await store.set(null);
    },
  };
  world.faults.onSpent = () => {
    if (isStaged) void store.set(control.situation());
  };
  return control;
}

const isUntouched = ({ db }: World) =>
  Object.values(db.diff()).every(({ written, removed }) => written.length === 0 && removed.length === 0);
