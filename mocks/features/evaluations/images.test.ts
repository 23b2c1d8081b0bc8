import { describe, expect, it } from 'vitest';
import { call, checkedServer, testOrigin } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
const id = (n: number) => uuidOf('evaluation', n);
const png = (name = 'front.png', bytes = 12) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });

async function upload(
  evaluationId: string,
  files: readonly (File | string)[],
  caption?: string,
  clientId?: string,
) {
  const form = new FormData();
  form.set('evaluationId', evaluationId);
  for (const file of files) form.append('file', file);
  if (caption !== undefined) form.set('caption', caption);
  if (clientId !== undefined) form.set('clientId', clientId);
  const request = { method: 'POST', credentials: 'include', body: form } as const;
  const response = await fetch(`${testOrigin}/api/evaluations/images`, request);
  return { status: response.status, json: (await response.json()) as unknown };
}

describe('POST /evaluations/images', () => {
  it('adds pictures after the present ones, and keeps their bytes', async () => {
    server.signInAs('hannah.okafor');
    const { status, json } = await upload(id(1), [png(), png('back.png')], 'After the works');
    const images = json as Schema<'EvaluationImageList'>;
    expect(status).toBe(201);
    expect(images.map(({ order }) => order)).toEqual([3, 4]);
    expect(images[0]).toMatchObject({ ownerId: 1, caption: 'After the works', evaluationId: id(1) });
    expect((await server.world.files.get('1', images[0]?.file ?? ''))?.size).toBe(12);
    const { json: whole } = await call('GET', `/evaluations/${id(1)}`);
    expect((whole as Schema<'Evaluation'>).images).toHaveLength(5);
  });

  it('keeps one picture of an upload that is sent again', async () => {
    server.signInAs('hannah.okafor');
    const first = await upload(id(1), [png()], undefined, 'p1');
    expect(await upload(id(1), [png()], undefined, 'p1')).toEqual(first);
    expect(first.json).not.toHaveProperty([0, 'clientId']);
    const { json: whole } = await call('GET', `/evaluations/${id(1)}`);
    expect((whole as Schema<'Evaluation'>).images).toHaveLength(4);
  });

  it('refuses what is no picture', async () => {
    server.signInAs('hannah.okafor');
    const wrong = { errors: { file: ['The file given is not an image'] } };
    const text = new File(['hello'], 'notes.txt', { type: 'text/plain' });
    expect((await upload(id(1), [png(), text])).json).toMatchObject(wrong);
    expect((await upload(id(1), [png('empty.png', 0)])).json).toMatchObject(wrong);
    expect((await upload(id(1), ['no file'])).json).toMatchObject({
      errors: { file: ['The file given is not an instance of Blob or File'] },
    });
    expect((await upload(id(1), [])).status).toBe(422);
    expect(
      (
        await upload(
          id(1),
          Array.from({ length: 21 }, () => png()),
        )
      ).status,
    ).toBe(422);
    expect((await call('POST', '/evaluations/images', {})).status).toBe(400);
  });

  it('stops at sixty', async () => {
    server.signInAs('hannah.okafor');
    const twenty = Array.from({ length: 20 }, () => png());
    expect((await upload(id(6), twenty)).status).toBe(201);
    expect((await upload(id(6), twenty)).status).toBe(201);
    expect((await upload(id(6), twenty)).json).toMatchObject({
      errors: { file: ['An evaluation can have up to 60 photos'] },
    });
  });

  it('is for those who may edit', async () => {
    expect((await upload(id(1), [png()])).status).toBe(401);
    server.signInAs('hannah.okafor');
    expect((await upload(id(27), [png()])).status).toBe(201);
    expect((await upload(id(26), [png()])).status).toBe(403);
    expect((await upload(id(29), [png()])).status).toBe(403);
    expect((await upload(uuidOf('nothing', 1), [png()])).status).toBe(404);
  });
});

describe('DELETE /evaluations/images/{id}', () => {
  it('removes one picture', async () => {
    server.signInAs('hannah.okafor');
    const path = `/evaluations/images/${uuidOf('evaluationImage', 1)}`;
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('DELETE', path)).status).toBe(404);
    server.signInAs('zainab.hussain');
    expect((await call('DELETE', `/evaluations/images/${uuidOf('evaluationImage', 2)}`)).status).toBe(403);
  });
});
