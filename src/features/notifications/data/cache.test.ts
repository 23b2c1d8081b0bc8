import { describe, expect, it } from 'vitest';
import type { Schemas } from '@/api/contract';
import { notification } from '@/testing/fixtures/fixtures';
import {
  shownIn,
  withAllRead,
  withMuted,
  withHead,
  withoutRows,
  withRead,
  type NotificationPages,
} from './cache';
import { unreadIn } from './unread';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 13, 10, minute)).toISOString();
const row = (id: number, more: Partial<Schemas['Notification']> = {}) =>
  notification(5, { id, createdAt: at(id), ...more });
const page = (
  ids: number[],
  more: Partial<Schemas['NotificationPage']> = {},
): Schemas['NotificationPage'] => ({
  page: 1,
  totalPages: 2,
  notifications: ids.map((id) => row(id)),
  ...more,
});
const pages = (): NotificationPages => ({
  pages: [page([9, 8, 7], { unreadCount: 6 }), page([6, 5, 4], { page: 2 })],
  pageParams: [1, 2],
});
const ids = (list: NotificationPages) => shownIn(list).map(({ id }) => id);

describe('a fresh first page', () => {
  it('puts what is new on top and loses none that it pushed on', () => {
    const merged = withHead(pages(), page([11, 10, 9], { unreadCount: 8 }));
    expect(ids(merged)).toEqual([11, 10, 9, 8, 7, 6, 5, 4]);
    expect(unreadIn(merged)).toBe(8);
  });

  it('changes nothing the second time', () => {
    const head = page([11, 10, 9], { unreadCount: 8 });
    expect(withHead(withHead(pages(), head), head)).toEqual(withHead(pages(), head));
  });

  it('and a next page that brings the same row show it once, in its place, as the later one says, and count it once', () => {
    const twice = pages();
    twice.pages[1]?.notifications.unshift(row(7, { userPost: { id: 56, authUser: { id: 1 } } }));
    expect(ids(twice)).toEqual([9, 8, 7, 6, 5, 4]);
    twice.pages[0]?.notifications.push(row(1));
    expect(ids(twice)).toEqual([9, 8, 7, 6, 5, 4, 1]);
    expect(shownIn(twice)[2]?.userPost?.id).toBe(56);
    expect(unreadIn(withRead(twice, new Set([7]), true))).toBe(5);
    expect(unreadIn(withoutRows(twice, new Set([7])))).toBe(5);
  });

  it('shows as read what was read elsewhere, and drops what was removed elsewhere', () => {
    const head = page([], { unreadCount: 4, notifications: [row(9, { read: true }), row(7), row(6)] });
    const merged = withHead(pages(), head);
    expect(ids(merged)).toEqual([9, 7, 6, 5, 4]);
    expect(shownIn(merged)[0]?.read).toBe(true);
  });
});

it('a list of unread ones keeps what was just read until it is left', () => {
  const read = withRead(pages(), new Set([8]), true);
  const merged = withHead(read, page([9, 7, 6], { unreadCount: 5 }), true);
  expect(ids(merged)).toEqual([9, 8, 7, 6, 5, 4]);
  expect(ids(withHead(read, page([9, 7, 6], { unreadCount: 5 })))).toEqual([9, 7, 6, 5, 4]);
});

it('A first page that is the only one is the whole list: what stands after it is not there any more', () => {
  const head = page([9, 7], { unreadCount: 2, totalPages: 1 });
  expect(ids(withHead(pages(), head))).toEqual([9, 7]);
  const read = withRead(pages(), new Set([8, 5]), true);
  expect(ids(withHead(read, head, true))).toEqual([9, 8, 7, 5]);
});

describe('marking', () => {
  it('one read counts once, and back', () => {
    const once = withRead(pages(), new Set([8]), true);
    expect(unreadIn(once)).toBe(5);
    expect(unreadIn(withRead(once, new Set([8]), true))).toBe(5);
    expect(withRead(once, new Set([8]), false)).toEqual(pages());
  });

  it('one that is not shown in the app leaves the count alone', () => {
    const hidden = pages();
    hidden.pages[0]?.notifications.push(row(3, { wasInAppSent: false }));
    expect(unreadIn(withRead(hidden, new Set([3]), true))).toBe(6);
    expect(ids(hidden)).not.toContain(3);
  });

  it('all read leaves none unread, whatever pages are loaded', () => {
    const all = withAllRead(pages());
    expect(unreadIn(all)).toBe(0);
    expect(shownIn(all).every(({ read }) => read)).toBe(true);
  });

  it('taking one away takes it from the count when it was unread', () => {
    const less = withoutRows(pages(), new Set([5]));
    expect(ids(less)).toEqual([9, 8, 7, 6, 4]);
    expect(unreadIn(less)).toBe(5);
  });
});

it('what does not change stays the same object, so that nobody compares it again', () => {
  const before = pages();
  const after = withRead(before, new Set([8]), true);
  expect(after.pages[1]).toBe(before.pages[1]);
  expect(withMuted(before, 999, true).pages).toEqual(before.pages);
});

it('a muted post is muted in every row that speaks of it, and in no other', () => {
  const before = pages();
  before.pages[1]?.notifications.push(row(2, { userPost: { id: 56, authUser: { id: 1 } } }));
  const muted = shownIn(withMuted(before, 55, true)).filter(({ userPost }) => userPost?.muted);
  expect(muted.map(({ id }) => id)).toEqual([9, 8, 7, 6, 5, 4]);
  expect(unreadIn(withMuted(before, 55, true))).toBe(6);
});

it('nothing loaded counts nothing', () => {
  expect(unreadIn(undefined)).toBe(0);
  expect(shownIn(undefined)).toEqual([]);
});
