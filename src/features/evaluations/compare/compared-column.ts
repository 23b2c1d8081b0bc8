import type { Schemas } from '@/api/contract';
import type { Headline } from '@/lib/evaluation/judgement/headline';
import { regionOfNation } from '@/lib/stamp-duty/region';
import { headlineAs } from '../model/deal';
import type { Compared } from './comparison';

/** An evaluation as its reader may see it. */
export type Shown = Schemas['EvaluationView'];

/** An evaluation as a column; of one that is merely published, what its owner shows. */
export function columnOf(shown: Shown): Compared {
  const { id, title, primary } = shown;
  const headline = shown.access === 'full' ? headlineAs(shown, primary) : snapshotHeadline(shown);
  return { id, title, strategy: primary, region: regionOfNation(shown.nation), headline };
}

function snapshotHeadline({ figures, costs, price, priceBand }: Schemas['EvaluationSnapshot']): Headline {
  return {
    price: price ?? priceBand.from,
    stampDuty: costs?.stampDuty ?? null,
    totalCost: costs?.totalCost ?? null,
    cashInvested: costs?.cashInvested ?? null,
    cashFlowPcm: costs?.cashFlowPcm ?? null,
    moneyLeftIn: costs?.moneyLeftIn ?? null,
    profit: costs?.profit ?? null,
    ...figures,
    paybackYears: null,
    icrPass: null,
    afterTax: null,
  };
}
