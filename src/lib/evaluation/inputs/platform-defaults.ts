import { blankInputs, type EvaluationInputs } from './inputs';

/** When the figures below were last looked at, ISO day. */
export const platformDefaultsAsOf = '2026-04-06';

/**
 * What a member who has set nothing starts from: a higher-rate landlord's buy-to-let at a 75 % mortgage, with the
 * lender's usual 145 % at 5.5 %, management at 10 % plus VAT and two weeks' voids. Price, rent and works are the deal's.
 */
export function platformDefaults(purchaseDate: string): EvaluationInputs {
  const blank = blankInputs(purchaseDate);
  return {
    ...blank,
    fees: { ...blank.fees, legal: 1_450, survey: 600, broker: 395, mortgageArrangement: 1_499 },
    refurb: { items: [], contingencyPct: 10 },
    holdingPcm: 160,
    finance: {
      ...blank.finance,
      kind: 'mortgage',
      product: 'fixed_5',
      ltv: 75,
      rate: 5.25,
      bridge: { ltv: 70, monthlyRate: 0.85, arrangementPct: 2, exitPct: 0, months: 6 },
    },
    refi: { ...blank.refi, ltv: 75, fees: 2_200, rate: 5.25 },
    income: { ...blank.income, avgStay: 3, cleaningFee: 45 },
    costs: {
      ...blank.costs,
      voidPct: 4,
      managementPct: 10,
      managementVatPct: 20,
      maintenancePct: 8,
      insurance: 240,
      compliance: 180,
      sa: { otaPct: 15, otaSharePct: 80, cleaningCost: 42, fixed: 2_800 },
    },
    exit: { ...blank.exit, months: 8, agentPct: 1.25, legal: 1_200 },
    growth: { value: 3, rent: 2.5, cost: 2.5 },
    tax: { ownership: 'personal', band: 'higher', companyRate: 19 },
    stress: { icr: 145, rate: 5.5 },
  };
}
