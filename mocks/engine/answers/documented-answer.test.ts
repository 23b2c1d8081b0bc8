import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer } from '../../hosts/node';
import { operationIds } from '../requests/addresses';
import { documented } from './documented.gen';

const server = createTestServer();
beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => server.apply('documented-only'));

const get = async (path: string) => {
  const answer = await fetch(`http://localhost/api${path}`);
  return { status: answer.status, body: (await answer.json()) as unknown };
};

describe('a server that knows only what is documented', () => {
  it('The signed-in person has the fields of the specification and no other', async () => {
    const { body } = await get('/auth/auth-user');
    expect(Object.keys(body as object).toSorted()).toEqual(
      [
        'avaThreadId',
        'email',
        'emailConfirmed',
        'fullName',
        'id',
        'profileImage',
        'userRole',
        'username',
      ].toSorted(),
    );
  });

  it('A session is a success that says no more', async () => {
    expect(await get('/auth/session')).toEqual({ status: 200, body: {} });
  });

  it('Notifications have the fields of the specification and no other', async () => {
    const { body } = await get('/notifications?page=1');
    expect(body).toMatchObject({ page: 1, unreadCount: expect.any(Number) as unknown });
    const fields = [
      'createdAt',
      'id',
      'message',
      'notificationType',
      'notifierId',
      'read',
      'sender',
      'userPost',
      'wasInAppSent',
    ];
    const { notifications } = body as { notifications: object[] };
    for (const each of notifications) expect(Object.keys(each).toSorted()).toEqual(fields);
  });

  it('A record of which no field is documented says which one it is', async () => {
    const { body } = await get('/conversations');
    const { data } = body as { data: object[] };
    expect(data.length).toBeGreaterThan(0);
    for (const each of data) expect(Object.keys(each)).toEqual(['id']);
  });

  it('What is designed is not there, in words that are not the contract’s', async () => {
    const { status, body } = await get('/posts/tags');
    expect(status).toBe(404);
    expect(body).not.toHaveProperty('code');
    expect(operationIds.filter((id) => documented[id] === 'unknown')).toHaveLength(67);
  });

  it('A refusal keeps its message', async () => {
    expect(await get('/posts/999999')).toEqual({
      status: 404,
      body: { message: expect.any(String) as unknown },
    });
  });
});
