import { expect, it } from 'vitest';
import { viewingFixture } from '@/testing/fixtures/viewing-fixture';
import { dayTitle, listItems } from './list-items';

const at = (id: string, startsAt: string) => viewingFixture({ id, startsAt });
const done = (id: string, startsAt: string) => viewingFixture({ id, startsAt, status: 'done' });
const now = new Date('2026-05-13T08:00:00+01:00');
const none = { viewings: [], hasMore: false };
const told = (items: ReturnType<typeof listItems>) =>
  items.map((item) =>
    item.kind === 'viewing' ? item.key : 'title' in item ? item.title : `${item.kind} ${item.key}`,
  );

it('Viewings stand by section and day, each once', () => {
  const twice = at('b', '2026-05-14T10:00:00+01:00');
  const items = listItems(
    {
      unanswered: { viewings: [at('u', '2026-05-12T10:00:00+01:00')], hasMore: false },
      upcoming: { viewings: [at('a', '2026-05-13T09:00:00+01:00'), twice, twice], hasMore: true },
      settled: {
        viewings: [done('s', '2026-05-01T10:00:00+01:00'), done('t', '2026-05-01T08:00:00+01:00')],
        hasMore: false,
      },
    },
    now,
  );
  expect(told(items)).toEqual([
    'How did it go?',
    'Yesterday, Tuesday 12 May 2026',
    'u',
    'Upcoming',
    'Today, Wednesday 13 May 2026',
    'a',
    'Tomorrow, Thursday 14 May 2026',
    'b',
    'more upcoming-more',
    'Past',
    'Friday 1 May 2026',
    's',
    't',
  ]);
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
});

it('Nothing to come is said; what is empty otherwise is left out', () => {
  const settled = { viewings: [done('s', '2026-05-01T10:00:00+01:00')], hasMore: false };
  expect(told(listItems({ unanswered: none, upcoming: none, settled }, now))).toEqual([
    'Upcoming',
    'none upcoming-none',
    'Past',
    'Friday 1 May 2026',
    's',
  ]);
});

it('A viewing that ended today waits for its outcome, then is past; one under way or called off is to come', () => {
  const upcoming = {
    viewings: [
      done('answered', '2026-05-13T06:00:00+01:00'),
      at('ended', '2026-05-13T07:15:00+01:00'),
      at('under way', '2026-05-13T07:30:00+01:00'),
      viewingFixture({ id: 'off', startsAt: '2026-05-13T09:00:00+01:00', status: 'cancelled' }),
    ],
    hasMore: false,
  };
  const today = 'Today, Wednesday 13 May 2026';
  const items = listItems({ unanswered: none, upcoming, settled: none }, now);
  expect(told(items)).toEqual([
    'How did it go?',
    today,
    'ended',
    'Upcoming',
    today,
    'under way',
    'off',
    'Past',
    today,
    'answered',
  ]);
});

it('A viewing without a day that can be read stands under an unknown one', () => {
  expect(dayTitle('', '2026-05-13')).toBe('Unknown date');
});
