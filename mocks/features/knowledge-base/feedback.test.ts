import { expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
const article = uuidOf('article', 14);
const say = (body: object, uuid = article) => call('POST', `/articles/${uuid}/feedback`, body);
const counts = async () => ((await call('GET', `/articles/${article}`)).json as Schema<'Article'>).helpful;

it('POST /articles/{uuid}/feedback counts once a member, and can be changed', async () => {
  server.signInAs('hannah.okafor');
  const { yes, no } = await counts();
  await say({ helpful: true });
  expect(await counts()).toEqual({ yes: yes + 1, no });
  await say({ helpful: true });
  expect(await counts()).toEqual({ yes: yes + 1, no });
  const changed = await say({ helpful: false, reason: ' The Welsh bands are missing ' });
  expect(changed).toMatchObject({
    status: 200,
    json: {
      helpful: { yes, no: no + 1 },
      myFeedback: { helpful: false, reason: 'The Welsh bands are missing' },
    },
  });
  server.signInAs('callum.reyes');
  await say({ helpful: false });
  expect(await counts()).toEqual({ yes, no: no + 2 });
});

it('POST /articles/{uuid}/feedback is refused to strangers, authors and for what is not there', async () => {
  expect((await say({ helpful: true })).status).toBe(401);
  server.signInAs('mei-ling.zhou');
  expect((await say({ helpful: true })).status).toBe(403);
  server.signInAs('hannah.okafor');
  expect((await say({ helpful: true }, uuidOf('article', 17))).status).toBe(404);
  expect((await say({})).status).toBe(422);
  expect((await say({ helpful: true, reason: 'x'.repeat(1001) })).status).toBe(422);
});
