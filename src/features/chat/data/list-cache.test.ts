import { expect, it } from 'vitest';
import { conversation, message } from '@/testing/fixtures/chat-fixtures';
import { conversationsIn, withHead, type ConversationPages } from './list-cache';

const row = (id: number, lastId: number) => conversation({ id, lastMessage: message(lastId) });
const page = (rows: ReturnType<typeof row>[], number: number, totalPages: number) => ({
  page: number,
  totalPages,
  total: totalPages * 2,
  unreadTotal: 0,
  data: rows,
});
const pages = (...all: ReturnType<typeof page>[]): ConversationPages => ({
  pages: all,
  pageParams: all.map((each) => each.page),
});
const ids = (list: ConversationPages) => conversationsIn(list).map(({ id }) => id);
const known = pages(page([row(1, 50), row(2, 40)], 1, 2), page([row(3, 30), row(4, 20)], 2, 2));

it('brings up what was written to, and shows it once', () => {
  const next = withHead(known, page([row(4, 60), row(1, 50)], 1, 2));
  expect(ids(next)).toEqual([4, 1, 2, 3]);
});

it('drops what should be on the first page and is not', () => {
  expect(ids(withHead(known, page([row(1, 50), row(3, 30)], 1, 2)))).toEqual([1, 3, 4]);
  expect(ids(withHead(known, page([row(3, 30)], 1, 1)))).toEqual([3]);
});

it('begins anew where nothing stands as it was', () => {
  expect(ids(withHead(known, page([row(8, 90), row(9, 80)], 1, 9)))).toEqual([8, 9]);
});
