import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { notificationType } from '../notifications/notification-types';

const server = checkedServer();
beforeEach(() => server.signInAs('hannah.okafor'));

const hannah = 1;
const callum = () => server.world.db.user.first('username', 'callum.reyes');
const callumId = () => callum()?.id ?? 0;
const choose = (preferences: Schema<'PreferencesUpdate'>) => call('PUT', `/users/${hannah}`, { preferences });
/** A post of Callum's; answers with its id. */
async function callumPosts(content = 'Two viewings in Leeds on Saturday.', more: object = {}) {
  server.signInAs('callum.reyes');
  const { id } = (await call('POST', '/posts', { content, ...more })).json as Schema<'Post'>;
  server.signInAs('hannah.okafor');
  return id;
}
/** Which of Hannah's notifications are about this post, those that are shown. */
async function notificationsOf(postId: number) {
  const { notifications } = (await call('GET', '/notifications')).json as Schema<'NotificationPage'>;
  return notifications
    .filter(({ userPost, wasInAppSent }) => userPost?.id === postId && wasInAppSent)
    .map(({ notificationType: { id }, sender }) => [id, sender?.id]);
}

describe('who asked to be told of a member’s posts', () => {
  it('is told of each new one, until they ask no more', async () => {
    expect(await notificationsOf(await callumPosts())).toEqual([]);
    expect((await choose({ postAlertUserIds: [callumId()] })).status).toBe(200);
    const post = await callumPosts();
    expect(await notificationsOf(post)).toEqual([[notificationType.newPost, callumId()]]);
    await choose({ postAlertUserIds: [] });
    expect(await notificationsOf(await callumPosts())).toEqual([]);
    expect(await notificationsOf(post)).toHaveLength(1);
  });

  it('reads its first words, and is told at the moment it is written', async () => {
    await choose({ postAlertUserIds: [callumId()] });
    const post = await callumPosts('Cash flow of my\nfirst HMO');
    const { notifications } = (await call('GET', `/notifications?type=${notificationType.newPost}`))
      .json as Schema<'NotificationPage'>;
    expect(notifications).toMatchObject([{ snippet: 'Cash flow of my first HMO', userPost: { id: post } }]);
  });

  it('hears of a post that mentions them once', async () => {
    await choose({ postAlertUserIds: [callumId()] });
    const post = await callumPosts('Thank you @hannah.okafor for the introduction.');
    expect(await notificationsOf(post)).toEqual([[notificationType.mention, callumId()]]);
  });

  it('hears neither of an edit nor of what they may not read, and of nobody they muted', async () => {
    await choose({ postAlertUserIds: [callumId()] });
    const post = await callumPosts();
    server.signInAs('callum.reyes');
    await call('PUT', `/posts/${post}`, { content: 'Three viewings in Leeds.' });
    server.signInAs('hannah.okafor');
    expect(await notificationsOf(post)).toHaveLength(1);
    expect(await notificationsOf(await callumPosts('For me alone', { audience: 'me' }))).toEqual([]);
    await choose({ mutedUserIds: [callumId()] });
    expect(await notificationsOf(await callumPosts())).toEqual([]);
  });

  it('can turn the type off like every other', async () => {
    await choose({
      postAlertUserIds: [callumId()],
      notification: { [notificationType.newPost]: { inApp: false, email: true, sound: false } },
    });
    expect(await notificationsOf(await callumPosts())).toEqual([]);
  });
});
