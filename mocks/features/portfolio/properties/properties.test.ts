import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer, testOrigin } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

const home = (n: number) => uuidOf('property', n);
const terraced = uuidOf('propertyType', 3);
const listOf = async (query = '') =>
  (await call('GET', `/properties${query}`)).json as Schema<'PropertyPage'>;
const one = async (n: number) => (await call('GET', `/properties/${home(n)}`)).json as Schema<'Property'>;
const draft = { addressLine1: '12 Rusholme Grove', town: 'Manchester', postcode: 'm145ae', typeId: terraced };
const add = (more: object = {}) => call('POST', '/properties', { ...draft, ...more });
const change = (n: number, body: object) => call('PUT', `/properties/${home(n)}`, body);
const photo = (name = 'front.jpg', type = 'image/jpeg') => new File([new Uint8Array(40)], name, { type });

async function send(method: 'POST' | 'PUT', path: string, fields: Record<string, string>, files: File[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append('files', file);
  const response = await fetch(`${testOrigin}/api${path}`, { method, body: form, credentials: 'include' });
  return { status: response.status, json: (await response.json()) as unknown };
}

beforeEach(() => server.signInAs('hannah.okafor'));

describe('adding a home', () => {
  it('tidies the postcode, knows the nation by it, and makes it mine', async () => {
    const { status, json } = await add({ postcode: 'cf24  4rt' });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      postcode: 'CF24 4RT',
      nation: 'wales',
      fullAddress: '12 Rusholme Grove, Manchester CF24 4RT',
      owners: [{ userId: 1, companyId: null, name: 'Hannah Okafor', share: 100 }],
      status: 'void',
      archivedAt: null,
    });
    const { uuid, id } = json as Schema<'Property'>;
    expect(uuid).toBe(id);
    expect((await add({ addressLine1: '13', postcode: 'EH6 8SG' })).json).toMatchObject({
      nation: 'scotland',
    });
    expect((await add({ addressLine1: '14', postcode: 'BT7 1NN' })).json).toMatchObject({
      nation: 'northern_ireland',
    });
    expect((await add({ addressLine1: '15', postcode: 'SY10 9ER', nation: 'wales' })).json).toMatchObject({
      nation: 'wales',
    });
  });

  it.each([
    [{ postcode: 'M14' }, 'postcode', 'Enter a full UK postcode, such as M14 6PQ'],
    [
      { postcode: 'JE2 3AB' },
      'postcode',
      'Properties in the Channel Islands and the Isle of Man aren’t supported',
    ],
    [{ owners: [{ userId: 1, share: 60 }] }, 'owners', 'The shares add up to 60%, not 100%'],
    [
      {
        owners: [
          { userId: 1, share: 50 },
          { userId: 1, share: 50 },
        ],
      },
      'owners',
      'Add each owner only once',
    ],
    [{ owners: [{ share: 100 }] }, 'owners', 'Choose a member or a company for each owner'],
    [{ owners: [{ userId: 999, share: 100 }] }, 'owners', 'We couldn’t find that owner'],
    [{ typeId: uuidOf('propertyType', 99) }, 'typeId', 'We couldn’t find that property type'],
    [{ modelId: uuidOf('propertyModel', 99) }, 'modelId', 'We couldn’t find that strategy'],
    [{ managerId: uuidOf('propertyManager', 9) }, 'managerId', 'We couldn’t find that manager'],
    [{ status: 'sold' }, 'soldOn', 'Enter the sale date'],
    [{ town: ' ' }, 'town', 'This can’t be empty'],
    [{ bedrooms: 31 }, 'bedrooms', 'Enter 30 or less'],
    [{ valuedAt: '2026-05-14', currentValue: 1 }, 'valuedAt', 'Enter a date that isn’t in the future'],
    [
      { status: 'sold', soldPrice: 1, soldOn: '2020-01-01', purchaseDate: '2021-01-01' },
      'soldOn',
      'Enter a sale date after the purchase date',
    ],
  ])('refuses %j', async (more, field, message) => {
    const { status, json } = await add(more);
    expect(status).toBe(422);
    expect(json).toMatchObject({ errors: { [field]: [message] } });
  });

  it('A home that a deal became is named by that deal, which keeps the first', async () => {
    const evaluationId = uuidOf('evaluation', 3);
    const deal = async () => (await call('GET', `/evaluations/${evaluationId}`)).json;
    expect(await deal()).toMatchObject({ propertyId: null });
    const { id } = (await add({ evaluationId })).json as Schema<'Property'>;
    expect(await deal()).toMatchObject({ propertyId: id });
    expect((await add({ addressLine1: '13 Rusholme Grove', evaluationId })).status).toBe(201);
    expect(await deal()).toMatchObject({ propertyId: id });
  });

  it('refuses the same address however it is written, naming the home', async () => {
    const { status, json } = await add({ addressLine1: '27, BRAEMAR road', postcode: 'M146PQ' });
    expect(status).toBe(409);
    expect(json).toMatchObject({ code: 'same-address', property: { uuid: home(1) } });
    expect((json as Schema<'PropertyConflict'>).message).toContain('27 Braemar Road');
    server.signInAs('ewan.macleod');
    expect((await add({ addressLine1: '27 Braemar Road', postcode: 'M14 6PQ' })).status).toBe(201);
  });

  it('takes a form with photographs, and keeps their bytes', async () => {
    const owners = JSON.stringify([{ userId: 1, share: 100 }]);
    const { status, json } = await send('POST', '/properties', { ...draft, owners }, [photo(), photo()]);
    expect(status).toBe(201);
    const { images } = json as Schema<'Property'>;
    expect(images).toHaveLength(2);
    expect((await server.world.files.get('1', images[1] ?? ''))?.size).toBe(40);
    const bad = await send('POST', '/properties', { ...draft, addressLine1: '1' }, [
      photo('a.pdf', 'application/pdf'),
    ]);
    expect(bad).toMatchObject({
      status: 422,
      json: { errors: { files: ['The file given is not an image'] } },
    });
  });
});

