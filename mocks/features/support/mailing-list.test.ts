import { afterEach, describe, expect, it } from 'vitest';
import { call, checkedServer, testOrigin } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';

const start = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now: start });
afterEach(() => server.setNow(start));

const join = (email: string, topics = ['newsletter'], consent: unknown = true) =>
  call('POST', '/mailing-list', { email, topics, consent });
const list = async (query = '') =>
  (await call('GET', `/mailing-list${query}`)).json as Schema<'MailingListPage'>;
const entryOf = (email: string) => server.world.db.mailingListEntry.first('email', email);

describe('POST /mailing-list', () => {
  it('answers the same to a new address and to one that is on the list', async () => {
    const first = await join('Ada@post.example');
    expect(first).toMatchObject({ status: 200, json: { email: 'Ada@post.example', topics: ['newsletter'] } });
    const again = await join('Ada@post.example', ['market']);
    expect(again).toMatchObject({ status: 200, json: { email: 'Ada@post.example', topics: ['market'] } });
    expect(entryOf('ada@post.example')?.topics).toEqual(['newsletter', 'market']);
  });

  it('mails a link that leaves the list', async () => {
    await join('ada@post.example');
    const link = new URL(server.mails().at(-1)?.link ?? '');
    expect(link.origin + link.pathname).toBe(`${testOrigin}/privacy/unsubscribe`);
    const path = `/mailing-list?code=${link.searchParams.get('code')}`;
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('DELETE', path)).status).toBe(204);
    expect(entryOf('ada@post.example')?.unsubscribedAt).toBe(start.toISOString());
    await join('ada@post.example', ['events']);
    expect(entryOf('ada@post.example')).toMatchObject({ topics: ['events'], unsubscribedAt: null });
  });

  it('wants an address, a topic and consent', async () => {
    expect((await join('nobody')).status).toBe(422);
    expect((await join('ada@post.example', [])).status).toBe(422);
    expect((await join('ada@post.example', ['gossip'])).status).toBe(422);
    expect((await join('ada@post.example', ['market'], false)).status).toBe(422);
  });

  it('stops a flood', async () => {
    for (let n = 0; n < 20; n += 1) await join(`person-${n}@post.example`);
    expect((await join('one.more@post.example')).status).toBe(429);
    server.setNow('2026-05-13T10:31:01Z');
    expect((await join('one.more@post.example')).status).toBe(200);
  });
});

describe('DELETE /mailing-list', () => {
  it('knows its codes', async () => {
    expect((await call('DELETE', '/mailing-list?code=wrong')).status).toBe(404);
    expect((await call('DELETE', '/mailing-list')).status).toBe(400);
  });
});

describe('GET /mailing-list', () => {
  it('shows me my entry, whose topics I can replace', async () => {
    expect((await call('GET', '/mailing-list')).status).toBe(401);
    server.signInAs('hannah.okafor');
    const [mine] = (await list()).data;
    expect(mine).toMatchObject({ email: 'hannah.okafor@post.example', unsubscribedAt: null });
    expect(mine?.code).toBeTypeOf('string');
    await join('hannah.okafor@post.example', ['events']);
    expect((await list()).data[0]?.topics).toEqual(['events']);
    expect((await call('GET', '/mailing-list?scope=all')).status).toBe(403);
  });

  it('shows an admin everybody, without the codes', async () => {
    server.signInAs('tom.whitfield');
    const all = await list('?scope=all');
    expect(all.total).toBe(23);
    expect(all.data.every(({ code }) => code === null)).toBe(true);
    const left = await list('?scope=all&subscribed=false');
    expect(left.total).toBe(3);
    expect((await list('?scope=all&query=northgate')).total).toBe(1);
    expect(
      (await list('?scope=all&topic=events')).data.every(({ topics }) => topics.includes('events')),
    ).toBe(true);
    expect((await list()).total).toBe(0);
  });
});
