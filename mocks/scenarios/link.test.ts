import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operationIds } from '../engine/requests/addresses';
import { socketBehaviours, type SocketBehaviour } from '../engine/realtime/behaviour';
import { brokenKinds, faultGroups, tidyRules, type FaultKind, type FaultRule } from './fault-rule';
import { linkTo, readSituation, withoutSituation, writeSituation } from './link';
import { readMoment, writeMoment } from './moment';
import { scenarioNames, scenarios } from './scenarios';
import { combine, ordinary, paces, readableParts, readParts, worldSizes, type Situation } from './situation';

const read = (query: string) => readSituation(new URLSearchParams(query));

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

const kinds = fc.oneof(fc.integer({ min: 400, max: 599 }), fc.constantFrom<FaultKind>(...brokenKinds));
const rules: fc.Arbitrary<FaultRule> = fc.record({
  target: fc.constantFrom(...faultGroups, ...operationIds),
  kind: kinds,
  times: maybe(fc.integer({ min: 1, max: 9999 })),
});
const moments = fc
  .record({
    seededAt: maybe(
      fc
        .integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2100, 0, 1) / 60_000 })
        .map((minutes) => new Date(minutes * 60_000)),
    ),
    aheadSeconds: fc.integer({ min: -300_000_000, max: 300_000_000 }),
  })
  .map(writeMoment);
// Object.keys of a literal holds exactly its own keys.
const behaviours = Object.keys(socketBehaviours) as SocketBehaviour[];
const situations: fc.Arbitrary<Situation> = fc.record({
  as: maybe(fc.constantFrom('hannah.okafor', 'tom.whitfield', 'patrick.o-sullivan', 'a&b=c #d')),
  size: fc.constantFrom(...worldSizes),
  latencyMs: maybe(fc.integer({ min: 0, max: 60_000 })),
  now: maybe(moments),
  faults: fc.array(rules, { maxLength: 4 }).map(tidyRules),
  flakyPercent: fc.integer({ min: 0, max: 100 }),
  socket: fc.constantFrom(...behaviours),
  isOffline: fc.boolean(),
  isDocumentedOnly: fc.boolean(),
  pace: maybe(fc.constantFrom(...paces)),
});

describe('a link', () => {
  it('brings back the situation it was made of, whatever it is', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        expect(read(writeSituation(situation))).toEqual({ situation, problems: [] });
      }),
    );
  });

  it('is taken out of an address without a trace, and leaves the app’s own query as it was', () => {
    const own = fc.constantFrom('', 'token=a%2Bb%3D', 'requests=true&sent=true', 'q=two+words&q=&empty');
    fc.assert(
      fc.property(situations, own, (situation, query) => {
        const search = query === '' ? '' : `?${query}`;
        const url = new URL(linkTo(situation, new URL(`https://own.invalid/notifications${search}#end`)));
        expect(url.pathname + url.hash).toBe('/notifications#end');
        expect(withoutSituation(url.search)).toBe(search);
        expect(readSituation(url.searchParams).situation).toEqual(situation);
      }),
    );
  });

  it.each(scenarioNames)('is short for the scenario %s', (name) => {
    const situation = combine(ordinary, scenarios[name].parts);
    expect(writeSituation(situation)).toBe(`scenario=${name}`);
    expect(read(`scenario=${name}`).situation).toEqual(situation);
  });

  it('joins scenarios, and what stands beside them wins', () => {
    expect(read('as=tom.whitfield&scenario=large,slow-network&latency=50').situation).toEqual({
      ...ordinary,
      as: 'tom.whitfield',
      size: 'large',
      latencyMs: 50,
    });
    expect(read('scenario=failing-500&fault=reads:404&fault=createPost:network:1').situation?.faults).toEqual(
      [
        { target: 'reads', kind: 404, times: null },
        { target: 'createPost', kind: 'network', times: 1 },
      ],
    );
    expect(read('as=-').situation?.as).toBeNull();
    expect(read('scenario=offline&offline=0').situation?.isOffline).toBe(false);
  });

  it('says nothing where nothing is asked', () => {
    expect(read('token=x&requests=true')).toEqual({ situation: null, problems: [] });
  });

  it.each([
    ['scenario=larg', 'There’s no scenario “larg”. Did you mean “large”?'],
    ['scenario=zzzzzzzzzz', 'There’s no scenario “zzzzzzzzzz”'],
    ['fault=listPost:500', 'fault=listPost:500: there’s no operation “listPost”. Did you mean “listPosts”?'],
    [
      'fault=listPosts:200',
      'fault=listPosts:200: after the operation, use a status from 400 to 599 or one of network, html, truncated, schema, rows, long, no-content, empty, object, list, named',
    ],
    ['fault=listPosts:500:0', 'fault=listPosts:500:0: times is a number from 1 to 9999'],
    ['fault=listPosts:500:1:2', 'fault=listPosts:500:1:2: times is a number from 1 to 9999'],
    ['latency=fast', 'latency=fast: use a whole number from 0 to 60000'],
    ['latency=60001', 'latency=60001: use a whole number from 0 to 60000'],
    ['now=tomorrow', 'now=tomorrow: use 2026-05-13T10:30Z, +1d or -90m'],
    ['now=2026-13-01', 'now=2026-13-01: use 2026-05-13T10:30Z, +1d or -90m'],
    ['now=%2B99999d', 'now=+99999d: the clock can be at most ten years ahead or behind'],
    ['now=9999-12-31T23:59', 'now=9999-12-31T23:59: the clock can be set from 2000 to 2100'],
    ['now=0001-01-01', 'now=0001-01-01: the clock can be set from 2000 to 2100'],
    ['flaky=101', 'flaky=101: use a whole number from 0 to 100'],
    ['socket=down', 'socket=down: one of steady, refused, flapping, lost, server-disconnect, ping-timeout'],
    ['offline=yes', 'offline=yes: one of 1, 0'],
    ['size=huge', 'size=huge: one of default, large'],
    ['pace=wild', 'pace=wild: one of quiet, alive, busy'],
    ['as=', 'as: a username, or - for nobody'],
  ])('with %s says what is wrong, and the rest of it holds', (query, problem) => {
    expect(read(`${query}&latency=70`)).toEqual({
      situation: { ...ordinary, latencyMs: 70 },
      problems: [problem],
    });
  });
});

