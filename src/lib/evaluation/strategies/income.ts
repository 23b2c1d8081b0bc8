import { percentOf } from '@/lib/money/percent';
import { figure, minus, sum, times, type Figure } from '../figures';
import type { EvaluationInputs, RunningCosts } from '../inputs/inputs';

/** A let home's year, £ (product.md §5.3). */
export interface Income {
  grossRent: Figure;
  effectiveRent: Figure;
  otherIncome: number;
  management: Figure;
  maintenance: Figure;
  /** What has to be paid whether or not anybody lives there. */
  fixed: number;
  operatingCosts: Figure;
  noi: Figure;
}

/** How many times a year rent of this rhythm is paid. */
const payments = {
  weekly: 52,
  fortnightly: 26,
  four_weekly: 13,
  monthly: 12,
  quarterly: 4,
  annual: 1,
} as const;

/** Rent of a year, £: weekly × 52, four-weekly × 13, monthly × 12. */
export const yearlyRent = (rent: number, frequency: keyof typeof payments): number =>
  rent * payments[frequency];

/** Yearly costs that do not follow the rent, £. */
export const fixedCosts = (costs: RunningCosts): number =>
  costs.insurance +
  costs.groundRent +
  costs.serviceCharge +
  costs.licence +
  costs.bills +
  costs.compliance +
  costs.other;

/** % of the income that management takes, VAT included. */
export const managementShare = ({ managementPct, managementVatPct }: RunningCosts): number =>
  managementPct * (1 + managementVatPct / 100);

/**
 * @param grossRent £ a year
 * @param fixed £ a year; `fixedCosts` unless the strategy has more
 */
export function income(
  inputs: EvaluationInputs,
  grossRent: Figure,
  fixed = fixedCosts(inputs.costs),
): Income {
  const { costs } = inputs;
  const effectiveRent = times(grossRent, 1 - costs.voidPct / 100);
  const management = times(effectiveRent, managementShare(costs) / 100);
  const maintenance = times(grossRent, costs.maintenancePct / 100);
  const operatingCosts = sum(management, maintenance, fixed);
  return {
    grossRent,
    effectiveRent,
    otherIncome: inputs.income.other,
    management,
    maintenance,
    fixed,
    operatingCosts,
    noi: minus(sum(effectiveRent, inputs.income.other), operatingCosts),
  };
}

/** The rent a month at which nothing is left after all costs and the loan, £; null when no rent could reach it. */
export function breakEvenRent(inputs: EvaluationInputs, fixed: number, mortgagePcm: Figure): Figure {
  const { costs } = inputs;
  const kept = (1 - costs.voidPct / 100) * (1 - managementShare(costs) / 100) - costs.maintenancePct / 100;
  if (mortgagePcm === null || kept <= 0) return null;
  return figure(Math.max(0, fixed - inputs.income.other + 12 * mortgagePcm) / (12 * kept));
}

/** Sum of the rooms' rents a year, £; null without rooms. */
export function roomsRent({ income: { rooms } }: EvaluationInputs): Figure {
  if (rooms.length === 0) return null;
  return 12 * rooms.reduce((all, room) => all + room.rentPcm, 0);
}

/** A home's rent a year, £; null when none is given. */
export const homeRent = ({ income: { rentPcm } }: EvaluationInputs): Figure =>
  rentPcm === null ? null : yearlyRent(rentPcm, 'monthly');

/** Share of a serviced home's revenue that booking sites take, %. */
export const otaShare = ({ sa }: RunningCosts): number => percentOf(sa.otaSharePct, sa.otaPct);
