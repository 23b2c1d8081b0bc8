// A situation as the query of a link: `?scenario=large&as=tom.whitfield&fault=listPosts:500`.
import { isSocketBehaviour, socketBehaviours } from '../engine/realtime/behaviour';
import { readFaultRule, writeFaultRule } from './fault-rule';
import { momentOf, writeMoment } from './moment';
import { nearest } from './nearest';
import { nobody, situationParameters, withoutParameters, type ParameterName } from './parameters';
import { isScenarioName, scenarioNames, scenarios } from './scenarios';
import { combine, maxLatencyMs, ordinary, paces, worldSizes, type Situation } from './situation';

type Part = Partial<Situation>;

/** What the server knows: the whole contract, or what the specification states of it. */
const servers = ['whole', 'documented'] as const;

/** How each parameter is read. Each throws with a sentence for a person. */
const readers = {
  scenario: (text: string): Part => {
    const names = text.split(/[,\s]+/).filter(Boolean);
    const parts = names.map((name): Part => {
      if (isScenarioName(name)) return scenarios[name].parts;
      throw new Error(`There’s no scenario “${name}”${nearest(name, scenarioNames)}`);
    });
    // What a combination says is the sum of its parts; what none of them says is left to the others.
    const sum = parts.reduce<Part>((whole, part) => ({ ...whole, ...part }), {});
    return { ...sum, faults: parts.flatMap((part) => part.faults ?? []) };
  },
  as: (text: string): Part => {
    if (text === '') throw new Error(`as: a username, or ${nobody} for nobody`);
    return { as: text === nobody ? null : text };
  },
  size: (text: string): Part => ({ size: oneOf('size', text, worldSizes) }),
  latency: (text: string): Part => ({ latencyMs: whole('latency', text, maxLatencyMs) }),
  now: (text: string): Part => {
    try {
      return { now: writeMoment(momentOf(text)) };
    } catch (problem) {
      throw new Error(`now=${problem instanceof Error ? problem.message : text}`, { cause: problem });
    }
  },
  fault: (text: string): Part => ({ faults: [readFaultRule(text)] }),
  flaky: (text: string): Part => ({ flakyPercent: whole('flaky', text, 100) }),
  socket: (text: string): Part => {
    if (isSocketBehaviour(text)) return { socket: text };
    throw new Error(`socket=${text}: one of ${Object.keys(socketBehaviours).join(', ')}`);
  },
  offline: (text: string): Part => ({ isOffline: oneOf('offline', text, ['1', '0']) === '1' }),
  pace: (text: string): Part => ({ pace: oneOf('pace', text, paces) }),
  server: (text: string): Part => ({ isDocumentedOnly: oneOf('server', text, servers) === 'documented' }),
} satisfies Record<ParameterName, (text: string) => Part>;

/** What a query asks for. */
export interface AskedSituation {
  /** null when the query says nothing of a situation. */
  situation: Situation | null;
  /** One sentence for each part that cannot be meant; the rest holds. */
  problems: string[];
}

/** Reads the parts of a situation out of a query, the ones that win last; what is not ours in it is passed over. */
export function readQuery(query: URLSearchParams): { parts: Part[]; problems: string[] } {
  const problems: string[] = [];
  const parts: Part[] = [];
  for (const name of situationParameters) {
    for (const text of query.getAll(name)) {
      try {
        parts.push(readers[name](text));
      } catch (problem) {
        problems.push(problem instanceof Error ? problem.message : String(problem));
      }
    }
  }
  return { parts, problems };
}

/** Reads the situation out of a query. */
export function readSituation(query: URLSearchParams): AskedSituation {
  const { parts, problems } = readQuery(query);
  const isAsked = situationParameters.some((name) => query.has(name));
  return { situation: isAsked ? combine(ordinary, ...parts) : null, problems };
}

/** The query without the parts of a situation. */
export const withoutSituation = (search: string) => withoutParameters(search, situationParameters);

/** The shortest query that says this situation: a scenario's name where one says most of it. Without its `?`. */
export function writeSituation(situation: Situation): string {
  const plain = pairsFrom(ordinary, situation);
  const candidates = scenarioNames.flatMap((name) => {
    const base = combine(ordinary, scenarios[name].parts);
    const pairs = pairsFrom(base, situation);
    return pairs === null ? [] : [[`scenario=${name}`, ...pairs]];
  });
  const [best = []] = [...(plain === null || plain.length === 0 ? [] : [plain]), ...candidates].toSorted(
    (a, b) =>
      a.length - b.length || Number(b[0]?.startsWith('scenario')) - Number(a[0]?.startsWith('scenario')),
  );
  return best.join('&');
}

/** What must be added to a base to make a situation of it; null where something would have to be taken away. */
function pairsFrom(base: Situation, to: Situation): string[] | null {
  const rules = to.faults.map(writeFaultRule);
  const had = base.faults.map(writeFaultRule);
  const isTooMuch = !had.every((each) => rules.includes(each));
  const cannotUnsay =
    (to.latencyMs === null && base.latencyMs !== null) ||
    (to.now === null && base.now !== null) ||
    (to.pace === null && base.pace !== null);
  if (isTooMuch || cannotUnsay) return null;
  const pairs: (string | false)[] = [
    to.as !== base.as && `as=${encodeURIComponent(to.as ?? nobody)}`,
    to.size !== base.size && `size=${to.size}`,
    to.latencyMs !== base.latencyMs && `latency=${to.latencyMs}`,
    to.now !== base.now && `now=${to.now}`,
    ...rules.filter((each) => !had.includes(each)).map((each) => `fault=${each}`),
    to.flakyPercent !== base.flakyPercent && `flaky=${to.flakyPercent}`,
    to.socket !== base.socket && `socket=${to.socket}`,
    to.isOffline !== base.isOffline && `offline=${to.isOffline ? 1 : 0}`,
    to.pace !== base.pace && `pace=${to.pace}`,
    to.isDocumentedOnly !== base.isDocumentedOnly && `server=${servers[to.isDocumentedOnly ? 1 : 0]}`,
  ];
  return pairs.filter((each) => each !== false);
}

/** An address that brings this situation about: a path of the app, its own query kept. */
export function linkTo(situation: Situation, { origin, pathname, search, hash }: URL): string {
  const kept = withoutSituation(search);
  return `${origin}${pathname}${kept === '' ? '?' : `${kept}&`}${writeSituation(situation)}${hash}`;
}

function oneOf<Word extends string>(name: string, text: string, words: readonly Word[]): Word {
  const found = words.find((each) => each === text);
  if (found === undefined) throw new Error(`${name}=${text}: one of ${words.join(', ')}`);
  return found;
}

function whole(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d{1,6}$/.test(text) || value > most)
    throw new Error(`${name}=${text}: use a whole number from 0 to ${most}`);
  return value;
}
