// Brings situations about in a world, and says which one is there now.
import type { SocketSwitch } from '../realtime/socket-switch';
import type { World } from '../world';
import type { Visitors } from '../visitors';
import { forgetful, type SituationStore } from './kept-situation';
import { readQuery } from './link';
import { readMoment, writeMoment } from './moment';
import { keepBusy } from './pace';
import { combine, ordinary, readParts, type Pace, type Situation } from './situation';
import { isScenarioName, scenarioNames, scenarios } from './scenarios';
import { nearest } from './nearest';

/** A situation by the names of scenarios, as a link says it (`?scenario=large&fault=listPosts:500`), by its parts, or by several of them. */
export type Wish = string | Partial<Situation> | readonly (string | Partial<Situation>)[];

/** The whole situation that is wished for. Throws with a sentence for a name or a part that there is not. */
export function situationOf(wish: Wish): Situation {
  const wishes = [wish].flat();
  return combine(
    ordinary,
    ...wishes.flatMap((each): Partial<Situation>[] => {
      if (typeof each !== 'string') return [readParts(each)];
      if (isScenarioName(each)) return [scenarios[each].parts];
      if (each.includes('=')) return partsOf(each);
      throw new Error(`There is no scenario “${each}”${nearest(each, scenarioNames)}`);
    }),
  );
}

function partsOf(query: string): Partial<Situation>[] {
  const { parts, problems } = readQuery(new URLSearchParams(query));
  const [problem] = problems;
  if (problem !== undefined) throw new Error(problem);
  if (parts.length === 0) throw new Error(`${query} says nothing of a situation`);
  return parts;
}

export interface Director {
  situation(): Situation;
  /** Changes these parts and leaves the rest, the data too unless the size changes. */
  change(parts: Partial<Situation>): Promise<void>;
  /** The seed world in this situation; `fill` may change its data before anybody sees it. */
  stage(situation: Situation, fill?: () => Promise<void>): Promise<void>;
  /** What an earlier visit left, as far as the tables do not hold it. */
  resume(): Promise<void>;
  /** Forgets the situation: everything is as the host is used to. */
  leave(): Promise<void>;
}

export function createDirector(
  world: World,
  sockets: SocketSwitch,
  reset: (seededAt: Date | undefined, size: Situation['size']) => Promise<void>,
  visitors: Visitors,
  kept: SituationStore = forgetful,
): Director {
  const usual = { latencyMs: world.latencyMs, isAlive: world.isAlive, clock: world.clock.setting() };
  let pace: Pace | null = null;
  let isStaged = false;

  const isUsualClock = () => {
    const { fixedAt, aheadMs } = world.clock.setting();
    return fixedAt?.getTime() === usual.clock.fixedAt?.getTime() && aheadMs === usual.clock.aheadMs;
  };
  const momentNow = () => {
    if (isUsualClock()) return null;
    const { fixedAt, aheadMs } = world.clock.setting();
    if (fixedAt === null) return writeMoment({ seededAt: null, aheadSeconds: Math.floor(aheadMs / 1000) });
    const ahead = fixedAt.getTime() + aheadMs - world.seededAt.getTime();
    return writeMoment({ seededAt: world.seededAt, aheadSeconds: Math.floor(ahead / 1000) });
  };
  const setClock = (now: string | null) => {
    const moment = now === null ? null : readMoment(now);
    if (moment === null) world.clock.setTo(usual.clock.fixedAt, usual.clock.aheadMs);
    else world.clock.setTo(moment.seededAt, moment.aheadSeconds * 1000);
  };
  const setPace = (next: Pace | null) => {
    pace = next;
    world.isAlive = next === null ? usual.isAlive : next !== 'quiet';
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
  const memberId = (username: string | null) => {
    if (username === null) return null;
    const member = world.db.user.first('username', username);
    if (member === undefined) throw new Error(`The mock server knows no “${username}”`);
    return member.id;
  };

  /** Everything that the tables do not hold. */
  const setPassing = (to: Partial<Situation>, from: Situation) => {
    if (to.latencyMs !== undefined) world.latencyMs = to.latencyMs ?? usual.latencyMs;
    if (to.now !== undefined) setClock(to.now);
    if (to.faults !== undefined) setFaults(to.faults);
    if (to.flakyPercent !== undefined) world.faults.setFlaky(to.flakyPercent);
    if (to.isOffline !== undefined) world.faults.isCutOff = to.isOffline;
    const { socket, isOffline } = { ...from, ...to };
    if (socket !== from.socket || isOffline !== from.isOffline) setSockets({ socket, isOffline });
    if (to.pace !== undefined && to.pace !== pace) setPace(to.pace);
  };

  const director: Director = {
    situation: () => ({
      as: visitors.current()?.username ?? null,
      size: world.size,
      latencyMs: world.latencyMs === usual.latencyMs ? null : world.latencyMs,
      now: momentNow(),
      faults: world.faults.rules(),
      flakyPercent: world.faults.flakyPercent,
      socket: sockets.behaviour,
      isOffline: world.faults.isCutOff,
      pace,
    }),
    async change(parts) {
      const to = readParts(parts);
      const before = director.situation();
      const id = to.as === undefined ? undefined : memberId(to.as);
      isStaged = true;
      if (to.size !== undefined && to.size !== before.size) {
        await reset(undefined, to.size);
        visitors.switchTo(memberId(before.as));
        setPassing({ ...before, ...to }, { ...ordinary, pace });
      } else {
        setPassing(to, before);
      }
      if (id !== undefined && to.as !== before.as) visitors.switchTo(id);
      await kept.set(director.situation());
      await world.stored();
    },
    async stage(situation, fill = async () => {}) {
      isStaged = true;
      const moment = situation.now === null ? null : readMoment(situation.now);
      setPace(null);
      setClock(moment?.seededAt ? writeMoment({ ...moment, aheadSeconds: 0 }) : null);
      await reset(moment?.seededAt ?? undefined, situation.size);
      await fill();
      const id = memberId(situation.as);
      setPassing(situation, { ...ordinary, socket: sockets.behaviour });
      if (sockets.behaviour === 'steady') sockets.dropAll();
      visitors.switchTo(id);
      await kept.set(situation);
      await world.stored();
    },
    async resume() {
      const parts = await kept.get();
      if (parts === undefined) return;
      isStaged = true;
      const moment = parts.now == null ? null : readMoment(parts.now);
      // A world in which nothing was changed is not stored: it is made again, at its moment.
      const isOther = moment?.seededAt && moment.seededAt.getTime() !== world.seededAt.getTime();
      if (isOther && isUntouched(world)) world.reset(moment.seededAt ?? undefined, parts.size);
      setPassing(parts, ordinary);
    },
    async leave() {
      if (!isStaged) return;
      isStaged = false;
      setPassing({ latencyMs: null, now: null, pace: null }, director.situation());
      await kept.set(null);
    },
  };
  world.faults.onSpent = () => {
    if (isStaged) void kept.set(director.situation());
  };
  return director;
}

const isUntouched = ({ db }: World) =>
  Object.values(db.diff()).every(({ written, removed }) => written.length === 0 && removed.length === 0);
