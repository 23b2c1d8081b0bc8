import { beforeEach, describe, expect, it } from 'vitest';
import { callForm, pdf, png } from '../../engine/contract/checked-form';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

// Every answer is validated against the contract by the checked server.
const feedOf = async (query = '') => (await call('GET', `/posts${query}`)).json as Schema<'PostPage'>;
const write = async (content: string, more: object = {}) =>
  (await call('POST', '/posts', { content, ...more })).json as Schema<'Post'>;
const change = (id: number, body: object) => call('PUT', `/posts/${id}`, body);
const postOf = async (id: number) => (await call('GET', `/posts/${id}`)).json as Schema<'Post'>;

beforeEach(() => server.signInAs('hannah.okafor'));

describe('feeds', () => {
  it('of deals show posts about a deal or a home, and who looks for one', async () => {
    const wanted = await write('Anything in Hull below £90,000?', { lookingFor: 'deal' });
    const { data, total } = await feedOf('?feed=deals');
    expect(data[0]?.id).toBe(wanted.id);
    expect(total).toBeLessThan((await feedOf()).total);
    const kinds = data.slice(1).map((post) => post.attachment?.kind ?? post.lookingFor);
    expect(
      kinds.filter((kind) => !['evaluation', 'listing', 'property', 'deal'].includes(kind ?? '')),
    ).toEqual([]);
  });

  it('of saved posts show what I kept, whoever wrote it, until I let it go', async () => {
    const before = (await feedOf('?feed=saved')).data.map(({ id }) => id);
    expect(before).toHaveLength(7);
    const other = (await feedOf('?author=2')).data.find(({ saved }) => !saved);
    expect((await change(other?.id ?? 0, { saved: true })).json).toMatchObject({ saved: true });
    expect((await feedOf('?feed=saved')).total).toBe(8);
    await change(other?.id ?? 0, { saved: false });
    expect((await feedOf('?feed=saved')).data.map(({ id }) => id)).toEqual(before);
    server.signInAs('callum.reyes');
    expect((await feedOf('?feed=saved')).total).toBe(0);
  });

  it('sort by answers, a comment counting as two reactions', async () => {
    const { data } = await feedOf('?sort=top');
    const scores = data.map(({ id }) => {
      const { reaction, comment } = server.world.db;
      return reaction.countBy('postId', id) + 2 * comment.countBy('postId', id);
    });
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBeGreaterThan(20);
  });

  it('filter by tag in any case', async () => {
    const post = await write('Done at last #BRRR');
    const { data } = await feedOf('?tag=brrr');
    expect(data.map(({ id }) => id)).toContain(post.id);
    expect(data.filter(({ tags }) => !tags.some((tag) => tag.toLowerCase() === 'brrr'))).toEqual([]);
  });

  it('leave out members of whom one has blocked the other', async () => {
    const { db } = server.world;
    const relation = db.connection.by('requesterId', 1).find((row) => row.status === 'accepted');
    db.connection.update(relation?.id ?? 0, { status: 'blocked' });
    const authors = (await feedOf()).data.map((post) => post.authUser.id);
    expect(authors).not.toContain(relation?.addresseeId);
  });
});

describe('a post with more than words', () => {
  it('shows its images to its readers alone, with their words', async () => {
    const sent = await callForm('POST', '/posts', {
      content: 'Before and after',
      audience: 'connections',
      images: [png('before.png'), png('after.png')],
      alts: ['Mould', 'No mould'],
    });
    expect(sent.status).toBe(201);
    const { id, images } = sent.json as Schema<'Post'>;
    expect(images?.map(({ alt }) => alt)).toEqual(['Mould', 'No mould']);
    const path = `/media/1/media/${images?.[0]?.file}`;
    const seen = await call('GET', path);
    expect(seen.status).toBe(200);
    expect(seen.headers.get('content-type')).toBe('image/png');
    server.signInAs('callum.reyes');
    expect((await call('GET', path)).status).toBe(200);
    server.signInAs('zainab.hussain');
    expect((await call('GET', path)).status).toBe(403);
    expect((await call('GET', `/posts/${id}`)).status).toBe(403);
  });

  it('refuses what is no image, too large, or no file', async () => {
    const problems = async (images: string | File) =>
      (await callForm('POST', '/posts', { content: 'Look', images: [images] })).json;
    expect(await problems(pdf())).toMatchObject({ errors: { images: ['The file given is not an image'] } });
    expect(await problems(png('big.png', 5_000_001))).toMatchObject({
      errors: { images: ['Choose photos of up to 5 MB'] },
    });
    expect(await problems('not a file')).toMatchObject({
      errors: { images: ['The file given is not an instance of Blob or File'] },
    });
    const eleven = await callForm('POST', '/posts', {
      content: 'Look',
      images: Array.from({ length: 11 }, () => png()),
    });
    expect(eleven.json).toMatchObject({ errors: { images: ['Add no more than 10'] } });
    expect((await feedOf('?author=1')).data[0]?.content).not.toBe('Look');
  });

  it('is stored once for a retry, images too', async () => {
    const fields = { content: 'Once', clientId: 'p1', images: [png()] };
    const first = (await callForm('POST', '/posts', fields)).json as Schema<'Post'>;
    const second = (await callForm('POST', '/posts', fields)).json as Schema<'Post'>;
    expect(second).toEqual(first);
    expect(server.world.db.mediaFile.size).toBe(1);
  });

  it('shows a link as a card, and refuses records that are not there', async () => {
    const attachment = { kind: 'link', refId: 'https://www.gov.uk/renting-out' };
    expect((await write('Worth reading', { attachment })).attachment).toEqual({
      ...attachment,
      snapshot: { title: 'gov.uk', subtitle: '/renting-out', image: null, figures: [] },
    });
    const missing = [
      { kind: 'evaluation', refId: uuidOf('evaluation', 999) },
      { kind: 'link', refId: 'javascript:alert(1)' },
    ];
    for (const each of missing) {
      const { status, json } = await call('POST', '/posts', { content: 'Look', attachment: each });
      expect(status).toBe(422);
      expect(json).toMatchObject({ errors: { 'attachment.refId': [expect.any(String) as string] } });
    }
  });
});

