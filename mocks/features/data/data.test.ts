import { expect, it } from 'vitest';
import { call, checkedServer, testOrigin } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });

type Kind = Schema<'MemberDataKind'>;
type Page = Schema<'MemberRecordPage'>;
type Records = Map<Kind, Schema<'MemberRecord'>[]>;

async function exported(): Promise<Records> {
  const { json } = await call('GET', '/member-data');
  const all: Records = new Map();
  // 200 answers a summary.
  for (const { kind, count } of (json as Schema<'MemberDataSummary'>).kinds) {
    const rows: Schema<'MemberRecord'>[] = [];
    for (let page = 1; rows.length < count; page += 1) {
      const answer = await call('GET', `/member-data/records?kind=${kind}&page=${page}`);
      rows.push(...(answer.json as Page).data); // 200 answers a page
    }
    all.set(kind, rows);
  }
  return all;
}

const bring = async (kind: Kind, records: object[]) => {
  const { json } = await call('POST', '/member-data/records', { kind, records });
  return json as Schema<'MemberImportResult'>; // 200 answers the result
};

async function imported(records: Records) {
  const sum = { added: 0, replaced: 0, unchanged: 0, refused: 0 };
  for (const [kind, rows] of records) {
    for (let at = 0; at < rows.length; at += kind === 'files' ? 1 : 100) {
      const result = await bring(kind, rows.slice(at, at + (kind === 'files' ? 1 : 100)));
      for (const name of ['added', 'replaced', 'unchanged', 'refused'] as const) sum[name] += result[name];
    }
  }
  return sum;
}

it('Everything a member made comes back on a fresh server without loss, files included', async () => {
  server.signInAs('hannah.okafor');
  await call('POST', '/evaluations', { title: 'Made before the export', address: '1 Test Street, Leeds' });
  await call('POST', '/posts', { content: 'Written before the export' });
  await call('PUT', '/profiles/hannah.okafor', { headline: 'Changed before the export' });
  await call('POST', '/contacts', { kind: 'contractor', name: 'Met before the export' });
  const form = new FormData();
  form.append('file', new File(['bytes of a lease'], 'lease.pdf', { type: 'application/pdf' }));
  await fetch(`${testOrigin}/api/documents`, { method: 'POST', body: form, credentials: 'include' });
  const before = await exported();
  await server.reset();
  server.signInAs('hannah.okafor');
  const sum = await imported(before);
  expect(sum).toMatchObject({ refused: 0 });
  expect(sum.added).toBeGreaterThanOrEqual(5);
  const after = await exported();
  // A file is found by its path, and has another number on another server.
  const kept = (kind: Kind, rows: Schema<'MemberRecord'>[] = []) =>
    kind === 'files' ? rows.map(({ id: _id, ...rest }) => rest) : rows;
  for (const [kind, rows] of before) {
    expect(kept(kind, after.get(kind))).toEqual(expect.arrayContaining(kept(kind, rows)));
  }
  expect(await imported(before)).toMatchObject({ added: 0, replaced: 0, refused: 0 });
});

it('A record of somebody else, without its parent, or of another shape is refused, and changes nothing', async () => {
  server.signInAs('hannah.okafor');
  const { db } = server.world;
  const foreign = db.evaluation.all().find(({ ownerId }) => ownerId !== 1);
  const [version] = (await exported()).get('evaluationVersions') ?? [];
  expect(await bring('evaluations', [{ ...foreign, title: 'Mine now' }])).toMatchObject({ refused: 1 });
  const orphan = { ...version, id: 'a', evaluationId: '00000000-0000-4000-8000-000000000000' };
  expect(await bring('evaluationVersions', [orphan])).toMatchObject({ refused: 1 });
  expect(await bring('contacts', [{ id: 'b' }, {}, { id: 'c', name: 7 }])).toMatchObject({ refused: 3 });
  expect(await bring('files', [{ path: '2/other.pdf', bytes: 'AA==' }])).toMatchObject({ refused: 1 });
  expect(db.evaluation.get(foreign?.id ?? '')).toEqual(foreign);
  server.world.sessions.switchTo(null);
  expect((await call('GET', '/member-data')).status).toBe(401);
});
