import { evaluate } from '@/lib/evaluation/evaluate';
import { platformDefaults } from '@/lib/evaluation/inputs/platform-defaults';
import { regionOfNation, type Nation } from '@/lib/stamp-duty/region';

export interface QuickInputs {
  /** £. */
  price: number;
  /** £ a month. Null or undefined while it is missing, like the two below. */
  rentPcm: number | null | undefined;
  /** % of the price. */
  depositPct: number | null | undefined;
  /** % a year. */
  rate: number | null | undefined;
  nation: Nation;
}

export interface QuickSum {
  /** %; null where it has no meaning. Every figure is null while one that it needs is missing. */
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
 * 10 % plus VAT, 8 % for maintenance, insurance).
 * @param day ISO, the day of purchase
 */
export function quickSum({ price, rentPcm, depositPct, rate, nation }: QuickInputs, day: string): QuickSum {
  const start = platformDefaults(day);
  const { headline } = evaluate(
    {
      ...start,
      price,
      income: { ...start.income, rentPcm: rentPcm ?? 0 },
      finance: { ...start.finance, ltv: 100 - (depositPct ?? 0), rate: rate ?? 0 },
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
  const isComplete = rentPcm != null && depositPct != null && rate != null;
  return {
    grossYield: rentPcm == null ? null : grossYield,
    cashFlowPcm: isComplete ? cashFlowPcm : null,
    stampDuty,
    cashInvested: depositPct == null ? null : cashInvested,
  };
}
