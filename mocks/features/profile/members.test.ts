import { describe, expect, it } from 'vitest';
import { call, checkedServer, testOrigin } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });
// Every answer is validated against the contract by the checked server.
const profile = async (name: string | number) =>
  (await call('GET', `/profiles/${name}`)).json as Schema<'Profile'>;
const save = (body: object | string) => call('PUT', '/profiles/hannah.okafor', body);

async function upload(fields: Record<string, Blob | string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await fetch(`${testOrigin}/api/profiles/hannah.okafor`, {
    method: 'PUT',
    credentials: 'include',
    body,
  });
  return { status: response.status, json: (await response.json()) as unknown };
}
const picture = new File([new Uint8Array([137, 80, 78, 71])], 'me.png', { type: 'image/png' });

describe('a profile', () => {
  it('is found by username, else by id, with figures and the relation', async () => {
    expect((await call('GET', '/profiles/callum.reyes')).status).toBe(401);
    server.signInAs('hannah.okafor');
    const callum = await profile('Callum.Reyes');
    expect(callum).toMatchObject({
      userId: 2,
      user: { connectionStatus: 'connected' },
      isMine: false,
      audience: null,
      completeness: null,
    });
    expect(callum.bio).toContain('I package deals');
    expect(callum.strategies).toContain('brrr');
    const { db } = server.world;
    expect(callum.stats.posts).toBe(db.post.countBy('authorId', 2));
    expect(callum.stats.connections).toBeGreaterThan(0);
    expect(await profile(2)).toEqual(callum);
    expect((await call('GET', '/profiles/999')).status).toBe(404);
    expect((await call('GET', '/profiles/nobody.here')).status).toBe(404);
  });

  it('shows fields to their audience', async () => {
    server.signInAs('hannah.okafor');
    await save({ audience: { bio: 'me', regions: 'connections', links: 'public' } });
    const mine = await profile('hannah.okafor');
    expect(mine).toMatchObject({
      isMine: true,
      experience: '11-25',
      audience: { bio: 'me', budget: 'connections' },
    });
    expect(mine.completeness).toBeGreaterThan(50);
    server.signInAs('callum.reyes');
    const asFriend = await profile('hannah.okafor');
    expect(asFriend).toMatchObject({ bio: null, experience: null, budgetMax: mine.budgetMax });
    expect(asFriend.regions).toEqual(mine.regions);
    server.signInAs('zainab.hussain');
    const asMember = await profile('hannah.okafor');
    expect(asMember).toMatchObject({
      bio: null,
      regions: [],
      budgetMin: null,
      budgetMax: null,
      companies: [],
    });
    expect(asMember.links).toEqual(mine.links);
    server.signInAs('hannah.okafor');
    const preview = (await call('GET', '/profiles/hannah.okafor?as=public')).json;
    expect(preview).toMatchObject({ bio: null, languages: [], links: mine.links, audience: null });
    expect((await call('GET', '/profiles/hannah.okafor?as=me')).status).toBe(400);
  });

  it('of a newcomer is empty, not missing', async () => {
    server.signInAs('hannah.okafor');
    expect(await profile('zainab.hussain')).toMatchObject({ bio: null, strategies: [], stats: { posts: 0 } });
  });

  it('is not there between members one of whom blocked the other', async () => {
    server.signInAs('hannah.okafor');
    expect((await call('GET', '/profiles/ben.harrington')).status).toBe(404);
    server.signInAs('ben.harrington');
    expect((await call('GET', '/profiles/hannah.okafor')).status).toBe(404);
    expect((await call('GET', '/profiles/1')).status).toBe(404);
    const post = server.world.db.post.by('authorId', 1)[0];
    expect((await call('GET', `/posts/${post?.id}`)).status).toBe(404);
    expect((await call('GET', '/posts?author=1')).json).toMatchObject({ total: 0 });
  });

  it('of a suspended member is for admins', async () => {
    server.signInAs('hannah.okafor');
    expect((await call('GET', '/profiles/rebecca.stone')).status).toBe(404);
    server.signInAs('tom.whitfield');
    expect(await profile('rebecca.stone')).toMatchObject({ user: { account: { status: 'suspended' } } });
  });

  it('of a business is somewhere else, and says so', async () => {
    server.signInAs('hannah.okafor');
    expect(await call('GET', '/profiles/raman.mortgages')).toMatchObject({
      status: 404,
      json: { code: 'business' },
    });
  });
});

