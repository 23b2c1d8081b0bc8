// Every value of every answer that is read, broken in three ways: what the client makes of it can be shown.
import { Contract } from '@mocks/engine/contract/contract-check';
import { addressOf, operationIds } from '@mocks/engine/requests/addresses';
import { createTestServer } from '@mocks/hosts/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { forgetLogged } from '@/lib/log-once';
import { withSoundRows } from '@/lib/lists/sound-rows';
import { broken, breakNames, pathsIn, type Json, type Path } from '@/testing/broken-values';
import { answers as deals } from './deals.gen';
import { answers as first } from './first.gen';
import { answers as more } from './more.gen';
import { answers as people } from './people.late.gen';
import { answers as portfolio } from './portfolio.gen';
import { completeAnswer } from './complete';
import { UnexpectedAnswerError } from '../errors';

const origin = 'http://localhost:4000';
const shapes = { ...first, ...people, ...deals, ...portfolio, ...more };
const server = createTestServer({ now: new Date('2026-11-23T10:30:00Z') });
const reads = operationIds.map((id) => addressOf[id]).filter((each) => each.startsWith('GET '));
const mayBeEmpty = (path: string) => /^\/(auth|ava)\//.test(path);
/** What some reads cannot do without. */
const queries: Readonly<Record<string, string>> = {
  '/reactions': 'postId=1',
  '/search': 'query=manchester',
  '/profiles': 'username=jo.bloggs',
};

const tried = new Set<string>();
let contract: Contract;
beforeAll(async () => {
  contract = await Contract.load();
  server.listen();
  server.signInAs('hannah.okafor');
});
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
});

async function get(path: string): Promise<Json | undefined> {
  const response = await fetch(`${origin}/api${path}?${queries[path] ?? ''}`);
  const isJson = response.headers.get('content-type')?.includes('json');
  // JSON is nothing else.
  return response.ok && isJson ? ((await response.json()) as Json) : undefined;
}

const rowsOf = (answer: unknown): unknown[] => {
  if (Array.isArray(answer)) return answer;
  const lists =
    typeof answer === 'object' && answer !== null ? Object.values(answer).filter(Array.isArray) : [];
  return lists.flat();
};

/** The address with an id that the list above an open place names. */
async function realPath(path: string): Promise<string> {
  let filled = '';
  let template = '';
  for (const segment of path.split('/').slice(1)) {
    const isListed = segment.startsWith('{') && reads.some((each) => each === `GET ${template}`);
    const [row] = isListed ? rowsOf(await get(filled)) : [];
    const { uuid, slug, threadId, id } = (row ?? {}) as Record<string, string | number | undefined>; // what names a row is one of these
    template += `/${segment}`;
    filled += `/${segment.startsWith('{') ? String(uuid ?? slug ?? threadId ?? id ?? 1) : segment}`;
  }
  return filled;
}

/** The first rows of each list: many more say the same. */
const cut = (value: Json): Json =>
  Array.isArray(value)
    ? value.slice(0, 3).map(cut)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(part)]))
      : value;

const copy = (value: Json): unknown => JSON.parse(JSON.stringify(value));

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );

/** The list that the path leads into last. */
function listAt(value: unknown, path: Path): readonly unknown[] {
  const at = path.lastIndexOf(0);
  const list = valueAt(value, path.slice(0, Math.max(at, 0)));
  return at >= 0 && Array.isArray(list) ? list : [];
}

/** Whether the rows after the broken first one are what they are without it. */
function hasOthers(answer: unknown, good: unknown, path: Path): boolean {
  const others = listAt(good, path).slice(1);
  const shown = others.length > 0 ? listAt(answer, path).slice(-others.length) : [];
  return JSON.stringify(shown) === JSON.stringify(others);
}

/** Some figures are a number or a word: nothing tells which, so what is there stays. */
const isOfEither = /(headline\/(roi|roce|paybackYears)|totals(\/stages\/\d+)?\/medianRoi)$/;
const isIdentity = /(^|\/)(id|uuid|slug)$|(Id|Uuid)$/;
/** What names a record, or which kind it is of: nobody makes that up, and a row without is left out where it is drawn. */
const isName = (path: Path) => isIdentity.test(String(path.at(-1))) || path.join('.') === '0.type';

/** What would break what reads it: a value of another type, or one that is not there. Nobody makes an id up. */
async function faultsOf(path: string, answer: unknown, good: unknown): Promise<string[]> {
  const found = await contract.violations(new Request(`${origin}/api${path}`), Response.json(answer));
  return found.filter((fault) => {
    const [, pointer = '', rest = ''] = /^\w+ 200 (\S+): (.*)$/.exec(fault) ?? [];
    const missing = /required property '(\w+)'/.exec(rest)?.[1];
    const isOfType = /^must be (string|number|integer|boolean|array|object)/.test(rest);
    const place = pointer.split('/').filter(Boolean);
    // Of several kinds the validator names what each lacks: only what this one has counts.
    const whole = valueAt(good, missing === undefined ? place : [...place, missing]);
    return (
      whole !== undefined &&
      (missing
        ? !isIdentity.test(missing)
        : isOfType && !isIdentity.test(pointer) && !isOfEither.test(pointer))
    );
  });
}

it.each(reads)(
  '%s can be shown with any value broken, and its other rows with it',
  { timeout: 30_000 },
  async (address) => {
    const template = address.slice(4);
    const shape = shapes[`get ${template}`];
    const path = await realPath(template);
    const given = await get(path);
    if (given === undefined || shape === undefined) return;
    tried.add(address);
    const whole = cut(given);
    const good = completeAnswer(withSoundRows(copy(whole), path), shape, mayBeEmpty(template));
    expect(await faultsOf(path, good, good)).toEqual([]);
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failures: string[] = [];
    for (const at of pathsIn(whole)) {
      for (const how of breakNames) {
        const name = `${at.join('.')} ${how}`;
        log.mockClear();
        forgetLogged();
        try {
          const spoilt = broken(whole, at, how);
          // There an answer may hold nothing.
          if (mayBeEmpty(template) && JSON.stringify(spoilt) === '{}') continue;
          const answer = completeAnswer(withSoundRows(copy(spoilt), path), shape, mayBeEmpty(template));
          const list =
            at.length === 1 && answer !== null && Reflect.get(Object(answer), at[0] ?? '') === null;
          if (!list && !isName(at))
            failures.push(...(await faultsOf(path, answer, good)).map((fault) => `${name}: ${fault}`));
          if (!hasOthers(answer, good, at)) failures.push(`${name}: another row`);
          if (log.mock.calls.length > 1) failures.push(`${name}: logged more than once`);
        } catch (error) {
          // A page without what makes it one says so as a whole.
          if (!(error instanceof UnexpectedAnswerError) || at.length > 1)
            failures.push(`${name}: ${String(error)}`);
        }
      }
    }
    expect(failures).toEqual([]);
  },
);

it('Nearly every read of the contract is tried', () => {
  expect(tried.size).toBeGreaterThan(70);
});
