import { describe, expect, it } from 'vitest';
import { call, checkedServer } from './checked-server';

// Specification §3 and §7: what the documented answers hold. Each answer is validated against the contract besides.
const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

async function answerTo(...[method, path, body]: Parameters<typeof call>): Promise<unknown> {
  server.signInAs('hannah.okafor');
  return (await call(method, path, body)).json;
}
const text = expect.any(String) as string;
const number = expect.any(Number) as number;
interface Found {
  type: string;
  propertyEvaluation?: { title: string } | null;
}
const textOrNothing = expect.toSatisfy((value) => value === null || typeof value === 'string') as unknown;

describe('the documented answers', () => {
  it('the current user has id, username, fullName, profileImage, email, emailConfirmed, avaThreadId and a role', async () => {
    expect(await answerTo('GET', '/auth/auth-user')).toMatchObject({
      id: number,
      username: 'hannah.okafor',
      fullName: 'Hannah Okafor',
      profileImage: textOrNothing,
      email: text,
      emailConfirmed: expect.any(Boolean) as boolean,
      avaThreadId: textOrNothing,
      userRole: { role: 'user' },
    });
    server.signInAs('tom.whitfield');
    expect((await call('GET', '/auth/auth-user')).json).toMatchObject({ userRole: { role: 'admin' } });
  });

  it('a search result has the fields of its type', async () => {
    const { db } = server.world;
    const found = [
      ...((await answerTo('GET', '/search?query=man')) as Found[]),
      ...((await answerTo('GET', '/search?query=agent')) as Found[]),
      ...((await answerTo('GET', `/search?query=${db.business.all()[0]?.name ?? ''}`)) as Found[]),
      ...((await answerTo('GET', '/search?query=tenan')) as Found[]),
      ...((await answerTo('GET', '/search?query=street')) as Found[]),
    ];
    const shapes: Record<string, object> = {
      user: { id: number, fullName: text, username: text, profileImage: textOrNothing },
      business: { name: text, username: text, profileImage: textOrNothing, authUser: { id: number } },
      businessType: { name: text },
      property: { uuid: text, fullAddress: text },
      article: { uuid: text, title: text, image: textOrNothing, authUser: { id: number } },
    };
    const first = (type: string) => found.find((each) => each.type === type);
    const held = Object.fromEntries(Object.keys(shapes).map((type) => [type, first(type)]));
    expect(held).toMatchObject(shapes);
    const titled = found.map((each) => each.propertyEvaluation?.title).filter((title) => title !== undefined);
    expect(titled).not.toEqual([]);
  });

  it('a page of notifications has page, totalPages, notifications, and the first one unreadCount', async () => {
    const first = await answerTo('GET', '/notifications');
    expect(first).toMatchObject({ page: 1, totalPages: number, unreadCount: number });
    const { notifications } = first as { notifications: { notificationType: { id: number } }[] };
    for (const each of notifications) {
      expect(each).toMatchObject({
        id: number,
        notificationType: { id: number },
        read: expect.any(Boolean) as boolean,
        wasInAppSent: expect.any(Boolean) as boolean,
        createdAt: text,
        notifierId: expect.toSatisfy((value) => value === null || typeof value === 'number') as unknown,
      });
    }
    const ofType = (id: number) => notifications.find(({ notificationType }) => notificationType.id === id);
    expect(ofType(3)).toMatchObject({
      sender: { id: number, fullName: text, username: text, profileImage: textOrNothing },
      userPost: { id: number, authUser: { id: number } },
    });
    expect(ofType(6)).toMatchObject({ message: { conversation: { id: number } } });
  });

  it('a message of the assistant has id, role and content, the newest first; its thread has a threadId', async () => {
    const { threadId } = (await answerTo('GET', '/ava/thread')) as { threadId: string };
    const { messages } = (await answerTo('GET', `/ava/thread/${threadId}`)) as { messages: unknown[] };
    for (const message of messages) {
      expect(message).toMatchObject({
        id: text,
        role: expect.stringMatching(/^(user|assistant)$/) as string,
        content: [{ text: { value: text } }],
      });
    }
    const answer = await answerTo('POST', '/ava/message', { threadId, message: 'What is a yield?' });
    expect(answer).toMatchObject({ message: { content: [{ text: { value: text } }] } });
    const after = (await answerTo('GET', `/ava/thread/${threadId}`)) as { messages: { role: string }[] };
    expect(after.messages.slice(0, 2).map(({ role }) => role)).toEqual(['assistant', 'user']);
  });
});
