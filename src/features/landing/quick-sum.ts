import { evaluate } from '@/lib/evaluation/evaluate';
import { platformDefaults } from '@/lib/evaluation/inputs/platform-defaults';
import { regionOfNation, type Nation } from '@/lib/stamp-duty/region';

export interface QuickInputs {
  /** £. */
  price: number;
  /** £ a month. */
  rentPcm: number;
  /** % of the price. */
  depositPct: number;
  /** % a year. */
  rate: number;
  nation: Nation;
}

export interface QuickSum {
  /** %; null where it has no meaning. */
  grossYield: number | null;
  /** £ a month before tax. */
  cashFlowPcm: number | null;
  /** £; null when no rates are on file for the day. */
  stampDuty: number | null;
  /** £ of one's own money. */
  cashInvested: number | null;
}

/**
 * A buy-to-let in four figures, by the evaluations' own formulas and what a new member starts from (two weeks' voids, management at
 * 10 % plus VAT, 8 % for repairs, insurance).
 * @param day ISO, the day of purchase
 */
export function quickSum({ price, rentPcm, depositPct, rate, nation }: QuickInputs, day: string): QuickSum {
  const start = platformDefaults(day);
  const { headline } = evaluate(
    {
      ...start,
      price,
      income: { ...start.income, rentPcm },
      finance: { ...start.finance, ltv: 100 - depositPct, rate },
    },
    {
      region: regionOfNation(nation),
      nation,
      outcode: null,
      strategies: ['btl'],
      primary: 'btl',
      roceBasis: 'totalCapital',
    },
  );
  const { grossYield, cashFlowPcm, stampDuty, cashInvested } = headline;
  return { grossYield, cashFlowPcm, stampDuty, cashInvested };
}
