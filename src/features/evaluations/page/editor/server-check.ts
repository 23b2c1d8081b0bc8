import { readByPost } from '@/api/queries';
import type { Headline } from '@/lib/evaluation/judgement/headline';
import { headlineAs, type Deal } from '@/features/evaluations/model/deal';

const money: readonly (keyof Headline)[] = [
  'stampDuty',
  'totalCost',
  'cashInvested',
  'cashFlowPcm',
  'moneyLeftIn',
  'profit',
  'afterTax',
];

/** The figures of which the server's answer is more than £1 from what was worked out here. */
export async function differences(deal: Deal): Promise<string[]> {
  const { inputs, strategies, primary, nation, outcode, roceBasis } = deal;
  const { results } = await readByPost('/evaluations/evaluate', {
    body: { inputs, strategies, primary, nation, outcode, roceBasis },
  });
  const here = headlineAs(deal, primary);
  return money.filter((metric) => {
    const [ours, theirs] = [here[metric], results.headline[metric]];
    if (typeof ours !== 'number' || typeof theirs !== 'number') return ours !== theirs;
    return Math.abs(ours - theirs) > 1;
  });
}
