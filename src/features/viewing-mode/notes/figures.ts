import type { Schemas } from '@/api/contract';
import { evaluate } from '@/lib/evaluation/evaluate';
import { share } from '@/lib/evaluation/formulas/formula-step';
import type { Headline } from '@/lib/evaluation/judgement/headline';
import { costOf, withViewedWorks } from '@/lib/evaluation/inputs/viewing-works';
import { regionOfNation } from '@/lib/stamp-duty/region';
import type { Check, Notes } from './notes';

type Evaluation = Schemas['Evaluation'];

/** What of the linked evaluation stays on the device: its figures are worked out without a network. */
export type Deal = Pick<
  Evaluation,
  'id' | 'title' | 'ownerId' | 'inputs' | 'nation' | 'outcode' | 'strategies' | 'primary' | 'roceBasis'
>;

export const dealOf = (evaluation: Evaluation): Deal => ({
  id: evaluation.id,
  title: evaluation.title,
  ownerId: evaluation.ownerId,
  inputs: evaluation.inputs,
  nation: evaluation.nation,
  outcode: evaluation.outcode,
  strategies: evaluation.strategies,
  primary: evaluation.primary,
  roceBasis: evaluation.roceBasis,
});

/** The deal with the works of a checklist in the place of those it had of it. */
export function withChecklist(deal: Deal, before: readonly Check[], after: readonly Check[]): Deal {
  const { refurb } = deal.inputs;
  const items = withViewedWorks(refurb.items, before, after);
  return { ...deal, inputs: { ...deal.inputs, refurb: { ...refurb, items } } };
}

export interface ViewingFigures {
  /** All that was noted here, £ including VAT. */
  works: number;
  roi: string;
  /** What it would be without these works; null where it is the same. */
  roiWithout: string | null;
  cashIn: number | null;
}

/** @param saved the checklist that the deal's works are in step with */
export function viewingFigures(deal: Deal, saved: readonly Check[], notes: Notes): ViewingFigures {
  const noted = Object.values(notes.checks);
  const now = headlineOf(withChecklist(deal, saved, noted));
  const without = headlineOf(withChecklist(deal, saved, []));
  const [roi, roiWithout] = [share(now.roi), share(without.roi)];
  return {
    works: worksOf(notes),
    roi,
    roiWithout: roi === roiWithout ? null : roiWithout,
    cashIn: now.cashInvested,
  };
}

/** The sum of the costs of all problems that were noted, £ including VAT. */
export const worksOf = ({ checks }: Notes): number =>
  Object.values(checks).reduce((sum, check) => sum + (costOf(check) ?? 0), 0);

function headlineOf({ inputs, nation, outcode, strategies, primary, roceBasis }: Deal): Headline {
  const region = regionOfNation(nation);
  return evaluate(inputs, { region, nation, outcode, strategies, primary, roceBasis }).headline;
}
