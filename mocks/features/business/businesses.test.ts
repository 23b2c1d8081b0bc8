import { describe, expect, it } from 'vitest';
import { call, checkedServer, testOrigin } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';
import { isSeenOnline, setNeighbourOnline } from '../../engine/realtime/presence';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });
// Every answer is validated against the contract by the checked server.
const list = async (query = '') => (await call('GET', `/businesses?${query}`)).json as Schema<'BusinessPage'>;
const named = (username: string) => server.world.db.business.first('username', username)?.id ?? '';
const update = (username: string, body: object) => call('PUT', `/businesses/${named(username)}`, body);
const draft = { name: 'Okafor Works', username: 'okafor.works', type: 'Trades & contractors' };

describe('finding businesses', () => {
  it('goes by type, and an unknown type finds all', async () => {
    expect((await call('GET', '/businesses')).status).toBe(401);
    server.signInAs('hannah.okafor');
    const all = await list();
    expect([all.total, all.data.length]).toEqual([24, 20]);
    const lawyers = await list(`businessType=${encodeURIComponent('Solicitors & conveyancers')}`);
    expect(new Set(lawyers.data.map(({ type }) => type))).toEqual(new Set(['Solicitors & conveyancers']));
    expect((await list('businessType=solicitors-conveyancers')).total).toBe(lawyers.total);
    expect((await list('businessType=Bakers')).total).toBe(24);
  });

  it('goes by place, nearest first', async () => {
    server.signInAs('hannah.okafor');
    const { data, total } = await list('near=M14%205AB&radius=60&sort=nearest');
    const miles = data.map(({ distanceMiles }) => distanceMiles ?? Infinity);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(Math.max(...miles)).toBeLessThanOrEqual(60);
    expect(data[0]?.town).toBe('Manchester');
    expect(total).toBeGreaterThan((await list('near=Manchester&radius=5')).total);
    expect((await list('near=Skipton')).data.map(({ town }) => town)).toContain('Skipton');
    expect((await list('near=Narnia')).total).toBe(0);
    expect((await call('GET', '/businesses?near=Leeds&radius=0')).status).toBe(400);
  });

  it('goes by words, accreditation, username, and mine', async () => {
    server.signInAs('hannah.okafor');
    expect((await list('query=BRIDGING')).data.map(({ username }) => username)).toContain(
      'farahani.bridging',
    );
    expect((await list('query=rewire')).data.map(({ username }) => username)).toEqual(['gill.electrical']);
    const fca = await list('accreditation=fca');
    expect(fca.data.every(({ accreditations }) => accreditations[0]?.body === 'FCA')).toBe(true);
    expect(fca.total).toBe(3);
    expect((await list('username=Raman.Mortgages')).data).toMatchObject([
      { name: 'Raman Mortgages', authUser: { id: 3 }, myRole: null, distanceMiles: null },
    ]);
    expect((await list('mine=true')).data).toMatchObject([{ username: 'okafor.homes', myRole: 'owner' }]);
  });

  it('goes by service, and by whose owner is online', async () => {
    server.signInAs('hannah.okafor');
    const finds = await list('service=TENANT%20FIND');
    expect(finds.total).toBeGreaterThan(0);
    expect(finds.data.every(({ services }) => services.some(({ name }) => /tenant find/i.test(name)))).toBe(
      true,
    );
    const all = (await list()).total;
    const online = await list('online=true');
    expect(online.data.every(({ authUser }) => isSeenOnline(server.world, authUser.id))).toBe(true);
    const away = await list('online=false');
    expect(online.total + away.total).toBe(all);
    const [gone] = online.data;
    setNeighbourOnline(server.world, gone?.authUser.id ?? 0, false);
    expect((await list('online=true')).data.map(({ id }) => id)).not.toContain(gone?.id);
  });

  it('is sorted as asked', async () => {
    server.signInAs('hannah.okafor');
    const names = (await list('sort=name')).data.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    const ratings = (await list('sort=-rating')).data.map(({ rating }) => rating ?? 0);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    const times = (await list('sort=-createdAt')).data.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await list('page=2')).data).toHaveLength(4);
  });
});