describe('changing a home', () => {
  it('is its owner’s alone', async () => {
    expect((await call('GET', `/properties/${home(15)}`)).status).toBe(403);
    expect((await change(15, { notes: 'Mine' })).status).toBe(403);
    expect((await call('DELETE', `/properties/${home(15)}`)).status).toBe(403);
    expect((await call('GET', `/properties/${home(900)}`)).status).toBe(404);
  });

  it('changes the given fields only, and the address with its parts', async () => {
    const { json } = await change(1, { line2: null, tags: ['kept'] });
    expect(json).toMatchObject({
      fullAddress: '27 Braemar Road, Manchester M14 6PQ',
      tags: ['kept'],
      purchasePrice: 148_000,
    });
    expect((await change(1, { postcode: 'G42 8RB' })).json).toMatchObject({ nation: 'scotland' });
    expect((await change(1, { addressLine1: '9 Petersburg Road', postcode: 'SK3 9QZ' })).status).toBe(409);
  });

  it('keeps every value it has had', async () => {
    const before = await one(1);
    const { json } = await change(1, { currentValue: 260_000, valueSource: 'lender' });
    const after = json as Schema<'Property'>;
    expect(after.valuations.slice(0, -1)).toEqual(before.valuations);
    expect(after.valuations.at(-1)).toEqual({ value: 260_000, on: '2026-05-13', source: 'lender' });
    expect(after.valuedAt).toBe('2026-05-13');
    expect(
      ((await change(1, { notes: 'No change of value' })).json as Schema<'Property'>).valuations,
    ).toEqual(after.valuations);
  });

  it('to sold asks for a day and a price, and keeps the records', async () => {
    expect((await change(9, { status: 'sold' })).json).toMatchObject({
      errors: { soldOn: ['Enter the sale date'], soldPrice: ['Enter the sale price'] },
    });
    const sold = await change(9, { status: 'sold', soldOn: '2026-05-01', soldPrice: 97_000 });
    expect(sold.json).toMatchObject({ status: 'sold', soldPrice: 97_000 });
    const jobs = await call('GET', `/property-maintenance?propertyId=${home(9)}`);
    expect(jobs.json).toMatchObject({ total: 1 });
  });

  it('from an older state is refused', async () => {
    const { updatedAt } = await one(2);
    expect((await change(2, { notes: 'First', updatedAt })).status).toBe(200);
    expect((await change(2, { notes: 'Second', updatedAt })).status).toBe(409);
    expect((await one(2)).notes).toBe('First');
  });

  it('adds photographs, and orders and drops those it has', async () => {
    const added = await send('PUT', `/properties/${home(1)}`, {}, [photo('x.png', 'image/png')]);
    const { images } = added.json as Schema<'Property'>;
    expect(images).toHaveLength(3);
    const kept = [images[2] ?? '', images[0] ?? ''];
    expect((await change(1, { images: kept })).json).toMatchObject({ images: kept });
    expect((await change(1, { images: ['strange.svg'] })).json).toMatchObject({
      errors: { images: ['We couldn’t find that photo'] },
    });
  });

  it('puts it away and takes it out again', async () => {
    expect((await change(14, { archived: true })).json).toMatchObject({
      archivedAt: '2026-05-13T10:30:00.000Z',
    });
    expect((await listOf()).total).toBe(13);
    expect((await listOf('?archived=true')).data.map(({ id }) => id)).toEqual([home(14)]);
    expect((await change(14, { archived: false })).json).toMatchObject({ archivedAt: null });
  });
});

