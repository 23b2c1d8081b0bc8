import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
const article = uuidOf('article', 14);
const path = `/articles/${article}/notes`;
const mark = (body: object, at = path) => call('POST', at, body);
const mine = async () => ((await call('GET', path)).json as Schema<'ArticleNotes'>).data;
const quote = 'the first slice';

beforeEach(() => server.signInAs('hannah.okafor'));

describe('what a member marks in an article', () => {
  it('is kept for them alone', async () => {
    expect(await mine()).toEqual([]);
    const made = await mark({ quote: ' the  first\nslice ', occurrence: 1, note: ' Ask ' });
    expect(made).toMatchObject({ status: 201, json: { quote, occurrence: 1, note: 'Ask' } });
    expect(await mine()).toEqual([made.json]);
    server.signInAs('callum.reyes');
    expect(await mine()).toEqual([]);
  });

  it('is one mark however often it is made, and a note is not lost by a highlight', async () => {
    await mark({ quote, occurrence: 0, note: 'Ask' });
    await mark({ quote, occurrence: 0 });
    expect(await mine()).toMatchObject([{ note: 'Ask' }]);
    await mark({ quote, occurrence: 2 });
    expect(await mine()).toHaveLength(2);
  });

  it('can be changed and taken away, by nobody else: updateArticleNote, deleteArticleNote', async () => {
    const { id } = (await mark({ quote, occurrence: 0 })).json as Schema<'ArticleNote'>;
    expect(await call('PUT', `${path}/${id}`, { note: 'Later' })).toMatchObject({
      status: 200,
      json: { note: 'Later' },
    });
    server.signInAs('callum.reyes');
    expect((await call('PUT', `${path}/${id}`, { note: 'Mine' })).status).toBe(404);
    expect((await call('DELETE', `${path}/${id}`)).status).toBe(404);
    server.signInAs('hannah.okafor');
    expect((await call('DELETE', `${path}/${id}`)).status).toBe(204);
    expect(await mine()).toEqual([]);
  });

  it('is at most two hundred', async () => {
    const { articleNote } = server.world.db;
    for (let occurrence = 0; occurrence < 200; occurrence += 1) {
      articleNote.add({
        articleId: article,
        userId: 1,
        quote,
        occurrence,
        note: null,
        createdAt: '2026-05-13T10:30:00Z',
      });
    }
    expect((await mark({ quote: 'another', occurrence: 0 })).status).toBe(409);
    expect((await mark({ quote, occurrence: 3, note: 'Ask' })).status).toBe(201);
  });

  it('goes with its article, and needs one', async () => {
    await mark({ quote, occurrence: 0 });
    expect((await mark({ quote, occurrence: 0 }, `/articles/${uuidOf('article', 9999)}/notes`)).status).toBe(
      404,
    );
    server.signInAs('tom.whitfield');
    await call('DELETE', `/articles/${article}`);
    expect(server.world.db.articleNote.by('articleId', article)).toEqual([]);
  });
});
