import { expect, it } from 'vitest';
import { message, messagePage } from '@/testing/fixtures/chat-fixtures';
import {
  emptyThread,
  isConnected,
  messageIn,
  messagesIn,
  withMessage,
  withNewest,
  withoutMessage,
  withoutRemoval,
  withPage,
  type Thread,
} from './thread';

const ids = (thread: Thread) => messagesIn(thread).map(({ id }) => id);
const page = (of: number[], asOf: number, more: Parameters<typeof messagePage>[1] = {}) => ({
  ...messagePage(of, more),
  asOf,
});
const edited = (id: number) => message(id, { content: 'edited', editedAt: '2026-11-21T09:00:00.000Z' });

it('keeps what was asked for later, whichever answer comes last', () => {
  const late = withPage(emptyThread, { ...page([1, 2], 2), data: [edited(2), message(1)] });
  expect(messageIn(withPage(late, page([1, 2], 1)), 2)?.content).toBe('edited');
  expect(messageIn(withPage(late, page([1, 2], 3)), 2)?.content).toBe('Message 2');
});

it('keeps a change that is on its way to the server, whatever is read meanwhile', () => {
  const shown = withMessage(withPage(emptyThread, page([1, 2], 1)), edited(2), Infinity);
  expect(messageIn(withPage(shown, page([1, 2], 9)), 2)?.content).toBe('edited');
  const answered = withMessage(shown, message(2, { content: 'as the server has it' }), 10);
  expect(messageIn(answered, 2)?.content).toBe('as the server has it');
});

it('drops what a later page has no more, and nothing outside of that page', () => {
  const known = withPage(emptyThread, page([1, 2, 3, 4], 1));
  expect(ids(withPage(known, page([2, 4], 2, { totalPages: 2 })))).toEqual([1, 2, 4]);
  expect(ids(withPage(known, page([], 2)))).toEqual([]);
  // asked for before 4 was known
  expect(ids(withPage(withMessage(known, message(5), 3), page([1, 2, 3], 2)))).toEqual([1, 2, 3, 5]);
});

it('never brings back what was deleted here, unless that failed', () => {
  const known = withPage(emptyThread, page([1, 2], 1));
  const without = withoutMessage(known, 2);
  expect(ids(withPage(without, page([1, 2], 2)))).toEqual([1]);
  expect(ids(withMessage(without, message(2), 2))).toEqual([1]);
  expect(ids(withoutRemoval(without, message(2)))).toEqual([1, 2]);
});

it('leaves what did not change as it was', () => {
  const known = withPage(emptyThread, page([1, 2], 1));
  const again = withPage(known, page([1, 2], 2));
  expect(messagesIn(again)[0]).toBe(messagesIn(known)[0]);
});

it('takes the answer to a send for no proof that nothing lies between', () => {
  const known = withMessage(withPage(emptyThread, page([1, 2], 1, { totalPages: 3 })), message(9), 2);
  expect(ids(known)).toEqual([1, 2, 9]);
  const head = page([8, 9, 10], 3, { totalPages: 3 });
  expect(isConnected(known, head)).toBe(false);
  // too far to be met: what is old is let go and can be read again
  const anew = withNewest(known, [head]);
  expect(ids(anew)).toEqual([8, 9, 10]);
  expect(anew.hasOlder).toBe(true);
  expect(ids(withNewest(known, [head, page([2, 3, 7], 4, { page: 2, totalPages: 3 })]))).toEqual([
    1, 2, 3, 7, 8, 9, 10,
  ]);
});
