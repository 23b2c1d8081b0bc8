import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

const home = (n: number) => uuidOf('property', n);
const room = (n: number) => uuidOf('propertyRoom', n);
const double = uuidOf('roomKind', 2);
const kitchen = uuidOf('roomKind', 5);
const management = `/property-sa-management/${uuidOf('propertySaManagement', 1)}`;

const roomsOf = async (n: number) =>
  (await call('GET', `/property-rooms?propertyId=${home(n)}`)).json as Schema<'PropertyRoomPage'>;
const addRoom = async (more: object) => {
  const body = {
    propertyId: home(3),
    name: 'Room X',
    areaSqm: 9,
    maxOccupants: 1,
    roomKindId: double,
    ...more,
  };
  return (await call('POST', '/property-rooms', body)).json as Schema<'PropertyRoom'>;
};

beforeEach(() => server.signInAs('hannah.okafor'));

it('rooms and nights are their owner’s, who must be signed in', async () => {
  server.signInAs('ewan.macleod');
  for (const path of [`/property-rooms/${room(1)}`, management]) {
    expect((await call('GET', path)).status).toBe(403);
    expect((await call('PUT', path, {})).status).toBe(403);
    expect((await call('DELETE', path)).status).toBe(403);
  }
  expect((await call('GET', `/property-rooms?propertyId=${home(3)}`)).status).toBe(403);
  const body = { propertyId: home(3), name: 'Mine', areaSqm: 9, maxOccupants: 1 };
  expect((await call('POST', '/property-rooms', body)).status).toBe(403);
  const nights = { propertyId: home(3), adr: 100, occupancyPct: 60 };
  expect((await call('POST', '/property-sa-management', nights)).status).toBe(403);
  await call('POST', '/auth/logout');
  for (const path of ['/property-rooms', '/rooms', '/property-sa-management']) {
    expect((await call('GET', path)).status).toBe(401);
  }
});

describe('rooms', () => {
  it('of a home come in the order they were added', async () => {
    const { data, total } = await roomsOf(7);
    expect(total).toBe(9);
    expect(data.slice(0, 6).map(({ id, name }) => [id, name])).toEqual(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((letter, index) => [room(6 + index), `Room ${letter}`]),
    );
    expect((await roomsOf(1)).total).toBe(0);
    expect((await call('GET', '/property-rooms')).json).toMatchObject({ total: 19 });
    expect((await call('GET', `/property-rooms?propertyId=${home(900)}`)).status).toBe(404);
  });

  it('that are too small for the law are flagged', async () => {
    const flagged = (await roomsOf(3)).data.filter(({ sizeFlag }) => sizeFlag !== null);
    expect(flagged.map(({ areaSqm, sizeFlag }) => [areaSqm, sizeFlag])).toEqual([
      [6.3, { minimum: 6.51, message: 'below 6.51 m²' }],
    ]);
  });

  it.each([
    [{ areaSqm: 6.51, maxOccupants: 1 }, null],
    [{ areaSqm: 6.5, maxOccupants: 1 }, 6.51],
    [{ areaSqm: 10.21, maxOccupants: 2 }, 10.22],
    [{ areaSqm: 10.22, maxOccupants: 2 }, null],
    [{ areaSqm: 4.63, maxOccupants: 2 }, 4.64],
    [{ areaSqm: 4, maxOccupants: 0, roomKindId: kitchen }, null],
    [{ areaSqm: 4, maxOccupants: 1, roomKindId: kitchen }, null],
    [{ areaSqm: 6, maxOccupants: 1, roomKindId: null }, 6.51],
    // No HMO, and an HMO elsewhere than in England.
    [{ areaSqm: 5, maxOccupants: 1, propertyId: home(1) }, null],
  ])('of %j asks for %s m²', async (more, minimum) => {
    expect((await addRoom(more)).sizeFlag?.minimum ?? null).toBe(minimum);
  });

  it('lose the flag when they are measured anew, or when the home is no HMO', async () => {
    const { id } = await addRoom({ areaSqm: 6 });
    expect((await call('PUT', `/property-rooms/${id}`, { areaSqm: 7 })).json).toMatchObject({
      sizeFlag: null,
    });
    await call('PUT', `/properties/${home(3)}`, { modelId: uuidOf('propertyModel', 1) });
    expect((await call('GET', `/property-rooms/${room(4)}`)).json).toMatchObject({ sizeFlag: null });
  });

  it('are refused where there is no home, no kind, no size', async () => {
    const refused = async (body: object) => (await call('POST', '/property-rooms', body)).json;
    const good = { propertyId: home(3), name: 'Room X', areaSqm: 9, maxOccupants: 1 };
    expect(await refused({ ...good, propertyId: home(900) })).toMatchObject({
      errors: { propertyId: ['We couldn’t find that property'] },
    });
    expect(await refused({ ...good, roomKindId: uuidOf('roomKind', 99) })).toMatchObject({
      errors: { roomKindId: ['We couldn’t find that room type'] },
    });
    expect(await refused({ ...good, areaSqm: 0 })).toMatchObject({
      errors: { areaSqm: ['Enter more than 0'] },
    });
  });

  it('change from their present state only', async () => {
    const { id, updatedAt } = await addRoom({});
    server.world.clock.setTo(new Date('2026-05-13T10:31:00Z'));
    expect((await call('PUT', `/property-rooms/${id}`, { name: 'Attic', updatedAt })).status).toBe(200);
    expect((await call('PUT', `/property-rooms/${id}`, { name: 'Cellar', updatedAt })).status).toBe(409);
    server.world.clock.setTo(new Date('2026-05-13T10:30:00Z'));
  });

  it('go, unless a job is about them', async () => {
    const { id } = await addRoom({});
    expect((await call('DELETE', `/property-rooms/${id}`)).status).toBe(204);
    expect((await call('GET', `/property-rooms/${id}`)).status).toBe(404);
    const refused = await call('DELETE', `/property-rooms/${room(13)}`);
    expect(refused.status).toBe(409);
    expect((refused.json as Schema<'InUseConflict'>).usedIn).toContainEqual({
      kind: 'propertyMaintenance',
      count: 1,
    });
    expect((await call('PUT', `/property-rooms/${room(13)}`, { propertyId: home(7) })).status).toBe(409);
  });

  it('have kinds, some to sleep in', async () => {
    const kinds = (await call('GET', '/rooms')).json as Schema<'RoomKindList'>;
    expect(kinds.filter(({ sleeping }) => sleeping)).toHaveLength(4);
    expect(kinds.length).toBe(18);
  });
});