describe('a business of mine', () => {
  it('is added, shown, changed and closed', async () => {
    expect((await call('POST', '/businesses', draft)).status).toBe(401);
    server.signInAs('zainab.hussain');
    const added = await call('POST', '/businesses', {
      ...draft,
      services: [{ name: 'Rewire', priceFrom: 4200 }],
      hours: [{ day: 1, open: '09:00', close: '17:00' }],
    });
    expect(added).toMatchObject({
      status: 201,
      json: { myRole: 'owner', rating: null, reviewCount: 0, verified: false, members: [{ userId: 7 }] },
    });
    const { id } = added.json as Schema<'Business'>;
    expect((await call('GET', `/businesses/${id}`)).json).toEqual(added.json);
    expect((await call('GET', '/auth/auth-user')).json).toMatchObject({ businessIds: [id] });
    const changed = await update('okafor.works', { tagline: 'Wires, mostly', type: 'Surveyors' });
    expect(changed.json).toMatchObject({ tagline: 'Wires, mostly', type: 'Surveyors', name: 'Okafor Works' });
    expect((await call('DELETE', `/businesses/${id}`)).status).toBe(204);
    expect((await call('GET', `/businesses/${id}`)).status).toBe(404);
    expect((await call('GET', `/businesses/${uuidOf('business', 99)}`)).status).toBe(404);
  });

  it.each([
    [{ username: 'hannah.okafor' }, { username: ['This username is taken'] }],
    [{ username: 'pipeline' }, { username: ['This username isn’t available. Choose another.'] }],
    [{ type: 'Bakers' }, { type: ['Choose one of the business types'] }],
    [
      { hours: [{ day: 1, open: '17:00', close: '09:00' }] },
      { 'hours.0.close': ['Enter a closing time after the opening time'] },
    ],
    [
      {
        hours: [
          { day: 1, open: '09:00', close: '12:00' },
          { day: 1, open: '13:00', close: '17:00' },
        ],
      },
      { 'hours.1.day': ['Add each day only once'] },
    ],
    [{ companyNumber: '123' }, { companyNumber: [expect.any(String)] }],
    [
      { companyNumber: '99999999' },
      { companyNumber: ['There’s no company with this number at Companies House'] },
    ],
    [{ website: 'javascript:alert(1)' }, { website: [expect.any(String)] }],
    [{ name: ' ' }, { name: [expect.any(String)] }],
    [{ rating: 5 }, { rating: ['This field isn’t allowed'] }],
  ])('is refused with %j', async (more, errors) => {
    server.signInAs('hannah.okafor');
    expect(await call('POST', '/businesses', { ...draft, ...more })).toMatchObject({
      status: 422,
      json: { errors },
    });
  });

  it('has a company number of its own, and is one of ten at most', async () => {
    server.signInAs('zainab.hussain');
    expect(await call('POST', '/businesses', { ...draft, companyNumber: '09481157' })).toMatchObject({
      status: 409,
      json: { code: 'company-number-taken' },
    });
    for (let n = 0; n < 10; n += 1) {
      expect((await call('POST', '/businesses', { ...draft, username: `works.${n}` })).status).toBe(201);
    }
    expect((await call('POST', '/businesses', draft)).status).toBe(422);
  });

  it('is not overwritten by an edit that began before another', async () => {
    server.signInAs('hannah.okafor');
    const { updatedAt } = (await list('mine=true')).data[0] ?? {};
    expect((await update('okafor.homes', { tagline: 'First', updatedAt })).status).toBe(200);
    expect((await update('okafor.homes', { tagline: 'Second', updatedAt })).status).toBe(409);
  });

  it('takes a picture, which goes along when it is handed over', async () => {
    server.signInAs('hannah.okafor');
    const send = async (file: File) => {
      const body = new FormData();
      body.set('image', file);
      body.set('business', JSON.stringify({ tagline: 'With a sign' }));
      const address = `${testOrigin}/api/businesses/${named('okafor.homes')}`;
      const response = await fetch(address, { method: 'PUT', credentials: 'include', body });
      return { status: response.status, json: (await response.json()) as unknown };
    };
    const text = new File(['no'], 'sign.pdf', { type: 'application/pdf' });
    expect(await send(text)).toMatchObject({
      status: 422,
      json: { errors: { image: ['The file given is not an image'] } },
    });
    const { json } = await send(new File(['jpeg'], 'sign.jpg', { type: 'image/jpeg' }));
    expect(json).toMatchObject({ tagline: 'With a sign' });
    const file = (json as Schema<'Business'>).profileImage ?? '';
    expect(file).toMatch(/^business-okafor\.homes-\d+\.jpg$/);
    const members = [
      { userId: 18, role: 'owner' },
      { userId: 1, role: 'member' },
    ];
    expect((await update('okafor.homes', { members })).json).toMatchObject({
      authUser: { id: 18 },
      myRole: 'member',
      members: [{ userId: 18, role: 'owner' }, { userId: 1 }],
    });
    expect((await call('GET', `/media/18/media/${file}`)).json).toBe('jpeg');
  });
});

