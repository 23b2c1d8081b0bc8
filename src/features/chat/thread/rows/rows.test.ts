import { describe, expect, it } from 'vitest';
import { callum, hannah, message } from '@/testing/fixtures/chat-fixtures';
import type { Unsent } from '@/features/chat/engine/outbox';
import { countAfter, isSameRow, threadRows } from './rows';

const now = new Date(2026, 10, 21, 12);
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();
const said = (id: number, createdAt: string, more = {}) => message(id, { createdAt, ...more });
const unsent: Unsent = {
  clientId: 'u1',
  conversationId: 12,
  content: 'On its way',
  replyTo: null,
  cards: [],
  files: [],
  writtenAt: now.getTime(),
  askedAt: now.getTime(),
  isInsistent: false,
  state: 'waiting',
  reason: null,
};
const rowsOf = (messages: Parameters<typeof threadRows>[0]['messages'], more = {}) =>
  threadRows({ messages, unsent: [], userId: 1, mark: null, now, ...more });

describe('the rows of a thread', () => {
  it('begin each day with its name', () => {
    const rows = rowsOf([said(1, at(8, 9)), said(2, at(20, 23, 59)), said(3, at(21, 0)), said(4, at(21, 9))]);
    expect(rows.map(({ day }) => day)).toEqual(['Sunday 8 Nov', 'Yesterday', 'Today', null]);
  });

  it('A message without a time stands under an unknown date and breaks nothing', () => {
    const rows = rowsOf([said(1, 'soon'), said(2, at(21, 9))]);
    expect(rows.map(({ day }) => day)).toEqual(['Unknown date', 'Today']);
  });

  it('keep together what one person writes within five minutes', () => {
    const rows = rowsOf([
      said(1, at(21, 9)),
      said(2, at(21, 9, 4)),
      said(3, at(21, 9, 10)),
      said(4, at(21, 9, 11), { sender: callum }),
    ]);
    expect(rows.map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
    ]);
  });

  it('have the mark before the first unread message of others', () => {
    const messages = [
      said(1, at(21, 9)),
      said(2, at(21, 9, 1), { sender: hannah }),
      said(3, at(21, 9, 2)),
      said(4, at(21, 9, 3)),
    ];
    const rows = rowsOf(messages, { mark: { afterId: 1, count: 2 } });
    expect(rows.map(({ unreadFrom }) => unreadFrom)).toEqual([null, null, 2, null]);
    expect(countAfter(messages, 1, 1)).toBe(2);
    expect(countAfter(messages, 1, 4)).toBe(0);
  });

  it('keep the name of what I write when the server has it', () => {
    const [before] = rowsOf([], { unsent: [unsent] });
    const [after] = rowsOf([said(9, at(21, 12), { sender: hannah, clientId: 'u1' })]);
    expect(after?.key).toBe(before?.key);
  });

  it('show what has arrived once, also while the outbox still has it', () => {
    const arrived = said(9, at(21, 12), { sender: hannah, clientId: 'u1' });
    expect(rowsOf([arrived], { unsent: [unsent] }).map(({ kind }) => kind)).toEqual(['message']);
    // Another member's message may have the same name.
    const theirs = said(9, at(21, 12), { sender: callum, clientId: 'u1' });
    expect(rowsOf([theirs], { unsent: [unsent] }).map(({ kind }) => kind)).toEqual(['message', 'unsent']);
  });

  it('A message without a client id stands once, whether its answer is awaited or told nothing', () => {
    const mine = (id: number) =>
      said(id, at(21, 12), { sender: hannah, clientId: '', content: 'On its way' });
    const sent = (clientId: string, state: Unsent['state'] = 'sent') => ({
      ...unsent,
      clientId,
      state,
      sentAfter: 8,
    });
    const kinds = (messages: number[], all: Unsent[]) =>
      rowsOf(messages.map(mine), { unsent: all }).map(({ kind }) => kind);
    expect(kinds([9], [sent('u1')])).toEqual(['message']);
    expect(kinds([9], [sent('u1', 'sending')])).toEqual(['message']);
    // One that failed or waits may still have to be sent, an older one of the same words is another one, and one is one.
    expect(kinds([9], [sent('u1', 'failed')])).toEqual(['message', 'unsent']);
    expect(kinds([8], [sent('u1')])).toEqual(['message', 'unsent']);
    expect(kinds([9], [sent('u1'), sent('u2')])).toEqual(['message', 'unsent']);
    expect(new Set(rowsOf([mine(9), mine(10)]).map(({ key }) => key)).size).toBe(2);
  });

  it('are the same until what they show changes', () => {
    const first = said(1, at(21, 9));
    const [one] = rowsOf([first]);
    const [again, next] = rowsOf([first, said(2, at(21, 9, 1))]);
    if (!one || !again || !next) throw new Error('There are rows');
    expect(isSameRow(one, again)).toBe(false);
    expect(isSameRow(again, rowsOf([first, said(2, at(21, 9, 1))])[0] ?? next)).toBe(true);
  });

  it('are as many as the messages, ten thousand too, with each day begun once', () => {
    const start = Date.UTC(2026, 0, 1);
    const messages = Array.from({ length: 10_000 }, (_, index) =>
      said(index + 1, new Date(start + index * 45 * 60_000).toISOString()),
    );
    const rows = rowsOf(messages);
    expect(rows).toHaveLength(10_000);
    expect(rows.filter(({ day }) => day !== null).length).toBeGreaterThan(300);
  });
});
