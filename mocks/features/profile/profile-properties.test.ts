import { expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import { callForm, png } from '../../engine/contract/checked-form';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

const home = (n: number) => uuidOf('property', n);
const ask = (name: string, query = '') => call('GET', `/profiles/${name}/properties${query}`);
const shown = async (name: string) => (await ask(name)).json as Schema<'ProfilePropertyPage'>;
const countOf = async (name: string, query = '') =>
  ((await call('GET', `/profiles/${name}${query}`)).json as Schema<'Profile'>).stats.properties;

it('A profile shows the properties that were chosen, and nothing of where exactly they are or what they earn', async () => {
  server.signInAs('zainab.hussain');
  const { data, total } = await shown('hannah.okafor');
  expect(total).toBe(2);
  expect(await countOf('hannah.okafor')).toBe(2);
  const text = JSON.stringify(data);
  expect(text).not.toMatch(/Braemar|Egerton|6PQ|6RA|lat|owners|value|rent|status|purchase/i);
  expect(data.map(({ town, outcode }) => `${town} ${outcode}`)).toEqual(['Manchester M14', 'Manchester M14']);
});

it('Its owner shows more and fewer, and an archived one is not shown', async () => {
  server.signInAs('hannah.okafor');
  await call('PUT', `/properties/${home(2)}`, { onProfile: true });
  expect((await shown('hannah.okafor')).data.map(({ id }) => id)).toContain(home(2));
  await call('PUT', `/properties/${home(2)}`, { archived: true });
  await call('PUT', `/properties/${home(1)}`, { onProfile: false });
  expect((await shown('hannah.okafor')).data.map(({ id }) => id)).toEqual([home(3)]);
});

it('Who may see them is the owner’s to say, and their preview says the same', async () => {
  server.signInAs('hannah.okafor');
  await call('PUT', '/profiles/hannah.okafor', { audience: { properties: 'connections' } });
  expect((await ask('hannah.okafor')).status).toBe(200);
  expect((await ask('hannah.okafor', '?as=members')).status).toBe(403);
  expect(await countOf('hannah.okafor', '?as=members')).toBe(0);
  server.signInAs('callum.reyes');
  expect((await ask('hannah.okafor')).status).toBe(200);
  server.signInAs('zainab.hussain');
  expect((await ask('hannah.okafor')).status).toBe(403);
  expect(await countOf('hannah.okafor')).toBe(0);
});

it('The first photo of a shown property can be seen by those who see the property, and no other photo', async () => {
  server.signInAs('hannah.okafor');
  const files = [png('front.png'), png('back.png')];
  const added = await callForm('PUT', `/properties/${home(6)}`, { images: [], files });
  const [front, back] = (added.json as Schema<'Property'>).images;
  await call('PUT', `/properties/${home(6)}`, { onProfile: true });
  const statusFor = async (username: string, file = '') => {
    server.signInAs(username);
    return (await call('GET', `/media/1/media/${file}`)).status;
  };
  expect(await statusFor('zainab.hussain', front)).toBe(200);
  expect(await statusFor('zainab.hussain', back)).toBe(403);
  server.signInAs('hannah.okafor');
  await call('PUT', '/profiles/hannah.okafor', { audience: { properties: 'me' } });
  expect(await statusFor('zainab.hussain', front)).toBe(403);
});

it('Nobody who is blocked finds them', async () => {
  server.signInAs('hannah.okafor');
  await call('POST', '/connections', { userId: 7, status: 'blocked' });
  server.signInAs(server.world.db.user.get(7)?.username ?? '');
  expect((await ask('hannah.okafor')).status).toBe(404);
});
