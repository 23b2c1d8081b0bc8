import { expect, it } from 'vitest';
import { viewingFixture } from '@/testing/fixtures/viewing-fixture';
import { summaryText } from './summary-text';

const check = (item: string, state: 'ok' | 'issue' | 'unknown', note = '', cost: number | null = null) => ({
  item,
  state,
  note,
  image: null,
  cost,
});

it('A summary says what was found, what it costs, and what nobody checked', () => {
  const text = summaryText(
    viewingFixture({
      status: 'done',
      score: 4,
      summary: 'Sound. Two jobs before letting.',
      checklist: [
        check('Roof', 'ok'),
        check('Damp', 'issue', 'Rising damp by the back door', 1850),
        { ...check('Boiler age', 'issue', '', 2600), room: 'Kitchen' },
        check('Electrics', 'unknown', '', 900),
      ],
    }),
  );
  expect(text).toBe(
    [
      'Viewing: 14 Ashfield Terrace, Leeds LS11 8PT',
      'Wednesday 20 May 2026 at 10:30',
      'Score: 4 out of 5',
      '',
      'Sound. Two jobs before letting.',
      '',
      'Problems',
      '• Damp: Rising damp by the back door (£1,850)',
      '• Kitchen, boiler age (£2,600)',
      'Costs: £4,450',
      '',
      'Not checked: Electrics',
    ].join('\n'),
  );
});

it('A viewing without notes is its home and its time', () => {
  expect(summaryText(viewingFixture({ kind: 'survey' }))).toBe(
    'Survey: 14 Ashfield Terrace, Leeds LS11 8PT\nWednesday 20 May 2026 at 10:30',
  );
});
