import { expect, it } from 'vitest';
import { arranged } from '../model/stages';
import { everyError, type Row } from './stage-errors';

const rows = (changes: Record<string, Partial<Row>>): Row[] =>
  arranged([]).map((view) => ({ ...view, limit: '', ...changes[view.stage] }));

it('Every wrong field of the stages is counted, two in one row among them', () => {
  const wrong = rows({ sourced: { limit: '0' }, evaluating: { name: 'Sourced', limit: '1.5' } });
  expect(everyError(wrong)).toEqual([
    'Enter a limit from 1 to 500, or leave it empty',
    'Give each stage a different name',
    'Enter a limit from 1 to 500, or leave it empty',
  ]);
  expect(everyError(rows({ sourced: { limit: '500' } }))).toEqual([]);
});

it('Hiding all stages is one error', () => {
  expect(everyError(rows({}).map((row) => ({ ...row, isHidden: true })))).toEqual([
    'Show at least one stage',
  ]);
});
