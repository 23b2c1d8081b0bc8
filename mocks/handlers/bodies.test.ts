import fc from 'fast-check';
import { expect, it } from 'vitest';
import { call, checkedServer } from '../checked-server';

const server = checkedServer();

const writes = [
  ['POST', '/auth/login'],
  ['POST', '/auth/confirm-email'],
  ['POST', '/auth/email-confirmation'],
  ['PUT', '/auth/auth-user'],
  ['POST', '/connections'],
  ['POST', '/posts'],
  ['PUT', '/posts/1'],
  ['POST', '/posts/1/comment'],
  ['PUT', '/posts/comment/like/1'],
  ['POST', '/reactions'],
  ['PUT', '/notifications/1'],
  ['PUT', '/notifications/mark-all'],
  ['POST', '/conversations'],
  ['PUT', '/conversations/1'],
  ['POST', '/conversations/messages'],
] as const;

it('no body makes the server fail: it is taken, or refused in the contract’s shape', async () => {
  const bodies = fc.oneof(
    fc.string(),
    fc.json(),
    fc.object({
      key: fc.constantFrom(
        'content',
        'userId',
        'postId',
        'type',
        'conversationId',
        '__proto__',
        'constructor',
        'x',
      ),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...writes), bodies, async ([method, path], body) => {
      server.signInAs('hannah.okafor');
      expect((await call(method, path, body)).status).toBeLessThan(500);
    }),
    { numRuns: 300, seed: 2026 },
  );
});

it.each(writes)('%s %s says what is wrong with a body', async (method, path) => {
  server.signInAs('hannah.okafor');
  // Only what the reader may change is read at all; the first post and comment are somebody else's.
  const [unreadable, list, polluting] = [
    await call(method, path, '{"content":'),
    await call(method, path, [1]),
    await call(method, path, '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
  ];
  expect([400, 403]).toContain(unreadable.status);
  expect([400, 403]).toContain(list.status);
  expect([422, 403]).toContain(polluting.status);
  expect({}).not.toHaveProperty('isAdmin');
});

it('refuses more than a megabyte', async () => {
  server.signInAs('hannah.okafor');
  expect((await call('POST', '/posts', { content: 'é'.repeat(500_001) })).status).toBe(413);
});
