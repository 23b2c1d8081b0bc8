import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '@mocks/features/account/seeds/accounts';
import { startWireServer, type WireServer } from '@mocks/hosts/server';
import { operationsOf, readContract } from '../contract/contract.mjs';
import { probe, type Row } from './probe.mjs';
import { lackingLines, reportOf } from './report/report.mjs';
import { serverAt, signIn } from './server.mjs';
import { probeSurroundings } from './surroundings.mjs';

let wire: WireServer;
beforeEach(async () => {
  wire = await startWireServer({ port: 0 });
});
afterEach(() => wire.close());

const prefix = () => `${wire.origin}/api`;
const page = 'https://app.tiebeam.example';
const contract = await readContract();
const operations = operationsOf(contract);
const differing = (rows: Row[]) => rows.filter(({ result }) => result === 'differs');

type Change = (answer: Response, call: { method: string; path: string; isStranger: boolean }) => unknown;

/** A fetch that spoils the answers of the server: `change` gives the new answer, or nothing to leave it as it is. */
function spoiling(change: Change): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    // The probe calls by address, never with a Request.
    const path = new URL(input as string | URL).pathname.replace(/^\/api/, '');
    const isStranger = !new Headers(init?.headers).has('cookie');
    const changed = await change(answer.clone(), { method: init?.method ?? 'GET', path, isStranger });
    return changed instanceof Response ? changed : answer;
  };
}

/** A change of one operation's body alone. */
const ofBody = (method: string, path: string, spoil: (body: string) => string): Change => {
  return async (answer, call) => {
    if (call.method !== method || call.path !== path || call.isStranger) return undefined;
    return new Response(spoil(await answer.text()), { status: answer.status, headers: answer.headers });
  };
};

async function rowsOf(change: Change, { tag, canWrite = false }: { tag: string; canWrite?: boolean }) {
  const send = spoiling(change);
  const cookie = await signIn(prefix(), 'hannah.okafor', demoPassword);
  const ask = serverAt(prefix(), { cookie, send });
  const chosen = operations.filter(({ operation }) => operation.tags.includes(tag));
  const surroundings = await probeSurroundings(prefix(), ask, { origin: page, send });
  return [...surroundings, ...(await probe({ operations: chosen, ask, canWrite }))];
}

describe('a server that keeps the contract', () => {
  it('differs in nothing, in what it reads and in what it makes, changes and removes', async () => {
    const before = wire.server.world.db.post.all().length;
    const cookie = await signIn(prefix(), 'hannah.okafor', demoPassword);
    const ask = serverAt(prefix(), { cookie });
    const rows = await probe({ operations, ask, canWrite: true });
    expect(differing(rows)).toEqual([]);
    expect(rows.filter(({ result }) => result === 'fits').length).toBeGreaterThan(150);
    expect(rows.map(({ operationId }) => operationId).toSorted()).toEqual(
      operations.map(({ id }) => id).toSorted(),
    );
    // nothing of the probe is left
    expect(wire.server.world.db.post.all()).toHaveLength(before);
    const mine = wire.server.world.db.property.by('ownerId', 1).map(({ addressLine1 }) => addressLine1);
    expect(mine.filter((line) => line.startsWith('Contract probe'))).toEqual([]);
  });

  it('is not written to unless that is wanted', async () => {
    const cookie = await signIn(prefix(), 'hannah.okafor', demoPassword);
    const methods = new Set<string>();
    const send: typeof fetch = (input, init) => {
      methods.add(`${init?.method} ${new URL(input as string).pathname}`);
      return fetch(input, init);
    };
    const rows = await probe({ operations, ask: serverAt(prefix(), { cookie, send }) });
    expect([...methods].filter((each) => !each.startsWith('GET')).toSorted()).toEqual([
      'POST /api/evaluations/evaluate',
      'POST /api/property-listings/pins',
      'POST /api/property-listings/smart-search',
    ]);
    expect(rows.find(({ operationId }) => operationId === 'createPost')).toMatchObject({
      result: 'left out',
      problems: ['it writes: call with --write'],
    });
  });
});

