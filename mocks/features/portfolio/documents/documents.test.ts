import { afterEach, describe, expect, it } from 'vitest';
import { call, checkedServer, testOrigin } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });
afterEach(() => server.world.clock.setTo(now));

// Every answer is validated against the contract by the checked server.
const list = async (query = '') =>
  (await call('GET', `/documents${query}`)).json as Schema<'PortfolioDocumentPage'>;
const documentOf = (json: unknown) => json as Schema<'PortfolioDocument'>;
const errorsOf = (json: unknown) => (json as Schema<'ApiError'>).errors;

async function upload(content: Blob | string, name: string, fields: Record<string, string> = {}) {
  const form = new FormData();
  form.set('file', new File([content], name));
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  const response = await fetch(`${testOrigin}/api/documents`, {
    method: 'POST',
    credentials: 'include',
    body: form,
  });
  return { status: response.status, json: (await response.json()) as unknown };
}

describe('GET /documents', () => {
  it('is for members only', async () => expect((await call('GET', '/documents')).status).toBe(401));

  it('lists the newest first, without the bin, with the storage used', async () => {
    server.signInAs('hannah.okafor');
    const { data, total, storage } = await list();
    expect(total).toBe(40);
    const times = data.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(storage.used).toBeGreaterThan(data.reduce((sum, { size }) => sum + size, 0));
    expect(storage.limit).toBe(5 * 1024 ** 3);
    expect((await list('?trash=true')).data.map(({ name }) => name)).toEqual([
      'Landlord policy schedule, last year.pdf',
    ]);
  });

  it('is narrowed by folder, home, link, tag and words', async () => {
    server.signInAs('hannah.okafor');
    const folder = server.world.db.folder
      .all()
      .find(({ name, propertyId }) => name === 'Compliance' && propertyId?.endsWith('0003'));
    expect((await list(`?folderId=${folder?.id}`)).total).toBe(3);
    expect((await list(`?propertyId=${uuidOf('property', 13)}`)).total).toBe(2);
    expect((await list(`?linkedTo=${uuidOf('tenancy', 1)}`)).total).toBe(2);
    expect((await list('?tag=CP12')).total).toBe(5);
    expect((await list('?query=hmo')).total).toBe(3);
    const sizes = (await list('?sort=-size')).data.map(({ size }) => size);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });
});

describe('POST /documents', () => {
  it('keeps the bytes, names it by the file, and makes a renewal date of its expiry', async () => {
    server.signInAs('hannah.okafor');
    const { status, json } = await upload('%PDF-1.7 gas', 'Gas 2026.PDF', {
      propertyId: uuidOf('property', 11),
      tags: 'CP12',
      expiresOn: '2027-05-12',
      renewalKind: 'gas_safety',
    });
    expect(status).toBe(201);
    const document = documentOf(json);
    expect(document).toMatchObject({
      name: 'Gas 2026.PDF',
      mime: 'application/pdf',
      size: 12,
      tags: ['CP12'],
      version: 1,
    });
    const [owner = '', , file = ''] = document.file.split('/');
    expect(await (await server.world.files.get(owner, file))?.text()).toBe('%PDF-1.7 gas');
    const renewals = (await call('GET', '/renewal-dates?kind=gas_safety&from=2027-05-12&to=2027-05-12')).json;
    expect((renewals as Schema<'RenewalDatePage'>).data[0]).toMatchObject({
      documentId: document.id,
      intervalMonths: 12,
    });
    await call('PUT', `/documents/${document.id}`, { expiresOn: '2027-06-01' });
    expect(server.world.db.renewalDate.first('documentId', document.id)?.dueOn).toBe('2027-06-01');
  });

  it('refuses other types, empty and large files, and no file', async () => {
    server.signInAs('hannah.okafor');
    expect(errorsOf((await upload('x', 'run.exe')).json)).toEqual({
      file: ['Choose a PDF, DOC, DOCX, XLS, XLSX, JPG, PNG or HEIC file'],
    });
    expect(errorsOf((await upload('', 'empty.pdf')).json)).toEqual({ file: ['This file is empty'] });
    const large = new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]);
    const { status, json } = await upload(large, 'large.pdf');
    expect([status, errorsOf(json)]).toEqual([422, { file: ['Choose a file of up to 20 MB'] }]);
    const larger = new Blob([new Uint8Array(25_000_001)]);
    expect((await upload(larger, 'larger.pdf')).status).toBe(413);
    expect((await call('POST', '/documents', { file: 'x' })).status).toBe(400);
  });

  it('refuses folders and records that are not mine', async () => {
    server.signInAs('hannah.okafor');
    const links = JSON.stringify([{ kind: 'tenancy', id: uuidOf('tenancy', 999) }]);
    const { json } = await upload('x', 'a.pdf', { folderId: uuidOf('folder', 999), links });
    expect(Object.keys(errorsOf(json) ?? {}).toSorted()).toEqual(['folderId', 'links.0.id']);
  });

  it('refuses what the plan has no room for', async () => {
    server.signInAs('hannah.okafor');
    server.world.db.document.update(uuidOf('document', 1), { size: 5 * 1024 ** 3 });
    expect(errorsOf((await upload('x', 'a.pdf')).json)?.['file']?.[0]).toContain('run out of storage');
  });

  it('takes the next version of a document and keeps the earlier ones', async () => {
    server.signInAs('hannah.okafor');
    const first = documentOf((await upload('one', 'a.pdf', { name: 'Plan' })).json);
    const { status, json } = await upload('second', 'b.png', { replaces: first.id });
    expect(status).toBe(201);
    expect(documentOf(json)).toMatchObject({
      id: first.id,
      name: 'Plan',
      version: 2,
      mime: 'image/png',
      size: 6,
    });
    expect(documentOf(json).versions).toEqual([
      { version: 1, file: first.file, size: 3, uploadedAt: first.updatedAt },
    ]);
    server.signInAs('callum.reyes');
    expect((await upload('third', 'c.pdf', { replaces: first.id })).status).toBe(403);
  });
});

