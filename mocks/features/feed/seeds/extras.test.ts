import { expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

/** Every page of a list, each held against the contract by the checked server. */
async function all<Item>(path: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = (await call('GET', `${path}?page=${page}`)).json as { totalPages: number; data: Item[] };
    pages = answer.totalPages;
    items.push(...answer.data);
  }
  return items;
}

it('posts carry images, polls, a video, wishes and histories, and all of it fits the contract', async () => {
  server.signInAs('hannah.okafor');
  const posts = await all<Schema<'Post'>>('/posts');
  expect(posts.filter(({ images }) => (images ?? []).length > 0)).toHaveLength(4);
  const polls = posts.flatMap(({ poll }) => poll ?? []);
  expect(polls.filter(({ endsAt }) => endsAt > '2026-05-13T10:30:00Z').length).toBeGreaterThan(0);
  expect(polls.filter(({ endsAt }) => endsAt < '2026-05-13T10:30:00Z')).toHaveLength(1);
  expect(polls.every(({ votes, myVote }) => votes > 10 && myVote === null)).toBe(true);
  expect(posts.some(({ videoUrl }) => videoUrl !== null)).toBe(true);
  expect(new Set(posts.flatMap(({ lookingFor }) => lookingFor ?? [])).size).toBeGreaterThan(3);
  expect(posts.some(({ commentsOff }) => commentsOff)).toBe(true);
  for (const { editedAt, history } of posts) expect(history).toHaveLength(editedAt === null ? 0 : 1);
  const dealIds = posts.flatMap(({ attachment }) =>
    attachment?.kind === 'evaluation' ? attachment.refId : [],
  );
  expect(dealIds).toContain(uuidOf('evaluation', 25));
});

it('comments speak of figures and show images', async () => {
  server.signInAs('hannah.okafor');
  const { db } = server.world;
  const special = db.comment.all().filter(({ image, pin }) => image !== null || pin !== null);
  expect(special.some(({ image }) => image !== null)).toBe(true);
  expect(special.some(({ pin }) => pin !== null)).toBe(true);
  const open = special.filter(({ postId }) => db.post.get(postId)?.audience === 'members');
  for (const { postId, id } of open) {
    const comments = await all<Schema<'Comment'>>(`/posts/${postId}/comment`);
    const shown = comments.find((comment) => comment.id === id);
    expect(shown?.image ?? shown?.pin).toBeTruthy();
  }
});

it('every conversation and message of the demo member fits the contract', async () => {
  server.signInAs('hannah.okafor');
  for (let id = 1; id <= 25; id += 1) {
    expect((await call('GET', `/conversations/${id}`)).status).toBe(200);
    const messages = await all<Schema<'Message'>>(`/conversations/${id}/messages`);
    const files = messages.flatMap(({ attachments }) => attachments.filter((each) => 'file' in each));
    for (const { ownerId, file } of files) {
      expect((await call('GET', `/media/${ownerId}/media/${file}`)).status).toBe(200);
    }
  }
});
