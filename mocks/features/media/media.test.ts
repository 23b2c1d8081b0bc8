import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import { callForm, png } from '../../engine/contract/checked-form';
import type { Schema } from '../../engine/contract/contract';
import type { StoredAttachment } from '../../engine/db/tables/chat';
import { uuidOf } from '../../engine/db/table-definition';
import type { UploadScope } from '../../engine/db/tables/media';
import { sceneNames } from '../../engine/media/draw';
import { keepUpload } from '../../engine/uploads/uploads';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

const get = (path: string) => call('GET', `/media/${path}`);

describe('illustrations', () => {
  it('are everybody’s, and run nothing when opened by themselves', async () => {
    for (const name of ['avatar', 'cover', ...sceneNames]) {
      const picture = await get(`2/media/${name}.svg?w=640&q=75`);
      expect(picture.json).toMatch(/^<svg [\s\S]*<\/svg>$/);
      expect(picture.json).not.toMatch(/NaN|undefined|<script/);
      expect(picture.headers.get('content-type')).toBe('image/svg+xml');
      expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
      expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    }
  });

  it('are of many towns and rooms', () => {
    expect(sceneNames).toEqual(
      expect.arrayContaining([
        'armley',
        'leith',
        'kitchen',
        'bathroom',
        'floorplan',
        'office',
        'documents',
        'cardiff',
      ]),
    );
    expect(sceneNames.length).toBeGreaterThan(25);
  });

  it('refuse a width that cannot be', async () => {
    expect((await get('2/media/avatar.svg?w=4')).status).toBe(400);
  });
});

