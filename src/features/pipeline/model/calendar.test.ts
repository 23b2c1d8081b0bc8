import { expect, it } from 'vitest';
import { dealCard, dealId } from '@/testing/fixtures/deal-card-fixture';
import { entriesOf } from './calendar';

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
    evaluationId: dealId('a'),
    startsAt: '2026-05-18T09:30:00Z',
    kind: 'survey',
    status: 'confirmed',
  } as const;
  const all = entriesOf(
    [deal, dealCard({ id: dealId('b'), pipeline: { stage: 'lost' } })],
    [viewing, { ...viewing, id: dealId('w'), status: 'cancelled' }],
  );
  expect(all.map(({ day, kind, text }) => [day, kind, text])).toEqual([
    ['2026-05-18', 'viewing', 'Survey'],
    ['2026-05-20', 'completion', 'Completion'],
    ['2026-05-20', 'action', 'Ring the agent'],
  ]);
});