describe('a server that departs from the contract', () => {
  const planted: [string, { tag: string; canWrite?: boolean }, Change, string, string | RegExp][] = [
    [
      'a status that the contract does not list',
      { tag: 'notifications' },
      (_, { path }) => path === '/notifications' && new Response('{"message":"tea"}', { status: 418 }),
      'listNotifications',
      /^the status must be one of 200, .*; it is 418 with/,
    ],
    [
      'another media type',
      { tag: 'feed' },
      (_, { path }) =>
        path === '/posts' && new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } }),
      'listPosts',
      'the media type must be application/json; it is text/html',
    ],
    [
      'a body that is no JSON',
      { tag: 'feed' },
      ofBody('GET', '/posts', (body) => body.slice(0, 40)),
      'listPosts',
      /^the body must be JSON; it is “\{/,
    ],
    [
      'a field that is missing',
      { tag: 'notifications' },
      ofBody('GET', '/notifications', (body) => body.replaceAll('"createdAt"', '"created_at"')),
      'listNotifications',
      /^\/notifications\/0 lacks “createdAt” \(and \d+ more like it\)$/,
    ],
    [
      'a field of another type',
      { tag: 'notifications' },
      ofBody('GET', '/notifications', (body) => body.replace('"read":false', '"read":"no"')),
      'listNotifications',
      /^\/notifications\/\d+\/read must be boolean; it is “no”$/,
    ],
    [
      'a moment in another format',
      { tag: 'feed' },
      ofBody('GET', '/posts', (body) => body.replace(/"createdAt":"[^"]+"/, '"createdAt":"13/05/2026"')),
      'listPosts',
      '/data/0/createdAt must be a date-time such as 2026-05-13T10:30:00Z; it is “13/05/2026”',
    ],
    [
      'a word outside of a list of words',
      { tag: 'account' },
      ofBody('GET', '/auth/auth-user', (body) => body.replace(/"role":"\w+"/, '"role":"root"')),
      'getAuthUser',
      /role must be one of .*; it is “root”$/,
    ],
    [
      'nothing where something must be',
      { tag: 'account' },
      ofBody('GET', '/auth/auth-user', (body) => body.replace(/"username":"[^"]+"/, '"username":null')),
      'getAuthUser',
      '/username must be string; it is null',
    ],
    [
      'a body where there must be none',
      { tag: 'feed', canWrite: true },
      (answer, { method }) =>
        method === 'DELETE' && answer.ok && new Response('{"ok":true}', { headers: answer.headers }),
      'deletePost',
      /^the status must be one of 204, .*; it is 200/,
    ],
    [
      'a refusal without a message',
      { tag: 'businesses', canWrite: true },
      async (answer, { method, path }) =>
        method === 'POST' &&
        path === '/business-types' &&
        Response.json({ error: 'no' }, { status: answer.status }),
      'createBusinessType',
      'the body lacks “message”',
    ],
    [
      'what members read, shown to strangers',
      { tag: 'notifications' },
      (answer, { path, isStranger }) =>
        path === '/notifications' &&
        isStranger &&
        answer.status === 401 &&
        new Response('{}', { status: 200 }),
      'listNotifications',
      'without a session it must be answered with 401; it is 200',
    ],
    [
      'a record that cannot be removed',
      { tag: 'feed', canWrite: true },
      (_, { method, path }) =>
        method === 'DELETE' &&
        /^\/posts\/\d+$/.test(path) &&
        Response.json({ message: 'Try again later' }, { status: 403 }),
      'deletePost',
      /^\/posts\/\d+ was left behind, remove it by hand: Try again later$/,
    ],
    [
      'cookies that no other origin may send',
      { tag: 'knowledge-base' },
      async (answer, { path }) =>
        path === '/auth/session' &&
        new Response(await answer.text(), { headers: { 'Access-Control-Allow-Origin': '*' } }),
      'cross-origin calls',
      `Access-Control-Allow-Origin must be ${page} (cookies travel, so never *); it is *`,
    ],
    [
      'a missing socket',
      { tag: 'knowledge-base' },
      (_, { path }) => path === '/socket/' && new Response('Not found', { status: 404 }),
      'socket handshake',
      'Socket.IO 4 must shake hands on the path /socket; 404 came with “Not found”',
    ],
    [
      'a server that is not there',
      { tag: 'notifications' },
      (_, { path }) => {
        if (path === '/notifications') throw new TypeError('fetch failed');
      },
      'listNotifications',
      'no answer (fetch failed)',
    ],
  ];

  it.each(planted)('is told of %s', async (_, which, change, operationId, sentence) => {
    const rows = differing(await rowsOf(change, which));
    expect(rows.map((row) => row.operationId)).toContain(operationId);
    const { problems } = rows.find((row) => row.operationId === operationId) ?? { problems: [] };
    expect(reportOf(prefix(), rows).isClean).toBe(false);
    expect(
      problems.filter((problem) =>
        sentence instanceof RegExp ? sentence.test(problem) : problem === sentence,
      ),
    ).toHaveLength(1);
  });

  it('hears of fields that the contract does not name without being called wrong', async () => {
    const extra = ofBody('GET', '/auth/auth-user', (body) => body.replace('{', '{"shoeSize":42,'));
    const rows = await rowsOf(extra, { tag: 'account' });
    expect(rows.find(({ operationId }) => operationId === 'getAuthUser')).toMatchObject({
      result: 'fits',
      notes: ['/shoeSize is not in the contract'],
    });
  });
});

describe('a server that knows the specification alone', () => {
  it('The report ends with what the client switches off for want of it, each once, and never with what is documented', async () => {
    await wire.server.change({ isDocumentedOnly: true });
    const cookie = await signIn(prefix(), 'hannah.okafor', demoPassword);
    const rows = await probe({ operations, ask: serverAt(prefix(), { cookie }) });
    const lines = lackingLines(rows);
    expect(lines[1]).toBe('Not on this server, so the client switches it off:');
    expect(lines).toContain(
      '  The rail beside the feed, and what a # in a text that is being written offers (GET listTrendingTags)',
    );
    expect(new Set(lines).size).toBe(lines.length);
    const documented = operations.filter(({ operation }) => operation['x-provenance'] === 'documented');
    for (const { id } of documented) expect(lines.join()).not.toContain(`${id})`);
    // A server that has everything lacks nothing.
    await wire.server.change({ isDocumentedOnly: false });
    expect(lackingLines(await probe({ operations, ask: serverAt(prefix(), { cookie }) }))).toEqual([]);
  });
});
