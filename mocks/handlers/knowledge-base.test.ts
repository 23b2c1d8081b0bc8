import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callForm, pngFile } from '../checked-form';
import { call, checkedServer } from '../checked-server';
import type { Schema } from '../contract';
import { uuidOf } from '../db/document-table';

const start = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now: start });
const hannah = () => server.signInAs('hannah.okafor');
const admin = () => server.signInAs('tom.whitfield');
const author = () => server.signInAs('mei-ling.zhou');
beforeEach(hannah);
afterEach(() => server.setNow(start));

const section24 = uuidOf('article', 13);
const draft = uuidOf('article', 17);
const scheduled = uuidOf('article', 38);
const list = async (query = '') => (await call('GET', `/articles${query}`)).json as Schema<'ArticlePage'>;
const titles = async (query: string) => (await list(query)).data.map(({ title }) => title);
const get = async (uuid: string) => (await call('GET', `/articles/${uuid}`)).json as Schema<'Article'>;
const tax = uuidOf('articleCategory', 4);

describe('GET /articles', () => {
  it('is for members only', async () => {
    server.world.sessions.forget();
    expect((await call('GET', '/articles')).status).toBe(401);
  });

  it('comes twenty at a time, newest first, without what is not published', async () => {
    const first = await list();
    expect([first.data.length, first.total, first.totalPages]).toEqual([20, 38, 2]);
    const times = [...first.data, ...(await list('?page=2')).data].map(
      ({ publishedAt }) => publishedAt ?? '',
    );
    expect(times).toEqual(times.toSorted().toReversed());
    expect(first.data.every(({ highlights }) => highlights.length === 0)).toBe(true);
  });

  it('shows an admin everything, an author their own drafts, and others neither', async () => {
    expect(await titles('?status=draft')).toEqual([]);
    admin();
    expect((await list()).total).toBe(40);
    expect(await titles('?status=scheduled')).toEqual(['Reading a Home Report']);
    server.signInAs('shreya.iyer');
    expect(await titles('?status=draft')).toEqual(['Moving a portfolio into a company']);
  });

  it('finds words of the body, the best match first', async () => {
    const [first] = (await list('?query=section%2024')).data;
    expect(first?.title).toBe('Section 24 for higher-rate landlords');
    expect(await titles('?query=carbide')).toEqual(['Damp: find the cause before you pay for the cure']);
  });

  it('forgives one wrong letter, and says where the words stand', async () => {
    const [damp] = (await list('?query=carbode')).data;
    const [body] = damp?.highlights ?? [];
    expect(body?.ranges.map(({ start, end }) => body.text.slice(start, end))).toEqual(['carbide']);
  });

  it('filters by category, nation and author', async () => {
    expect((await list('?category=scotland')).total).toBe(2);
    expect((await list('?category=tax&nation=scotland')).total).toBe(3);
    expect(new Set((await list('?author=25')).data.map(({ authUser }) => authUser.id))).toEqual(
      new Set([25]),
    );
    expect((await list('?category=no-such')).total).toBe(0);
  });

  it('sorts by title, review and usefulness', async () => {
    const byTitle = await titles('?sort=title');
    expect(byTitle[0]).toBe('A first buy-to-let, step by step');
    expect((await titles('?sort=-title')).at(0)).toBe('Your first ten days on Tiebeam');
    const reviewed = (await list('?sort=reviewedOn')).data.map(({ reviewedOn }) => reviewedOn);
    expect(reviewed).toEqual(reviewed.toSorted());
    const share = ({ helpful }: Schema<'ArticleSummary'>) =>
      (helpful.yes + 1) / (helpful.yes + helpful.no + 4);
    const useful = (await list('?sort=-helpful')).data.map(share);
    expect(useful).toEqual(useful.toSorted((a, b) => b - a));
  });

  it('knows what I saved and what I am reading', async () => {
    expect((await list('?saved=true')).total).toBe(4);
    expect(await titles('?reading=true&sort=title')).toEqual([
      'A first buy-to-let, step by step',
      'Section 24 for higher-rate landlords',
      "The Renters' Rights Act: what changed on 1 May 2026",
    ]);
    server.signInAs('callum.reyes');
    expect((await list('?saved=true')).total).toBe(0);
  });

  it.each(['?page=0', '?sort=price', '?nation=france', '?saved=perhaps'])('refuses %s', async (query) => {
    expect((await call('GET', `/articles${query}`)).status).toBe(400);
  });
});

describe('GET /articles/{uuid}', () => {
  it('answers the body, my word and marks, and what is related', async () => {
    const article = await get(section24);
    expect(article).toMatchObject({ saved: true, progress: 45, canEdit: false, status: 'published' });
    expect(article.myFeedback).toEqual({ helpful: true, reason: null });
    expect(article.body).toContain('**Section 24**');
    expect(article.related.map(({ title }) => title)).toEqual([
      'Stamp duty on a second home, worked out',
      'Capital gains when you sell a let',
      'Making Tax Digital for landlords',
    ]);
  });

  it('knows no draft of others and no unknown one', async () => {
    for (const uuid of [draft, scheduled, uuidOf('article', 999), 'none']) {
      expect((await call('GET', `/articles/${uuid}`)).status).toBe(404);
    }
  });

  it('shows a planned one as published once its time has come', async () => {
    server.setNow('2026-05-17T10:30:00Z');
    expect(await get(scheduled)).toMatchObject({ status: 'published', scheduledFor: null });
  });
});

