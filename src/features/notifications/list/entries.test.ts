import { describe, expect, it } from 'vitest';
import type { Schemas } from '@/api/contract';
import { author, notification } from '@/testing/fixtures/fixtures';
import { groupRows, listEntries, type Entry } from './entries';

type Row = Schemas['Notification'];

const now = new Date(2026, 4, 13, 10, 30);
/** So many hours before now. */
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const row = (id: number, typeId: number, hours: number, more: Partial<Row> = {}) =>
  notification(typeId, { id, createdAt: ago(hours), sender: author({ id }), ...more });
const ids = (groups: readonly (readonly Row[])[]) => groups.map((group) => group.map(({ id }) => id));
const onPost = (id: number) => ({ userPost: { id, authUser: { id: 1 } } });
const lines = (entries: readonly Entry[]) =>
  entries.map(({ heading, kind, rows }) => [heading, kind, rows.map(({ id }) => id)]);
const together = () => 'one section';

describe('rows are grouped', () => {
  it('when neighbours are of one type about one post', () => {
    const rows = [row(9, 5, 1), row(8, 5, 2), row(7, 3, 3), row(6, 3, 4), row(5, 5, 5)];
    expect(ids(groupRows(rows, together))).toEqual([[9, 8], [7, 6], [5]]);
  });

  it('not across posts, nor what names no post or sender', () => {
    const rows = [
      row(9, 5, 1, onPost(1)),
      row(8, 5, 2, onPost(2)),
      row(7, 5, 3, { userPost: null }),
      row(6, 5, 4, { userPost: null }),
      row(5, 5, 5, { sender: null }),
    ];
    expect(ids(groupRows(rows, together))).toEqual([[9], [8], [7], [6], [5]]);
  });

  it('by the comment or the reply that was liked', () => {
    const rows = [
      row(9, 9, 1, { commentId: 1 }),
      row(8, 9, 2, { commentId: 1 }),
      row(7, 9, 3, { commentId: 2 }),
      row(6, 10, 4, { commentId: 2, replyId: 3 }),
      row(5, 10, 5, { commentId: 2, replyId: 4 }),
      row(4, 10, 6, { commentId: 2, replyId: 4 }),
    ];
    expect(ids(groupRows(rows, together))).toEqual([[9, 8], [7], [6], [5, 4]]);
  });

  it.each([1, 2, 4, 6, 8, 13, 99])('never of type %i', (typeId) => {
    expect(ids(groupRows([row(2, typeId, 1), row(1, typeId, 2)], together))).toEqual([[2], [1]]);
  });

  it('never across a section', () => {
    const rows = [row(3, 5, 1), row(2, 5, 2), row(1, 5, 30)];
    const sectionOf = ({ createdAt }: Row) => (createdAt > ago(24) ? 'new' : 'old');
    expect(ids(groupRows(rows, sectionOf))).toEqual([[3, 2], [1]]);
  });
});

describe('the lines of a list', () => {
  it('stand under their days', () => {
    const rows = [row(5, 5, 1), row(4, 5, 2), row(3, 5, 20), row(2, 1, 50), row(1, 1, 900)];
    expect(lines(listEntries(rows, 'days', now, new Set()))).toEqual([
      ['Today', 'group', [5, 4]],
      ['Yesterday', 'one', [3]],
      ['This Week', 'one', [2]],
      ['Earlier', 'one', [1]],
    ]);
  });

  it('are parted where the panel was seen before; a group is parted there and at midnight too', () => {
    const rows = [row(5, 5, 1), row(4, 5, 2), row(3, 5, 3), row(2, 5, 20)];
    const entries = listEntries(rows, { newSince: ago(2.5) }, now, new Set());
    expect(lines(entries)).toEqual([
      ['New', 'group', [5, 4]],
      ['Earlier', 'one', [3]],
      [null, 'one', [2]],
    ]);
  });

  it.each([null, ago(0)])('have no headings when nothing is new or nothing was seen before', (newSince) => {
    const entries = listEntries([row(2, 1, 1), row(1, 2, 2)], { newSince }, now, new Set());
    expect(entries.map(({ heading }) => heading)).toEqual([null, null]);
  });

  it('of an open group follow it, and one that arrives joins the open group', () => {
    const rows = [row(5, 5, 1), row(4, 5, 2)];
    const [before, ...members] = listEntries(rows, 'days', now, new Set([5, 4]));
    expect(members.map(({ kind, key }) => [kind, key])).toEqual([
      ['member', '5'],
      ['member', '4'],
    ]);
    const [after, ...more] = listEntries([row(6, 5, 0), ...rows], 'days', now, new Set([5, 4]));
    expect(after).toMatchObject({ key: before?.key, isOpen: true });
    expect(more).toHaveLength(3);
  });

  it('hold every row once, whatever they are', () => {
    const rows = Array.from({ length: 300 }, (_, index) =>
      row(300 - index, [3, 5, 5, 9, 1, 6, 99][(index * index) % 7] ?? 5, index, onPost(index % 3)),
    );
    const entries = listEntries(rows, 'days', now, new Set());
    expect(entries.flatMap((entry) => entry.rows)).toEqual(rows);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });
});
