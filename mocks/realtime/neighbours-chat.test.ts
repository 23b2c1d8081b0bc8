import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeMessage, sendMessage } from '../chat-activity';
import { lastMessageFor, membershipOf } from '../conversations';
import { createWorld, type World } from '../world';
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
