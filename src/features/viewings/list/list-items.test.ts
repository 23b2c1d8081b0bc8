import { expect, it } from 'vitest';
import { viewingFixture } from '@/testing/fixtures/viewing-fixture';
import { dayTitle, listItems } from './list-items';

const at = (id: string, startsAt: string) => viewingFixture({ id, startsAt });
const none = { viewings: [], hasMore: false };
const told = (items: ReturnType<typeof listItems>) =>
  items.map((item) =>
    item.kind === 'viewing' ? item.key : 'title' in item ? item.title : `${item.kind} ${item.key}`,
  );

it('Viewings stand by section and day, each once', () => {
  const twice = at('b', '2026-05-14T10:00:00');
  const items = listItems(
    {
      unanswered: { viewings: [at('u', '2026-05-12T10:00:00')], hasMore: false },
      upcoming: { viewings: [at('a', '2026-05-13T09:00:00'), twice, twice], hasMore: true },
      settled: { viewings: [at('s', '2026-05-01T10:00:00'), at('t', '2026-05-01T08:00:00')], hasMore: false },
    },
    '2026-05-13',
  );
  expect(told(items)).toEqual([
    'How did it go?',
    'Yesterday, Tuesday, 12 May 2026',
    'u',
    'Upcoming',
    'Today, Wednesday, 13 May 2026',
    'a',
    'Tomorrow, Thursday, 14 May 2026',
    'b',
    'more upcoming-more',
    'Past',
    'Friday, 1 May 2026',
    's',
    't',
  ]);
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
});

it('Nothing to come is said; what is empty otherwise is left out', () => {
  const settled = { viewings: [at('s', '2026-05-01T10:00:00')], hasMore: false };
  expect(told(listItems({ unanswered: none, upcoming: none, settled }, '2026-05-13'))).toEqual([
    'Upcoming',
    'none upcoming-none',
    'Past',
    'Friday, 1 May 2026',
    's',
  ]);
});

it('A viewing without a day that can be read stands under an unknown one', () => {
  expect(dayTitle('', '2026-05-13')).toBe('Unknown date');
});