it('A retry under the same client id keeps one document and one version', async () => {
  server.signInAs('hannah.okafor');
  const first = documentOf((await upload('first', 'a.pdf', { clientId: 'u-1' })).json);
  expect(documentOf((await upload('first', 'a.pdf', { clientId: 'u-1' })).json).id).toBe(first.id);
  const next = { replaces: first.id, clientId: 'u-2' };
  await upload('second', 'b.pdf', next);
  expect(documentOf((await upload('second', 'b.pdf', next)).json)).toMatchObject({
    id: first.id,
    version: 2,
  });
});

describe('a share link', () => {
  it('opens the one document for any member until it is taken back or has run out', async () => {
    server.signInAs('hannah.okafor');
    const { id } = documentOf((await upload('x', 'a.pdf')).json);
    const share = { expires: '2026-05-20T10:00:00.000Z' };
    const token = documentOf((await call('PUT', `/documents/${id}`, { share })).json).shared?.token ?? '';
    server.signInAs('callum.reyes');
    const seen = async (by: string) => (await list(`?share=${by}`)).data.map((row) => row.id);
    expect(await seen(token)).toEqual([id]);
    server.world.clock.setTo(new Date('2026-05-20T10:00:00Z'));
    expect(await seen(token)).toEqual([]);
    server.world.clock.setTo(new Date('2026-05-14T10:00:00Z'));
    server.signInAs('hannah.okafor');
    expect(documentOf((await call('PUT', `/documents/${id}`, { share: null })).json).shared).toBeNull();
    expect(await seen(token)).toEqual([]);
    const again = documentOf((await call('PUT', `/documents/${id}`, { share })).json).shared?.token;
    expect(again).not.toBe(token);
  });

  it('cannot end in the past', async () => {
    server.signInAs('hannah.okafor');
    const share = { expires: '2026-05-13T10:30:00.000Z' };
    const { json } = await call('PUT', `/documents/${uuidOf('document', 1)}`, { share });
    expect(errorsOf(json)).toEqual({ share: ['Choose an end date in the future'] });
  });
});

describe('PUT and DELETE /documents/{id}', () => {
  const id = uuidOf('document', 1);

  it('lay it in the bin, take it out, and at last delete it', async () => {
    server.signInAs('hannah.okafor');
    expect((await call('DELETE', `/documents/${id}`)).status).toBe(204);
    expect((await list('?trash=true')).total).toBe(2);
    expect(documentOf((await call('PUT', `/documents/${id}`, { trashed: false })).json).trashedAt).toBeNull();
    await call('DELETE', `/documents/${id}`);
    await call('DELETE', `/documents/${id}`);
    expect((await call('DELETE', `/documents/${id}`)).status).toBe(404);
    expect(server.world.db.renewalDate.first('documentId', id)).toBeUndefined();
  });

  it('empty the bin after 30 days', async () => {
    server.signInAs('hannah.okafor');
    await call('DELETE', `/documents/${id}`);
    server.world.clock.setTo(new Date('2026-06-20T10:00:00Z'));
    expect((await list('?trash=true')).total).toBe(0);
  });

  it('refuse an older state and strangers', async () => {
    server.signInAs('hannah.okafor');
    const stale = { name: 'New', updatedAt: '2020-01-01T00:00:00.000Z' };
    expect((await call('PUT', `/documents/${id}`, stale)).status).toBe(409);
    expect((await call('PUT', `/documents/${id}`, { name: ' ' })).status).toBe(422);
    server.signInAs('callum.reyes');
    expect((await call('PUT', `/documents/${id}`, { name: 'Mine' })).status).toBe(403);
    expect((await call('DELETE', `/documents/${id}`)).status).toBe(403);
  });
});