describe('letting by the night', () => {
  const put = async (body: object) =>
    (await call('PUT', management, body)).json as Schema<'PropertySaManagement'>;

  it('is one record a home', async () => {
    const list = (await call('GET', `/property-sa-management?propertyId=${home(10)}`)).json;
    expect(list).toMatchObject({ total: 1, data: [{ propertyId: home(10), revPar: 90.42 }] });
    const again = { propertyId: home(10), adr: 90, occupancyPct: 55 };
    expect((await call('POST', '/property-sa-management', again)).status).toBe(409);
    const other = await call('POST', '/property-sa-management', { ...again, propertyId: home(11) });
    expect(other.status).toBe(201);
    expect(other.json).toMatchObject({ avgStay: 3, channels: [], revPar: 49.5, nightsBooked: 0 });
    const { id } = other.json as Schema<'PropertySaManagement'>;
    const moved = await call('PUT', `/property-sa-management/${id}`, { propertyId: home(10) });
    expect(moved.status).toBe(409);
    expect((await call('DELETE', `/property-sa-management/${id}`)).status).toBe(204);
    expect((await call('GET', `/property-sa-management/${id}`)).status).toBe(404);
  });

  it('counts the nights of this year once, own use not', async () => {
    const { nightsBooked } = await put({
      blocks: [
        { from: '2025-12-29', to: '2026-01-03', source: 'Airbnb' },
        { from: '2026-03-01', to: '2026-03-05', source: 'Vrbo' },
        { from: '2026-03-04', to: '2026-03-06', source: 'Airbnb' },
        { from: '2026-08-01', to: '2026-08-15', source: 'owner' },
        { from: '2026-12-30', to: '2027-01-02', source: 'direct' },
      ],
    });
    expect(nightsBooked).toBe(2 + 5 + 2);
  });

  it('imports a calendar twice without adding anything, and moves a booking that moved', async () => {
    const stay = { from: '2026-07-01', to: '2026-07-04', source: 'Airbnb', uid: 'abc' };
    const plain = { from: '2026-06-01', to: '2026-06-03', source: 'owner' };
    expect((await put({ blocks: [stay, plain, plain] })).blocks).toEqual([plain, stay]);
    const moved = { ...stay, from: '2026-07-02', to: '2026-07-05' };
    expect((await put({ blocks: [plain, stay, moved] })).blocks).toEqual([plain, moved]);
  });

  it.each([
    [
      { seasons: [{ from: '2026-06-01', to: '2026-05-01', adr: 1, minStay: 1 }] },
      'seasons',
      'Enter an end date after the start date',
    ],
    [
      {
        seasons: [
          { from: '2026-06-01', to: '2026-07-01', adr: 1, minStay: 1 },
          { from: '2026-07-01', to: '2026-08-01', adr: 1, minStay: 1 },
        ],
      },
      'seasons',
      'Seasons can’t overlap',
    ],
    [
      { blocks: [{ from: '2026-06-01', to: '2026-06-01', source: 'x' }] },
      'blocks',
      'Enter a check-out date after check-in',
    ],
    [{ occupancyPct: 101 }, 'occupancyPct', 'Enter 100 or less'],
  ])('refuses %j', async (body, field, message) => {
    expect(await put(body)).toMatchObject({ errors: { [field]: [message] } });
  });
});
