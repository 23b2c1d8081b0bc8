import { expect, it } from 'vitest';
import { dealCard, dealId } from '@/testing/fixtures/deal-card-fixture';
import { monthText } from '@/lib/dates/dates';
import { daysOfMonth, entriesOf, monthAfter } from './calendar';

it('A month is shown in whole weeks from Monday', () => {
  const days = daysOfMonth('2026-05');
  expect([days[0], days.at(-1)]).toEqual(['2026-04-27', '2026-05-31']);
  expect(days.length % 7).toBe(0);
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(monthText('2026-05')).toBe('May 2026');
});

it('Next actions, viewings and completion days stand on their London days', () => {
  const deal = dealCard({
    id: dealId('a'),
    purchaseDate: '2026-05-20',
    pipeline: {
      nextAction: { id: dealId('n'), title: 'Ring the agent', dueAt: '2026-05-19T23:30:00Z', state: 'later' },
    },
  });
  const viewing = {
    id: dealId('v'),
    ownerId: 1,
    propertyId: null,
    listingId: null,
    evaluationId: dealId('a'),
    title: '',
    startsAt: '2026-05-18T09:30:00Z',
    minutes: 30,
    kind: 'survey',
    status: 'confirmed',
    agentContactId: null,
    attendees: [],
    reminders: [],
    checklist: [],
    score: null,
    summary: null,
    clash: null,
    isOutcomeDue: false,
    createdAt: '',
    updatedAt: '',
  } as const;
  const all = entriesOf(
    [deal, dealCard({ id: dealId('b'), pipeline: { stage: 'lost' } })],
    [
      { ...viewing, attendees: [], reminders: [], checklist: [] },
      { ...viewing, id: dealId('w'), status: 'cancelled', attendees: [], reminders: [], checklist: [] },
    ],
  );
  expect(all.map(({ day, kind, text }) => [day, kind, text])).toEqual([
    ['2026-05-18', 'viewing', 'Survey'],
    ['2026-05-20', 'completion', 'Completion'],
    ['2026-05-20', 'action', 'Ring the agent'],
  ]);
});