describe('a moment', () => {
  it.each([
    ['2026-05-13', '2026-05-13T00:00Z'],
    ['2026-05-13T10:30:00.000Z', '2026-05-13T10:30Z'],
    ['2026-05-13T10:30:07Z', '2026-05-13T10:30Z+7s'],
    ['2026-05-13T10:30Z+24h', '2026-05-13T10:30Z+1d'],
    [' 1d', '+1d'],
    ['-90m', '-90m'],
    ['+0h', '+0d'],
    ['-276868m', '-192d6h28m'],
    ['2026-11-21T16:58Z-276868m', '2026-11-21T16:58Z-192d6h28m'],
    ['+1d2h', '+26h'],
  ])('%s is written %s', (text, written) => {
    const moment = readMoment(text);
    expect(moment && writeMoment(moment)).toBe(written);
  });

  it.each(['', '+', 'd', '+1', '+1w', '2026-02-31T99:00Z', '1d'])('“%s” is none', (text) => {
    expect(readMoment(text)).toBeNull();
  });
});

describe('a situation from elsewhere', () => {
  it('is read part by part', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        expect(readParts(situation)).toEqual(situation);
      }),
    );
  });

  it.each([
    [null, 'A situation must be an object'],
    [{ mood: 'good' }, 'A situation has no “mood”'],
    [{ now: '9999-12-31T23:59Z' }, '9999-12-31T23:59Z: the clock can be set from 2000 to 2100'],
    [{ latencyMs: -1 }, 'In a situation, latencyMs can’t be -1'],
    [{ faults: [{ target: 'nowhere', kind: 500, times: null }] }, 'In a situation, faults can’t be'],
    [{ socket: 'toString' }, 'In a situation, socket can’t be "toString"'],
  ])('%j is refused', (value, message) => {
    expect(() => readParts(value)).toThrow(message);
  });
});

it('what was kept of a situation goes on, but for the parts that cannot be read', () => {
  const kept = { ...ordinary, latencyMs: 800, now: '2026-05-13T10:30Z+99999d', mood: 'good' };
  expect(readableParts(kept)).toEqual({ ...ordinary, latencyMs: 800, now: undefined });
  expect(readableParts('something else')).toEqual({});
});