describe('who may change a business', () => {
  it('are its owner and admins, not its members', async () => {
    server.signInAs('oliver.grant');
    expect((await update('okafor.homes', { tagline: 'By its admin' })).status).toBe(200);
    const members = [{ userId: 18, role: 'owner' }];
    expect((await update('okafor.homes', { members })).status).toBe(403);
    expect((await call('DELETE', `/businesses/${named('okafor.homes')}`)).status).toBe(403);
    for (const username of ['yusuf.demir', 'zainab.hussain']) {
      server.signInAs(username);
      expect((await update('okafor.homes', { tagline: 'Mine' })).status).toBe(403);
      expect((await call('DELETE', `/businesses/${named('okafor.homes')}`)).status).toBe(403);
    }
  });

  it('names exactly one owner, and members that there are', async () => {
    server.signInAs('hannah.okafor');
    const refused = async (members: object[]) => (await update('okafor.homes', { members })).json;
    const owner = { userId: 1, role: 'owner' };
    expect(await refused([{ userId: 1, role: 'admin' }])).toMatchObject({
      errors: { members: ['Choose exactly one owner'] },
    });
    expect(await refused([owner, { userId: 1, role: 'member' }])).toMatchObject({
      errors: { members: ['Add each member only once'] },
    });
    expect(await refused([owner, { userId: 999, role: 'member' }])).toMatchObject({
      errors: { 'members.1.userId': ['We couldn’t find that member'] },
    });
  });

  it('verify it only as admins of the site', async () => {
    server.signInAs('hannah.okafor');
    expect((await update('okafor.homes', { verified: true })).status).toBe(403);
    server.signInAs('tom.whitfield');
    expect((await update('okafor.homes', { verified: false })).json).toMatchObject({ verified: false });
    expect((await update('okafor.homes', { tagline: 'Tom was here' })).status).toBe(403);
  });
});

it('has on the register every company that a business names, and a telephone as one dials it', () => {
  const { business, registeredCompany } = server.world.db;
  const all = business.all();
  const numbers = all.flatMap(({ companyNumber }) => companyNumber ?? []);
  expect(numbers).not.toEqual([]);
  expect(numbers.filter((number) => !registeredCompany.first('companyNumber', number))).toEqual([]);
  const phones = all.flatMap(({ phone }) => phone?.replaceAll(' ', '') ?? []);
  expect(phones.filter((phone) => !/^0\d{10}$/.test(phone))).toEqual([]);
});
