import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callForm, png } from '../../engine/contract/checked-form';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

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

describe('GET /articles/{uuid}', () => {
  it('answers the body, my word and marks, and what is related', async () => {
    const article = await get(section24);
    expect(article).toMatchObject({ saved: true, progress: 45, canEdit: false, status: 'published' });
    expect(article.myFeedback).toEqual({ helpful: true, reason: null });
    expect(article.body).toContain('**Section 24**');
    expect(article.related.map(({ title }) => title)).toEqual([
      'Stamp duty on an additional home, worked out',
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
    expect(await titles('?query=guarantee%20insurance')).not.toContain(article.title);
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
    const sent = await callForm('POST', '/articles', { ...article, image: png() });
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
