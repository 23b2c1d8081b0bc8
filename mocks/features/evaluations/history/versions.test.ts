import { afterEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });
afterEach(() => server.world.clock.setTo(now));

/** Eleven minutes pass. */
const later = () => server.world.clock.setTo(now, server.world.clock.setting().aheadMs + 11 * 60_000);

const id = uuidOf('evaluation', 2);
const put = (body: object) => call('PUT', `/evaluations/${id}`, body);
const versions = async () =>
  ((await call('GET', `/evaluation-versions?evaluationId=${id}`)).json as Schema<'EvaluationVersionPage'>)
    .data;
const name = (words: string) => call('POST', '/evaluation-versions', { evaluationId: id, name: words });

describe('versions of an evaluation', () => {
  it('are kept before a change, once in ten minutes for each who changes', async () => {
    server.signInAs('hannah.okafor');
    const before = server.world.db.evaluation.get(id)?.inputs.price;
    await put({ inputs: { price: 111_000 } });
    await put({ inputs: { price: 112_000 } });
    await put({ tags: ['corner'] });
    expect(await versions()).toMatchObject([{ name: null, content: { inputs: { price: before } } }]);
    later();
    await put({ inputs: { price: 113_000 } });
    expect((await versions()).map(({ content }) => content.inputs.price)).toEqual([112_000, before]);
  });

  it('are named, each name once', async () => {
    server.signInAs('hannah.okafor');
    expect((await name(' Before the survey ')).json).toMatchObject({
      name: 'Before the survey',
      author: { username: 'hannah.okafor' },
    });
    expect((await name('before the survey')).status).toBe(409);
    expect((await name('  ')).status).toBe(422);
    expect((await versions()).map((each) => each.name)).toEqual(['Before the survey']);
  });

  it('are for those who may see the evaluation, and named by those who may change it', async () => {
    server.signInAs('callum.reyes');
    expect((await call('GET', `/evaluation-versions?evaluationId=${uuidOf('evaluation', 3)}`)).status).toBe(
      403,
    );
    expect((await call('GET', `/evaluation-versions?evaluationId=${uuidOf('evaluation', 99)}`)).status).toBe(
      404,
    );
    expect(
      (await call('POST', '/evaluation-versions', { evaluationId: uuidOf('evaluation', 3), name: 'Mine' }))
        .status,
    ).toBe(403);
  });

  it('unnamed ones are fifty at most, named ones stay', async () => {
    server.signInAs('hannah.okafor');
    await name('First');
    for (let turn = 0; turn < 60; turn += 1) {
      later();
      await put({ inputs: { price: 100_000 + turn } });
    }
    const kept = server.world.db.evaluationVersion.by('evaluationId', id);
    expect(kept.filter((each) => each.name === null)).toHaveLength(50);
    expect(kept.filter((each) => each.name === 'First')).toHaveLength(1);
  });
});

describe('the order of pictures', () => {
  it('is given whole, the cover first', async () => {
    server.signInAs('hannah.okafor');
    const images = (await call('GET', `/evaluations/${id}`)).json as Schema<'Evaluation'>;
    const ids = images.images.map((image) => image.id).toReversed();
    const after = (await put({ imageIds: ids })).json as Schema<'Evaluation'>;
    expect(after.images.map((image) => image.id)).toEqual(ids);
    expect((await put({ imageIds: ids.slice(1) })).json).toMatchObject({
      errors: { imageIds: ['Include each image of this evaluation once'] },
    });
  });
});
