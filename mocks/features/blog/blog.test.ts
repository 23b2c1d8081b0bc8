import { afterEach, describe, expect, it } from 'vitest';
import { callForm, png } from '../../engine/contract/checked-form';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';

const start = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now: start });
const admin = () => server.signInAs('tom.whitfield');
const member = () => server.signInAs('hannah.okafor');
afterEach(() => server.setNow(start));

const list = async (query = '') => (await call('GET', `/blogs${query}`)).json as Schema<'BlogPage'>;
const slugs = async (query = '') => (await list(query)).data.map(({ slug }) => slug);
const text = {
  title: 'Rents & rates',
  body: 'The first sentence.\n\nAnd **more**.',
  category: 'market',
} as const;

describe('GET /blogs', () => {
  it('is public: nine at a time, newest first, published ones only', async () => {
    const first = await list();
    expect([first.data.length, first.total, first.totalPages]).toEqual([9, 15, 2]);
    expect(first.data[0]?.slug).toBe('letting-without-section-21');
    const times = [...first.data, ...(await list('?page=2')).data].map(
      ({ publishedAt }) => publishedAt ?? '',
    );
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await list('?status=draft')).data).toEqual([]);
    member();
    expect((await list()).total).toBe(15);
  });

  it('filters by category and looks for words in the text', async () => {
    expect(await slugs('?category=product')).toEqual([
      'ava-shows-her-sums',
      'a-pipeline-for-deals-not-leads',
    ]);
    expect(await slugs('?query=BRACKET%20gutter')).toEqual(['the-wet-wall-that-was-not-damp']);
    expect((await call('GET', '/blogs?category=gossip')).status).toBe(400);
  });

  it('shows an admin drafts and plans, before everything else', async () => {
    admin();
    expect((await list()).total).toBe(18);
    expect(
      (await list()).data
        .slice(0, 3)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(['draft', 'draft', 'scheduled']);
    expect(await slugs('?status=scheduled')).toEqual(['rents-in-the-last-quarter']);
  });
});

describe('GET /blogs/{slug}', () => {
  it('is public, with the text and three others', async () => {
    const { status, json } = await call('GET', '/blogs/ava-shows-her-sums');
    // 200 answers a post.
    const blog = json as Schema<'Blog'>;
    expect(status).toBe(200);
    expect(blog.body).toContain('£1,150 and software costs £5 or £6');
    expect(blog.related.map(({ slug }) => slug)[0]).toBe('a-pipeline-for-deals-not-leads');
    expect(blog.related).toHaveLength(3);
  });

  it('hides what is planned until its time', async () => {
    const planned = '/blogs/rents-in-the-last-quarter';
    expect((await call('GET', planned)).status).toBe(404);
    expect((await call('GET', '/blogs/no-such-post')).status).toBe(404);
    server.setNow('2026-05-18T09:00:00Z');
    expect((await call('GET', planned)).json).toMatchObject({ status: 'published', scheduledFor: null });
    expect((await slugs())[0]).toBe('rents-in-the-last-quarter');
  });
});

describe('POST /blogs', () => {
  it('is for admins', async () => {
    expect((await call('POST', '/blogs', text)).status).toBe(401);
    member();
    expect((await call('POST', '/blogs', text)).status).toBe(403);
  });

  it('begins as a draft with a slug and an excerpt of its own', async () => {
    admin();
    const { status, json } = await call('POST', '/blogs', text);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      slug: 'rents-and-rates',
      excerpt: 'The first sentence. And more.',
      status: 'draft',
      publishedAt: null,
    });
    expect((await call('POST', '/blogs', text)).json).toMatchObject({ slug: 'rents-and-rates-2' });
    expect((await call('POST', '/blogs', { ...text, slug: 'rents-and-rates' })).status).toBe(409);
  });

  it('is published for everybody, or planned for a time to come', async () => {
    admin();
    await call('POST', '/blogs', { ...text, status: 'published' });
    const past = { ...text, status: 'scheduled', scheduledFor: '2026-05-13T10:29:00Z' };
    const refused = await call('POST', '/blogs', past);
    expect(refused).toMatchObject({
      status: 422,
      json: { errors: { scheduledFor: ['Choose a time in the future'] } },
    });
    server.world.sessions.switchTo(null);
    expect((await slugs())[0]).toBe('rents-and-rates');
  });

  it('takes a cover', async () => {
    admin();
    const { json } = await callForm('POST', '/blogs', { ...text, cover: png() });
    // 201 answers a post.
    const [owner = '', , file = ''] = ((json as Schema<'Blog'>).cover ?? '').split('/');
    expect(owner).toBe('4');
    expect(await server.world.files.get(owner, file)).toBeInstanceOf(Blob);
    const svg = new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' });
    expect(await callForm('POST', '/blogs', { ...text, cover: svg })).toMatchObject({
      status: 422,
      json: { errors: { cover: ['The file given is not an image'] } },
    });
  });
});

describe('PUT /blogs/{slug}', () => {
  const path = '/blogs/ava-shows-her-sums';

  it('changes what is given, and moves with its slug', async () => {
    admin();
    const put = await call('PUT', path, { slug: 'sums', excerpt: 'Short.' });
    expect(put.json).toMatchObject({ slug: 'sums', title: 'Ava shows her working', excerpt: 'Short.' });
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('GET', '/blogs/sums')).json).toMatchObject({ excerpt: 'Short.' });
  });

  it('refuses another post’s slug, an older state, a member and an unknown post', async () => {
    admin();
    expect((await call('PUT', path, { slug: 'what-sold-in-the-room' })).status).toBe(409);
    expect((await call('PUT', path, { title: 'T', updatedAt: '2020-01-01T00:00:00.000Z' })).status).toBe(409);
    expect((await call('PUT', path, { slug: 'Not A Slug' })).status).toBe(422);
    expect((await call('PUT', '/blogs/no-such-post', { title: 'T' })).status).toBe(404);
    member();
    expect((await call('PUT', path, { title: 'T' })).status).toBe(403);
  });

  it('withdraws, publishes again, and takes the cover away', async () => {
    admin();
    expect((await call('PUT', path, { status: 'draft', cover: null })).json).toMatchObject({
      status: 'draft',
      publishedAt: null,
      cover: null,
    });
    const { json } = await callForm('PUT', path, { cover: png() });
    // 200 answers a post.
    expect((json as Schema<'Blog'>).cover).toMatch(/^4\/media\/blog-3-\d+\.png$/);
  });
});

describe('DELETE /blogs/{slug}', () => {
  it('is for admins', async () => {
    const path = '/blogs/ava-shows-her-sums';
    expect((await call('DELETE', path)).status).toBe(401);
    member();
    expect((await call('DELETE', path)).status).toBe(403);
    admin();
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('DELETE', path)).status).toBe(404);
  });
});
