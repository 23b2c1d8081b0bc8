import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

// Every answer is validated against the contract by the checked server.
const list = async (query = '') => (await call('GET', `/folders${query}`)).json as Schema<'FolderList'>;
const folderOf = (json: unknown) => json as Schema<'Folder'>;
const add = async (name: string, more: object = {}) =>
  folderOf((await call('POST', '/folders', { name, ...more })).json);
const put = (id: string, body: object) => call('PUT', `/folders/${id}`, body);

describe('GET /folders', () => {
  it('is for members only', async () => expect((await call('GET', '/folders')).status).toBe(401));

  it('has the seven of a let home, with how much lies in each', async () => {
    server.signInAs('hannah.okafor');
    const folders = await list(`?propertyId=${uuidOf('property', 1)}`);
    expect(folders.map(({ name, documentCount }) => [name, documentCount])).toEqual([
      ['Compliance', 1],
      ['Insurance', 0],
      ['Mortgage', 1],
      ['Photos', 0],
      ['Purchase', 1],
      ['Tax', 0],
      ['Tenancy', 2],
    ]);
    expect((await list()).length).toBe(75);
  });
});

describe('POST /folders', () => {
  it('adds one to a property’s folder, and refuses the same name in the same place', async () => {
    server.signInAs('hannah.okafor');
    const [parent] = await list(`?propertyId=${uuidOf('property', 1)}`);
    const inner = await add('Old', { parentId: parent?.id });
    expect(inner).toMatchObject({ propertyId: uuidOf('property', 1), system: false });
    expect((await call('POST', '/folders', { name: ' old ', parentId: parent?.id })).status).toBe(409);
    expect((await call('POST', '/folders', { name: 'Old' })).status).toBe(201);
    expect((await call('POST', '/folders', { name: 'Lost', parentId: uuidOf('folder', 999) })).status).toBe(
      422,
    );
  });
});

describe('PUT /folders/{id}', () => {
  it('refuses to move one into itself or into one of its own', async () => {
    server.signInAs('hannah.okafor');
    const outer = await add('Outer');
    const middle = await add('Middle', { parentId: outer.id });
    const inner = await add('Inner', { parentId: middle.id });
    for (const parentId of [outer.id, middle.id, inner.id]) {
      const { status, json } = await put(outer.id, { parentId });
      expect(status).toBe(422);
      expect(Object.keys((json as Schema<'ApiError'>).errors ?? {})).toEqual(['parentId']);
    }
    expect(folderOf((await put(inner.id, { parentId: null, name: 'Out' })).json)).toMatchObject({
      parentId: null,
      name: 'Out',
    });
  });

  it('leaves system folders as they are, and is for the owner', async () => {
    server.signInAs('hannah.okafor');
    expect((await put(uuidOf('folder', 1), { name: 'Mine' })).status).toBe(403);
    const { id } = await add('Outer');
    expect((await put(id, { name: 'Other', updatedAt: '2020-01-01T00:00:00.000Z' })).status).toBe(409);
    server.signInAs('callum.reyes');
    expect((await put(id, { name: 'Mine' })).status).toBe(403);
  });
});

describe('DELETE /folders/{id}', () => {
  it('refuses system folders and full ones', async () => {
    server.signInAs('hannah.okafor');
    expect((await call('DELETE', `/folders/${uuidOf('folder', 1)}`)).status).toBe(403);
    const outer = await add('Outer');
    const inner = await add('Inner', { parentId: outer.id });
    expect((await call('DELETE', `/folders/${outer.id}`)).status).toBe(409);
    await call('PUT', `/documents/${uuidOf('document', 1)}`, { folderId: inner.id });
    expect((await call('DELETE', `/folders/${inner.id}`)).status).toBe(409);
    await call('DELETE', `/documents/${uuidOf('document', 1)}`);
    expect((await call('DELETE', `/folders/${inner.id}`)).status).toBe(204);
    expect(server.world.db.document.get(uuidOf('document', 1))?.folderId).toBeNull();
    expect((await call('DELETE', `/folders/${outer.id}`)).status).toBe(204);
    expect((await call('DELETE', `/folders/${outer.id}`)).status).toBe(404);
  });
});