describe('uploads', () => {
  const keep = (scope: UploadScope, file = new File(['x'], 'front.webp', { type: 'image/webp' })) =>
    keepUpload(server.world, 1, file, scope);
  const statusFor = async (username: string | null, file: string) => {
    if (username !== null) server.signInAs(username);
    return (await get(`1/media/${file}`)).status;
  };

  it('are their owner’s alone unless their scope says otherwise', async () => {
    const { file } = await keep({ kind: 'owner' });
    expect(await statusFor(null, file)).toBe(401);
    expect(await statusFor('hannah.okafor', file)).toBe(200);
    expect(await statusFor('callum.reyes', file)).toBe(403);
    expect(await statusFor('tom.whitfield', file)).toBe(403);
  });

  it('of a profile or business are everybody’s, of an article every member’s', async () => {
    const { file } = await keep({ kind: 'public' });
    expect(await statusFor(null, file)).toBe(200);
    const article = await keep({ kind: 'members' });
    expect(await statusFor(null, article.file)).toBe(401);
    expect(await statusFor('zainab.hussain', article.file)).toBe(200);
  });

  it('are served as soon as a form has brought them', async () => {
    server.signInAs('hannah.okafor');
    const avatar = await callForm('PUT', '/profiles/hannah.okafor', { image: png() });
    const { profileImage } = (avatar.json as Schema<'Profile'>).user;
    const form = { file: png(), refKind: 'property', refId: uuidOf('property', 1), title: 'Walk' };
    const film = new File(['film'], 'walk.mp4', { type: 'video/mp4' });
    const video = (await callForm('POST', '/videos', { ...form, file: film })).json as Schema<'Video'>;
    const shown = await get(`1/media/${video.url}`);
    expect(shown.headers.get('content-type')).toBe('video/mp4');
    expect(shown.json).toBe('film');
    expect(await statusFor('callum.reyes', video.url)).toBe(403);
    await call('POST', '/auth/logout', {});
    expect((await get(`1/media/${profileImage}`)).status).toBe(200);
    expect((await get(`1/media/${video.url}`)).status).toBe(401);
  });

  it('of a ticket are seen by admins too', async () => {
    const { file } = await keep({ kind: 'ticket', id: uuidOf('supportTicket', 1) });
    expect(await statusFor('tom.whitfield', file)).toBe(200);
    expect(await statusFor('callum.reyes', file)).toBe(403);
  });

  it('of an evaluation are its collaborators’, and every member’s once it is published', async () => {
    const form = {
      evaluationId: uuidOf('evaluation', 27),
      file: new File(['x'], 'a.png', { type: 'image/png' }),
    };
    server.signInAs('hannah.okafor');
    const { status, json } = await callForm('POST', '/evaluations/images', form);
    expect(status).toBe(201);
    const [image] = json as Schema<'EvaluationImageList'>;
    const path = `${image?.ownerId}/media/${image?.file}`;
    expect((await get(path)).status).toBe(200);
    server.signInAs('callum.reyes');
    expect((await get(path)).status).toBe(403);
    server.world.db.evaluation.update(uuidOf('evaluation', 27), { isPublished: true });
    expect((await get(path)).status).toBe(200);
  });

  it('of a film are its watchers’', async () => {
    const { id } = server.world.db.video.add({
      ...server.world.db.video.all()[0],
      id: uuidOf('video', 900),
      ownerId: 1,
      visibility: 'members',
    } as Schema<'Video'>);
    const { file } = await keep({ kind: 'video', id });
    expect(await statusFor('zainab.hussain', file)).toBe(200);
    server.world.db.video.update(id, { visibility: 'me' });
    expect(await statusFor('zainab.hussain', file)).toBe(403);
  });

  it('are not there without a row, whoever asks', async () => {
    await server.world.files.put('1', 'lease.pdf', new Blob(['x'], { type: 'application/pdf' }));
    expect(await statusFor(null, 'lease.pdf')).toBe(401);
    expect(await statusFor('hannah.okafor', 'lease.pdf')).toBe(404);
  });

  it('show images in place, and send anything else unread', async () => {
    server.signInAs('hannah.okafor');
    const image = await keep({ kind: 'owner' });
    const shown = await get(`1/media/${image.file}`);
    expect(shown.headers.get('content-disposition')).toBeNull();
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    const odd = await keep({ kind: 'owner' }, new File(['<script>'], 'odd', { type: 'nonsense' }));
    const sent = await get(`1/media/${odd.file}`);
    expect(sent.headers.get('content-type')).toBe('application/octet-stream');
    expect(sent.headers.get('content-disposition')).toContain('attachment');
    expect(sent.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('documents', () => {
  const find = (name: string) =>
    server.world.db.document.by('ownerId', 1).find((row) => row.name.endsWith(name));

  it('of the seed are made when asked for, for those who may read them', async () => {
    const path = find('.pdf')?.file ?? '';
    expect((await get(path)).status).toBe(401);
    server.signInAs('callum.reyes');
    expect((await get(path)).status).toBe(403);
    server.signInAs('hannah.okafor');
    const paper = await get(path);
    expect(paper.json).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/);
    expect(paper.headers.get('content-disposition')).toContain('attachment');
    expect((await get('3/media/gas-safety-record.pdf')).status).toBe(404);
    expect((await get('1/media/..%2Fsecrets.svg')).status).toBe(404);
  });

  it('are read by who holds the open share link, until it is taken back', async () => {
    const document = find('.pdf');
    server.signInAs('hannah.okafor');
    const share = { expires: '2026-06-01T00:00:00Z' };
    const { json } = await call('PUT', `/documents/${document?.id}`, { share });
    const token = (json as Schema<'PortfolioDocument'>).shared?.token ?? '';
    server.signInAs('callum.reyes');
    expect((await get(document?.file ?? '')).status).toBe(403);
    expect((await call('GET', `/documents?share=${token}`)).json).toMatchObject({ total: 1 });
    expect((await get(document?.file ?? '')).status).toBe(200);
    server.signInAs('priya.raman');
    expect((await get(document?.file ?? '')).status).toBe(403);
    server.signInAs('hannah.okafor');
    await call('PUT', `/documents/${document?.id}`, { share: null });
    server.signInAs('callum.reyes');
    expect((await get(document?.file ?? '')).status).toBe(403);
  });

  it('sent in a conversation are its members’', async () => {
    const { db } = server.world;
    const [message] = db.message.all().filter(({ attachments }) => attachments.some(isDocument));
    const sent = message?.attachments.find(isDocument);
    const path = `${sent?.ownerId}/media/${sent?.file}`;
    const members = db.conversationMember.by('conversationId', message?.conversationId ?? 0);
    const usernames = members.map(({ userId }) => db.user.get(userId)?.username ?? '');
    server.signInAs(usernames[0] ?? '');
    expect((await get(path)).status).toBe(200);
    server.signInAs('zainab.hussain');
    expect((await get(path)).status).toBe(404);
  });
});

const isDocument = (each: StoredAttachment): each is Schema<'ChatFile'> => each.kind === 'document';
