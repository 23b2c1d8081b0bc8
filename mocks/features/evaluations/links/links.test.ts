import { afterEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });
afterEach(() => server.world.clock.setTo(now));

type Whole = Schema<'Evaluation'>;
const path = `/evaluations/${uuidOf('evaluation', 2)}`;
const hidden = { address: false, price: false, costs: false };
const all = { address: true, price: true, costs: true };
const put = (body: object) => call('PUT', path, body);
const read = async () => (await call('GET', path)).json as Whole;
const open = (token: string, passcode?: string) =>
  call('POST', '/evaluations/links', { token, ...(passcode !== undefined && { passcode }) });

/** Makes a link as its owner, and leaves a member who has no part in the deal signed in. */
async function link(draft: object = {}): Promise<Schema<'EvaluationLink'>> {
  server.signInAs('hannah.okafor');
  const { links } = (await put({ links: [{ shows: hidden, expiresAt: null, ...draft }] })).json as Whole;
  server.signInAs('zainab.hussain');
  const [made] = links;
  if (!made) throw new Error('no link was made');
  return made;
}

describe('a link to an evaluation', () => {
  it('shows the area and the returns alone, and nothing in the answer tells the rest', async () => {
    const { token } = await link();
    const { status, json } = await open(token);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      access: 'snapshot',
      title: 'BRRR in L5',
      address: null,
      price: null,
      costs: null,
    });
    expect(JSON.stringify(json)).not.toMatch(/Breck|208/i);
  });

  it('shows what its owner lets it; costs never without the price', async () => {
    const { token } = await link({ shows: all });
    expect((await open(token)).json).toMatchObject({
      title: 'Breck Road probate',
      address: expect.stringContaining('208 Breck Road') as string,
      price: expect.any(Number) as number,
      costs: { cashInvested: expect.any(Number) as number },
    });
    const other = await link({ shows: { ...all, price: false } });
    expect((await open(other.token)).json).toMatchObject({ price: null, costs: null });
  });

  it('is no longer there once it is revoked, or the deal is in the trash', async () => {
    const { token } = await link();
    server.signInAs('hannah.okafor');
    await put({ links: [] });
    server.signInAs('zainab.hussain');
    expect(await open(token)).toMatchObject({ status: 404, json: { code: 'no-link' } });
    const second = await link();
    server.signInAs('hannah.okafor');
    await call('DELETE', path);
    server.signInAs('zainab.hussain');
    expect((await open(second.token)).status).toBe(404);
  });

  it('ends when it was to end', async () => {
    const { token } = await link({ expiresAt: '2026-05-14T10:00:00Z' });
    expect((await open(token)).status).toBe(200);
    server.world.clock.setTo(new Date('2026-05-14T10:00:01Z'));
    expect(await open(token)).toMatchObject({ status: 403, json: { code: 'link-ended' } });
  });

  it('asks for its passcode, and does not let anyone guess for long', async () => {
    const { token } = await link({ passcode: 'beam-2026' });
    expect(await open(token)).toMatchObject({ status: 403, json: { code: 'passcode-wanted' } });
    for (let miss = 0; miss < 10; miss += 1) {
      expect((await open(token, `guess-${miss}`)).json).toMatchObject({ code: 'passcode-wrong' });
    }
    expect((await open(token, 'beam-2026')).status).toBe(429);
    server.world.clock.setTo(new Date(now.getTime() + 700_000));
    expect((await open(token, 'beam-2026')).status).toBe(200);
  });

  it('tells its owner alone who opened it, each once; the owner’s own look is not counted', async () => {
    const { token } = await link();
    await open(token);
    await open(token);
    server.signInAs('hannah.okafor');
    await open(token);
    const [mine] = (await read()).links;
    expect(mine?.views.map(({ user }) => user.username)).toEqual(['zainab.hussain']);
    expect(mine).toMatchObject({ hasPasscode: false });
    const friend = server.world.db.user.first('username', 'callum.reyes')?.id ?? 0;
    await put({ collaborators: [{ userId: friend, role: 'edit' }] });
    server.signInAs('callum.reyes');
    expect((await read()).links).toEqual([]);
    expect((await put({ links: [] })).status).toBe(403);
  });

  it('is kept, changed or refused by its id', async () => {
    const { id, token } = await link();
    server.signInAs('hannah.okafor');
    const kept = (await put({ links: [{ id, shows: all, expiresAt: null, passcode: 'beam-2026' }] }))
      .json as Whole;
    expect(kept.links).toMatchObject([{ id, token, shows: all, hasPasscode: true }]);
    expect((await put({ links: [{ id: path.slice(-36), shows: all, expiresAt: null }] })).status).toBe(422);
    expect((await put({ links: [{ shows: all, expiresAt: '2026-05-01T00:00:00Z' }] })).json).toMatchObject({
      errors: { 'links.0.expiresAt': ['Choose a time in the future'] },
    });
  });
});

describe('a post of a deal', () => {
  const attachment = { kind: 'evaluation', refId: path.slice(-36) };
  it('that hides the address has it in no answer', async () => {
    server.signInAs('hannah.okafor');
    await put({ isPublished: true, shows: hidden });
    const { json } = await call('POST', '/posts', {
      content: 'Worth a look',
      attachment: { ...attachment, shows: hidden },
    });
    expect(json).toMatchObject({ attachment: { snapshot: { title: 'BRRR in L5', subtitle: 'BRRR · L5' } } });
    server.signInAs('zainab.hussain');
    const seen = JSON.stringify([json, (await call('GET', path)).json]);
    expect(seen).not.toMatch(/Breck|Everton|208/i);
    expect(seen).not.toMatch(/Cash needed|Money left in/);
  });

  it('that shows all of it names street and price', async () => {
    server.signInAs('hannah.okafor');
    const { json } = await call('POST', '/posts', {
      content: 'Worth a look',
      attachment: { ...attachment, shows: all },
    });
    expect(JSON.stringify(json)).toMatch(/208 Breck Road.*Price.*Cash needed/);
  });
});
