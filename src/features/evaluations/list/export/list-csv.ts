import { downloadRows } from '@/features/evaluations/csv';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { stageNameOf } from '@/lib/pipeline/stage-names';
import type { Summary } from '../table/columns';

/** The rows of the list as a file, unrounded. */
export function downloadList(rows: readonly Summary[]): void {
  const head = [
    'Title',
    'Address',
    'Strategy',
    'Stage',
    'Price',
    'Stamp duty',
    'Cash needed',
    'Gross yield %',
    'Net yield %',
    'Cash flow pcm',
    'ROI %',
    'ROCE %',
    'Money left in',
    'Interest cover %',
    'Updated',
  ];
  downloadRows('Evaluations', [
    head,
    ...rows.map(({ title, address, primary, nation, pipeline, headline, updatedAt }) => [
      title,
      address,
      strategyNames[primary],
      pipeline && stageNameOf(pipeline.stage, nation),
      headline.price > 0 ? headline.price : null,
      headline.stampDuty,
      headline.cashInvested,
      headline.grossYield,
      headline.netYield,
      headline.cashFlowPcm,
      headline.roi,
      headline.roce,
      headline.moneyLeftIn,
      headline.icr,
      updatedAt,
    ]),
  ]);
}