describe('a poll', () => {
  const poll = { options: ['Now', 'Later'], days: 3 };

  it('takes one vote a member, which may change or be taken back', async () => {
    const { id, poll: asked } = await write('Refinance?', { poll });
    expect(asked).toEqual({
      options: [
        { text: 'Now', votes: 0 },
        { text: 'Later', votes: 0 },
      ],
      endsAt: '2026-05-16T10:30:00.000Z',
      votes: 0,
      myVote: null,
    });
    server.signInAs('callum.reyes');
    await change(id, { vote: 0 });
    expect((await change(id, { vote: 1 })).json).toMatchObject({ poll: { votes: 1, myVote: 1 } });
    server.signInAs('hannah.okafor');
    expect((await postOf(id)).poll).toMatchObject({ votes: 1, myVote: null });
    server.signInAs('callum.reyes');
    expect((await change(id, { vote: null })).json).toMatchObject({ poll: { votes: 0, myVote: null } });
  });

  it('refuses an option there is none of, a post without a poll, and votes after its end', async () => {
    const { id } = await write('Refinance?', { poll });
    expect((await change(id, { vote: 2 })).json).toMatchObject({
      errors: { vote: ['Choose one of the options'] },
    });
    const plain = await write('No question');
    expect((await change(plain.id, { vote: 0 })).json).toMatchObject({
      errors: { vote: ['This post doesn’t have a poll'] },
    });
    server.setNow('2026-05-16T10:30:00Z');
    expect((await change(id, { vote: 0 })).json).toMatchObject({ errors: { vote: ['This poll has ended'] } });
    server.setNow('2026-05-13T10:30:00Z');
  });

  it('has two to six different options and runs one to fourteen days', async () => {
    for (const bad of [
      { options: ['Only'], days: 3 },
      { options: ['Same', 'Same'], days: 3 },
      { ...poll, days: 15 },
      { ...poll, days: 0 },
    ]) {
      expect((await call('POST', '/posts', { content: 'Refinance?', poll: bad })).status).toBe(422);
    }
  });
});

describe('editing', () => {
  it('keeps the earlier text, and tells only those who are newly mentioned', async () => {
    const { id } = await write('Thanks @callum.reyes #leeds');
    const notificationsOf = (userId: number) => server.world.db.notification.by('notifierId', userId).length;
    const [callum, priya] = [notificationsOf(2), notificationsOf(3)];
    const { json } = await change(id, { content: 'Thanks @callum.reyes and @priya.raman #hull' });
    expect(json).toMatchObject({
      tags: ['hull'],
      editedAt: '2026-05-13T10:30:00.000Z',
      history: [{ content: 'Thanks @callum.reyes #leeds', until: '2026-05-13T10:30:00.000Z' }],
    });
    expect([notificationsOf(2), notificationsOf(3)]).toEqual([callum, priya + 1]);
  });

  it('that began from an older text is a conflict', async () => {
    const { id } = await write('First');
    await change(id, { content: 'Second', editedAt: null });
    expect((await change(id, { content: 'Third', editedAt: null })).status).toBe(409);
    expect((await postOf(id)).content).toBe('Second');
  });

  it('without a new text leaves it unmarked, and only one post is pinned', async () => {
    const earlier = (await feedOf('?author=1')).data[0];
    expect(earlier?.pinned).toBe(true);
    const { id } = await write('My rules');
    expect((await change(id, { pinned: true, audience: 'connections' })).json).toMatchObject({
      pinned: true,
      audience: 'connections',
      editedAt: null,
      history: [],
    });
    await write('Something newer');
    expect((await feedOf('?author=1')).data[0]?.id).toBe(id);
    expect((await postOf(earlier?.id ?? 0)).pinned).toBe(false);
  });

  it('is the author’s; keeping, muting and voting are everybody’s', async () => {
    const other = (await feedOf('?author=2')).data[0]?.id ?? 0;
    for (const edit of [{ content: 'x' }, { pinned: true }, { commentsOff: true }, { audience: 'me' }]) {
      expect((await change(other, edit)).status).toBe(403);
    }
    expect((await change(other, { muted: true })).json).toMatchObject({ muted: true });
    expect((await change(other, {})).status).toBe(422);
  });
});

