import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer, testOrigin } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

const home = (n: number) => uuidOf('property', n);
const video = (n: number) => `/videos/${uuidOf('video', n)}`;
const listOf = async (query = '') => (await call('GET', `/videos${query}`)).json as Schema<'VideoPage'>;
const draft = {
  title: 'Kitchen',
  source: 'youtube',
  url: 'https://youtu.be/aqz-KE-bpKQ',
  refKind: 'property',
  refId: home(1),
};
const add = async (more: object = {}) => {
  const { status, json } = await call('POST', '/videos', { ...draft, ...more });
  return { status, video: json as Schema<'Video'>, error: json as Schema<'ApiError'> };
};

async function upload(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = await fetch(`${testOrigin}/api/videos`, {
    method: 'POST',
    body: form,
    credentials: 'include',
  });
  return { status: response.status, json: (await response.json()) as unknown };
}

const film = new File([new Uint8Array(900)], 'walk.mp4', { type: 'video/mp4' });

beforeEach(() => server.signInAs('hannah.okafor'));

describe('films', () => {
  it('are listed newest first, by home or by subject', async () => {
    const { data, total } = await listOf();
    expect(total).toBe(4);
    const times = data.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await listOf(`?propertyId=${home(3)}`)).total).toBe(1);
    expect((await listOf(`?refKind=listing`)).total).toBe(1);
    expect((await call('GET', `/videos?refId=${home(3)}`)).status).toBe(400);
    expect((await call('GET', `/videos?propertyId=${home(900)}`)).status).toBe(404);
  });

  it('are watched by whom they are for, and changed by their owner', async () => {
    server.signInAs('ewan.macleod');
    expect((await call('GET', video(1))).status).toBe(200);
    expect((await call('GET', video(4))).status).toBe(403);
    expect((await call('PUT', video(1), { title: 'Mine' })).status).toBe(403);
    expect((await call('DELETE', video(1))).status).toBe(403);
    expect((await call('GET', `/videos?propertyId=${home(3)}`)).status).toBe(403);
    expect((await listOf()).total).toBe(0);
    expect((await listOf(`?refKind=property&refId=${home(3)}`)).total).toBe(1);
    await call('POST', '/auth/logout');
    expect((await call('GET', '/videos')).status).toBe(401);
    expect((await call('GET', video(1))).status).toBe(401);
  });

  it('for connections are seen by connections alone', async () => {
    const isFriend = (username: string) => {
      server.signInAs(username);
      return call('GET', video(2));
    };
    const { db } = server.world;
    const tie = db.connection.all().find((row) => row.status === 'accepted' && row.requesterId === 1);
    const friend = db.user.get(tie?.addresseeId ?? 0)?.username ?? '';
    expect((await isFriend(friend)).status).toBe(200);
    expect((await isFriend('zainab.hussain')).status).toBe(403);
  });
});

describe('a link', () => {
  it.each([
    [
      'youtube',
      'https://www.youtube.com/watch?v=M7lc1UVf-VE&t=4',
      'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
    ],
    [
      'youtube',
      'https://youtube.com/shorts/M7lc1UVf-VE',
      'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
    ],
    ['vimeo', 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['vimeo', 'https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ])('to %s %s is shown without cookies', async (source, url, embedUrl) => {
    const { status, video: added } = await add({ source, url });
    expect(status).toBe(201);
    expect(added).toMatchObject({ url, embedUrl, visibility: 'me', chapters: [], poster: null });
  });

  it.each([
    [{ url: 'https://example.com/watch?v=M7lc1UVf-VE' }, 'url', 'This isn’t a YouTube video link'],
    [
      { url: 'https://youtube.com.evil.example/watch?v=M7lc1UVf-VE' },
      'url',
      'This isn’t a YouTube video link',
    ],
    [{ url: 'javascript:alert(1)' }, 'url', 'This isn’t a YouTube video link'],
    [{ source: 'vimeo' }, 'url', 'This isn’t a Vimeo video link'],
    [{ source: 'upload' }, 'source', 'Choose one of youtube, vimeo'],
    [{ refId: home(15) }, 'refId', 'We couldn’t find that property'],
    [{ captions: 'Hello' }, 'captions', 'Choose captions in WebVTT format'],
    [
      {
        chapters: [
          { at: 5, title: 'B' },
          { at: 5, title: 'A' },
        ],
      },
      'chapters',
      'Each chapter must start after the one before it',
    ],
    [
      { duration: 60, chapters: [{ at: 60, title: 'End' }] },
      'chapters',
      'Each chapter must start before the video ends',
    ],
  ])('with %j is refused', async (more, field, message) => {
    const { status, error } = await add(more);
    expect([status, error.errors]).toEqual([422, { [field]: [message] }]);
  });

  it('changes from its present state only, and goes', async () => {
    const { updatedAt } = (await call('GET', video(1))).json as Schema<'Video'>;
    const title = { title: 'First', updatedAt };
    expect((await call('PUT', video(1), title)).json).toMatchObject({ title: 'First' });
    expect((await call('PUT', video(1), { title: 'Second', updatedAt })).status).toBe(409);
    expect((await call('PUT', video(1), { url: 'https://youtu.be/aqz-KE-bpKQ' })).status).toBe(422);
    expect((await call('DELETE', video(1))).status).toBe(204);
    expect((await call('GET', video(1))).status).toBe(404);
  });
});

describe('an upload', () => {
  const fields = { title: 'Walk', refKind: 'property', refId: home(1), file: film };

  it('keeps the film and its still', async () => {
    const posterFile = new File([new Uint8Array(10)], 'still.png', { type: 'image/png' });
    const { status, json } = await upload({ ...fields, posterFile, chapters: '[{"at":0,"title":"Start"}]' });
    expect(status).toBe(201);
    const added = json as Schema<'Video'>;
    expect(added).toMatchObject({ source: 'upload', embedUrl: null, chapters: [{ at: 0, title: 'Start' }] });
    expect((await server.world.files.get('1', added.url))?.size).toBe(900);
    expect((await server.world.files.get('1', added.poster ?? ''))?.size).toBe(10);
    const changed = await call('PUT', `/videos/${added.id}`, { url: draft.url });
    expect(changed.json).toMatchObject({
      errors: { url: ['You can’t change the file of an uploaded video'] },
    });
  });

  it('is a film, and its still an image', async () => {
    const text = new File(['x'], 'x.txt', { type: 'text/plain' });
    expect((await upload({ ...fields, file: text })).json).toMatchObject({
      errors: { file: ['Choose a video file'] },
    });
    expect((await upload({ ...fields, posterFile: text })).json).toMatchObject({
      errors: { posterFile: ['The file given is not an image'] },
    });
    expect((await upload({ ...fields, file: 'walk.mp4' })).status).toBe(422);
    expect((await upload({ title: 'Walk', refKind: 'property', refId: home(1) })).status).toBe(422);
  });

  it('may be larger than other forms', async () => {
    const long = new File([new Uint8Array(26_000_000)], 'long.mp4', { type: 'video/mp4' });
    expect((await upload({ ...fields, file: long })).status).toBe(201);
  });
});