describe('POST /articles', () => {
  const article = {
    title: 'Rent guarantee insurance',
    body: 'It pays when the **tenant** does not.',
    categoryId: tax,
  };

  it('is for admins and for authors', async () => {
    expect((await call('POST', '/articles', article)).status).toBe(403);
    author();
    const { status, json } = await call('POST', '/articles', article);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      status: 'draft',
      publishedAt: null,
      reviewedOn: '2026-05-13',
      canEdit: true,
    });
    hannah();
    expect(await titles('?query=guarantee%20insurance')).toEqual([]);
  });

  it('published is found at once by its body', async () => {
    admin();
    await call('POST', '/articles', { ...article, status: 'published', nations: ['wales'] });
    hannah();
    expect(await titles('?query=tenant%20does%20pays&nation=wales')).toContain('Rent guarantee insurance');
  });

  it('says which field is wrong', async () => {
    admin();
    const wrong = async (more: object) => {
      const { status, json } = await call('POST', '/articles', { ...article, ...more });
      // A refusal has the contract's one error shape.
      return [status, ...Object.keys((json as Schema<'ApiError'>).errors ?? {})];
    };
    expect(await wrong({ title: 'x'.repeat(81) })).toEqual([422, 'title']);
    expect(await wrong({ body: '\u200b' })).toEqual([422, 'body']);
    expect(await wrong({ categoryId: uuidOf('articleCategory', 99) })).toEqual([422, 'categoryId']);
    expect(await wrong({ reviewedOn: '2026-05-14' })).toEqual([422, 'reviewedOn']);
    expect(await wrong({ status: 'scheduled' })).toEqual([422, 'scheduledFor']);
    expect(await wrong({ status: 'scheduled', scheduledFor: '2026-05-13T10:00:00Z' })).toEqual([
      422,
      'scheduledFor',
    ]);
    expect(await wrong({ price: 1 })).toEqual([422, 'price']);
  });

  it('takes an image, and nothing else for one', async () => {
    admin();
    const sent = await callForm('POST', '/articles', { ...article, image: pngFile() });
    // 201 answers an article.
    const { image } = sent.json as Schema<'Article'>;
    expect(await server.world.files.get('4', image ?? '')).toBeInstanceOf(Blob);
    const text = new File(['hello'], 'notes.txt', { type: 'text/plain' });
    const refused = await callForm('POST', '/articles', { ...article, image: text });
    expect(refused).toMatchObject({
      status: 422,
      json: { errors: { image: ['The file given is not an image'] } },
    });
  });
});

describe('PUT /articles/{uuid}', () => {
  it('keeps my own marks apart from everybody else’s', async () => {
    server.signInAs('callum.reyes');
    const put = await call('PUT', `/articles/${section24}`, { saved: true, progress: 80 });
    expect(put).toMatchObject({ status: 200, json: { saved: true, progress: 80 } });
    hannah();
    expect(await get(section24)).toMatchObject({ saved: true, progress: 45 });
    await call('PUT', `/articles/${section24}`, { saved: false });
    expect(await get(section24)).toMatchObject({ saved: false, progress: 45 });
  });

  it('lets the author and admins edit, and nobody else', async () => {
    expect((await call('PUT', `/articles/${section24}`, { title: 'Mine now' })).status).toBe(403);
    author();
    await call('PUT', `/articles/${section24}`, { title: 'Section 24 again', reviewedOn: '2026-05-13' });
    admin();
    await call('PUT', `/articles/${section24}`, { body: 'Shorter.' });
    expect(await get(section24)).toMatchObject({
      title: 'Section 24 again',
      body: 'Shorter.',
      reviewedOn: '2026-05-13',
    });
  });

  it('refuses an edit of an older state, and an empty one', async () => {
    admin();
    const { updatedAt } = await get(section24);
    server.setNow('2026-05-13T10:31:00Z');
    expect((await call('PUT', `/articles/${section24}`, { title: 'One', updatedAt })).status).toBe(200);
    expect((await call('PUT', `/articles/${section24}`, { title: 'Two', updatedAt })).status).toBe(409);
    expect((await call('PUT', `/articles/${section24}`, {})).status).toBe(422);
  });

  it('publishes, plans and withdraws', async () => {
    admin();
    const put = async (body: object) => (await call('PUT', `/articles/${draft}`, body)).json;
    expect(await put({ status: 'published' })).toMatchObject({ publishedAt: '2026-05-13T10:30:00.000Z' });
    const later = '2026-06-01T09:00:00.000Z';
    expect(await put({ status: 'scheduled', scheduledFor: later })).toMatchObject({
      status: 'scheduled',
      scheduledFor: later,
      publishedAt: null,
    });
    expect(await put({ status: 'draft' })).toMatchObject({ status: 'draft', scheduledFor: null });
  });

  it('takes the image away', async () => {
    author();
    expect((await get(section24)).image).toBe('lounge.svg');
    expect((await call('PUT', `/articles/${section24}`, { image: null })).json).toMatchObject({
      image: null,
    });
  });
});

describe('DELETE /articles/{uuid}', () => {
  it('is for the author and admins, and takes marks and feedback along', async () => {
    expect((await call('DELETE', `/articles/${section24}`)).status).toBe(403);
    author();
    expect((await call('DELETE', `/articles/${section24}`)).status).toBe(204);
    expect((await call('GET', `/articles/${section24}`)).status).toBe(404);
    expect(server.world.db.articleMark.by('articleId', section24)).toEqual([]);
    expect(server.world.db.articleFeedback.by('articleId', section24)).toEqual([]);
    hannah();
    expect((await list('?saved=true')).total).toBe(3);
  });
});