describe('my profile', () => {
  it('changes by what is given', async () => {
    server.signInAs('hannah.okafor');
    const before = await profile('hannah.okafor');
    const saved = await save({
      headline: ' Landlord, Manchester ',
      strategies: ['btl', 'sa'],
      outcode: 'M20',
      links: [{ label: 'Blog', url: 'https://okafor.example/blog' }],
    });
    expect(saved).toMatchObject({
      status: 200,
      json: { user: { headline: 'Landlord, Manchester', location: { outcode: 'M20' } }, bio: before.bio },
    });
    expect(await profile('hannah.okafor')).toEqual(saved.json);
    expect((await call('GET', '/users?strategy=sa')).json).toMatchObject({ page: 1 });
    expect((await call('PUT', '/profiles/callum.reyes', { bio: 'Mine now' })).status).toBe(403);
    expect((await call('PUT', '/profiles/nobody.here', { bio: 'x' })).status).toBe(404);
    server.signInAs('zainab.hussain');
    expect((await call('PUT', '/profiles/7', { bio: 'Hello' })).json).toMatchObject({ bio: 'Hello' });
  });

  it.each([
    [{ bio: 'x'.repeat(1001) }, { bio: ['Use 1,000 characters or fewer'] }],
    [
      { budgetMin: 300_000, budgetMax: 100_000 },
      { budgetMax: ['Enter a maximum no lower than the minimum'] },
    ],
    [{ links: [{ label: 'x', url: 'javascript:alert(1)' }] }, { 'links.0.url': [expect.any(String)] }],
    [{ roles: [] }, { roles: ['Add at least 1'] }],
    [{ outcode: 'Manchester' }, { outcode: [expect.any(String)] }],
    [{ audience: { bio: 'friends' } }, { 'audience.bio': [expect.any(String)] }],
    [{ username: 'x' }, { username: ['This field isn’t allowed'] }],
    [{}, { body: ['Change at least one field'] }],
  ])('refuses %j', async (body, errors) => {
    server.signInAs('hannah.okafor');
    expect(await save(body)).toMatchObject({ status: 422, json: { errors } });
  });

  it('is not overwritten by an edit that began before another', async () => {
    server.signInAs('hannah.okafor');
    const { updatedAt } = await profile('hannah.okafor');
    expect((await save({ bio: 'First', updatedAt })).status).toBe(200);
    expect((await save({ bio: 'Second', updatedAt })).status).toBe(409);
    expect((await profile('hannah.okafor')).bio).toBe('First');
  });

  it('takes pictures, alone or with other changes', async () => {
    server.signInAs('hannah.okafor');
    const first = await upload({ image: picture });
    expect(first).toMatchObject({
      status: 200,
      json: { user: { profileImage: expect.stringMatching(/^avatar-\d+\.png$/) as string } },
    });
    const second = await upload({ cover: picture, profile: JSON.stringify({ bio: 'With a cover' }) });
    expect(second).toMatchObject({
      json: {
        coverImage: expect.stringMatching(/^cover-\d+\.png$/) as string,
        bio: 'With a cover',
        user: { profileImage: expect.stringMatching(/^avatar-\d+\.png$/) as string },
      },
    });
    const { coverImage } = second.json as Schema<'Profile'>;
    expect((await server.world.files.get('1', coverImage ?? ''))?.size).toBe(4);
    expect((await call('GET', '/auth/auth-user')).json).toMatchObject({
      profileImage: expect.stringMatching(/^avatar-\d+\.png$/) as string,
    });
    expect((await save({ profileImage: null, coverImage: null })).json).toMatchObject({
      coverImage: null,
      user: { profileImage: null },
    });
  });

  it('takes nothing else for a picture', async () => {
    server.signInAs('hannah.okafor');
    const text = new File(['hello'], 'me.txt', { type: 'text/plain' });
    expect(await upload({ image: text })).toMatchObject({
      status: 422,
      json: { errors: { image: ['The file given is not an image'] } },
    });
    expect(await upload({ cover: text, image: picture })).toMatchObject({
      json: { errors: { cover: ['The file given is not an image'] } },
    });
    expect(await upload({ image: 'me.png' })).toMatchObject({
      json: { errors: { image: ['The file given is not an instance of Blob or File'] } },
    });
    expect((await profile('hannah.okafor')).user.profileImage).toBeNull();
  });
});
