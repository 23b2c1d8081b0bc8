import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeMessage, sendMessage } from './chat-activity';
import { lastMessageFor, membershipOf } from './conversations';
import { uuidOf } from '../../../engine/db/table-definition';
import type { StoredAttachment } from '../../../engine/db/tables/chat';
import { createWorld, type World } from '../../../engine/world/world';
import { answerMessage } from './neighbours-chat';

let world: World;
beforeEach(() => {
  vi.useFakeTimers();
  world = createWorld({ now: new Date('2026-05-13T10:30:00Z'), isAlive: true });
});
afterEach(() => vi.useRealTimers());

const say = (conversationId: number) => {
  const message = sendMessage(world, conversationId, 1, {
    content: 'Hello?',
    clientId: `n${conversationId}`,
  });
  answerMessage(world, message);
  return message;
};
const side = (conversationId: number, userId: number) => {
  const member = membershipOf(world.db, conversationId, userId);
  if (member === undefined) throw new Error('They are not in it');
  return member;
};
const lastOf = (conversationId: number) => lastMessageFor(world.db, side(conversationId, 1));

it('a neighbour reads what is written to them, and answers', () => {
  const { id } = say(1);
  expect(side(1, 2).lastReadId).toBeLessThan(id);
  vi.advanceTimersByTime(3000);
  expect(side(1, 2).lastReadId).toBe(id);
  expect(lastOf(1)?.id).toBe(id);
  vi.advanceTimersByTime(5000);
  expect(lastOf(1)).toMatchObject({ senderId: 2 });
  const told = world.db.notification
    .by('conversationId', 1)
    .filter((row) => row.notifierId === 1 && !row.read);
  expect(told.at(-1)).toMatchObject({ typeId: 6, senderId: 2 });
});

it('nobody answers what was deleted, nor in a world that does not live', () => {
  const message = say(1);
  changeMessage(world, message, { deletedAt: message.createdAt });
  vi.advanceTimersByTime(60_000);
  expect(lastOf(1)?.id).toBe(message.id);
  world.isAlive = false;
  const still = say(2);
  vi.advanceTimersByTime(60_000);
  expect(lastOf(2)?.id).toBe(still.id);
});

it('a neighbour who is asked votes, or gives the quote', () => {
  const refId = uuidOf('evaluation', 3);
  const title = 'A deal';
  const asked = (attachment: StoredAttachment, clientId: string) => {
    const message = sendMessage(world, 1, 1, { content: '', clientId, attachments: [attachment] });
    answerMessage(world, message);
    vi.advanceTimersByTime(10_000);
    return world.db.message.get(message.id)?.attachments[0];
  };
  const poll = { kind: 'poll', refId, title, price: 172_000, votes: [] } as const;
  expect(asked(poll, 'poll')).toMatchObject({ votes: [{ userId: 2, choice: 'yes' }] });
  const [line, label] = ['fees.legal', 'Legal fees'];
  const empty = {
    amount: null,
    note: '',
    validUntil: null,
    answeredById: null,
    answeredAt: null,
    before: null,
  };
  const quote = { kind: 'quote', refId, title, line, label, status: 'asked', ...empty } as const;
  expect(asked(quote, 'quote')).toMatchObject({ status: 'answered', amount: 1150, answeredById: 2 });
});