describe('deleting a home', () => {
  it('is refused while records hang on it, saying which', async () => {
    const { status, json } = await call('DELETE', `/properties/${home(13)}`);
    expect(status).toBe(409);
    const { usedIn, code } = json as Schema<'InUseConflict'>;
    expect(code).toBe('in-use');
    expect(usedIn).toContainEqual({ kind: 'schedule', count: 1 });
    expect(usedIn).toContainEqual({ kind: 'video', count: 1 });
    expect((json as Schema<'ApiError'>).message).toContain('1 schedule');
  });

  it('is refused while there are papers or folders of its owner’s making', async () => {
    const { uuid } = (await add()).json as Schema<'Property'>;
    const body = { name: 'Kitchen', propertyId: uuid };
    const folder = (await call('POST', '/folders', body)).json as Schema<'Folder'>;
    expect((await call('DELETE', `/properties/${uuid}`)).json).toMatchObject({
      usedIn: [{ kind: 'folder', count: 1 }],
    });
    await call('DELETE', `/folders/${folder.id}`);
    expect((await call('DELETE', `/properties/${uuid}`)).status).toBe(204);
  });

  it('of one without records removes it', async () => {
    const { uuid } = (await add()).json as Schema<'Property'>;
    const folders = async () =>
      (await call('GET', `/folders?propertyId=${uuid}`)).json as Schema<'FolderList'>;
    expect((await folders()).map(({ name, system }) => [name, system])).toEqual(
      ['Compliance', 'Insurance', 'Mortgage', 'Photos', 'Purchase', 'Tax', 'Tenancy'].map((name) => [
        name,
        true,
      ]),
    );
    expect((await call('DELETE', `/properties/${uuid}`)).status).toBe(204);
    expect(server.world.db.folder.all().filter(({ propertyId }) => propertyId === uuid)).toEqual([]);
    expect((await call('GET', `/properties/${uuid}`)).status).toBe(404);
  });
});

it('says how homes can earn and what kinds of buildings there are', async () => {
  const models = (await call('GET', '/properties/models')).json as Schema<'PropertyModelList'>;
  const types = (await call('GET', '/properties/types')).json as Schema<'PropertyTypeList'>;
  expect([models.length, types.length]).toEqual([9, 13]);
  await call('POST', '/auth/logout', {});
  expect((await call('GET', '/properties/models')).status).toBe(401);
  expect((await call('GET', '/properties/types')).status).toBe(401);
});