it('a muted post makes no notifications', async () => {
  const { id } = await write('Quiet, please');
  await change(id, { muted: true });
  const before = server.world.db.notification.by('notifierId', 1).length;
  server.signInAs('callum.reyes');
  await call('POST', `/posts/${id}/comment`, { content: 'Hello?' });
  expect(server.world.db.notification.by('notifierId', 1)).toHaveLength(before);
});

describe('comments', () => {
  it('carry an image', async () => {
    const { id } = await write('Show me yours');
    const sent = await callForm('POST', `/posts/${id}/comment`, {
      content: 'Here',
      image: png(),
      alt: 'My hall',
    });
    const { image } = sent.json as Schema<'Comment'>;
    expect(image?.alt).toBe('My hall');
    expect((await call('GET', `/media/1/media/${image?.file}`)).status).toBe(200);
    const refused = await callForm('POST', `/posts/${id}/comment`, { content: 'Here', image: pdf() });
    expect(refused.json).toMatchObject({ errors: { image: ['The file given is not an image'] } });
  });

  it('speak of a figure of the post’s own evaluation', async () => {
    const { data } = await feedOf('?feed=deals');
    const deal = data.find((post) => post.attachment?.kind === 'evaluation');
    const pin = { evaluationId: deal?.attachment?.refId ?? '', field: 'grossYield' };
    const comment = await call('POST', `/posts/${deal?.id}/comment`, { content: 'Before voids?', pin });
    expect(comment.json).toMatchObject({ pin });
    const elsewhere = { evaluationId: uuidOf('evaluation', 999), field: 'roi' };
    const wrong = await call('POST', `/posts/${deal?.id}/comment`, { content: 'Hm', pin: elsewhere });
    expect(wrong.json).toMatchObject({
      errors: { 'pin.evaluationId': ['That evaluation isn’t in this post'] },
    });
    const { id } = comment.json as Schema<'Comment'>;
    const reply = await call('POST', `/posts/${deal?.id}/comment`, { content: 'Yes', commentId: id, pin });
    expect(reply.status).toBe(422);
  });

  it('are no longer taken once the author says so, except the author’s', async () => {
    const { id } = await write('Announcement', { commentsOff: true });
    expect((await call('POST', `/posts/${id}/comment`, { content: 'One more thing' })).status).toBe(201);
    server.signInAs('callum.reyes');
    expect((await call('POST', `/posts/${id}/comment`, { content: 'But' })).status).toBe(403);
  });

  it('edited from an older text are a conflict', async () => {
    const { id } = await write('Talk to me');
    const comment = (await call('POST', `/posts/${id}/comment`, { content: 'One' }))
      .json as Schema<'Comment'>;
    const edit = { content: 'Two', editedAt: null };
    expect((await call('PUT', `/posts/${id}/comment/${comment.id}`, edit)).status).toBe(200);
    expect((await call('PUT', `/posts/${id}/comment/${comment.id}`, edit)).status).toBe(409);
  });
});

describe('a price', () => {
  it('goes with “Would buy”, and goes away with another reaction', async () => {
    const post = (await feedOf('?author=2')).data[0];
    const react = (body: object) => call('POST', '/reactions', { postId: post?.id, ...body });
    expect((await react({ type: 'would_buy', price: 172_500 })).json).toMatchObject({ price: 172_500 });
    expect((await postOf(post?.id ?? 0)).myReaction).toMatchObject({ type: 'would_buy', price: 172_500 });
    expect((await react({ type: 'like' })).json).toMatchObject({ type: 'like', price: null });
    expect((await react({ type: 'like', price: 1 })).json).toMatchObject({
      errors: { price: ['Only “Would buy” has a price'] },
    });
    expect((await react({ type: 'would_buy', price: 0 })).status).toBe(422);
  });
});
