import type { Tables } from '../../../engine/db/database';
import { memberId } from '../../account/seeds/accounts';
import { before } from '../../../engine/seeds/moments';

const noCriteria = {
  minRoi: null,
  minGrossYield: null,
  minCashFlowPcm: null,
  maxCashIn: null,
  maxMoneyLeftIn: null,
  minIcr: null,
};

/** Hannah’s three profiles; returns their ids. */
export function seedEvaluationSettings({ evaluationSetting }: Tables, now: Date): string[] {
  const own = {
    ownerId: memberId,
    createdAt: before(now, { days: 210 }),
    updatedAt: before(now, { days: 24 }),
    areaUnit: null,
    roceBasis: 'totalCapital' as const,
  };
  const rows = [
    evaluationSetting.add({
      ...own,
      name: 'BTL North',
      isDefault: true,
      strategy: 'btl',
      nation: 'england',
      inputs: {
        finance: { kind: 'mortgage', product: 'fixed_5', ltv: 75, rate: 5.25, method: 'interest_only' },
        costs: {
          voidPct: 4,
          managementPct: 10,
          managementVatPct: 20,
          maintenancePct: 8,
          insurance: 240,
          compliance: 180,
        },
        tax: { ownership: 'personal', band: 'higher' },
        stress: { icr: 145, rate: 5.5 },
      },
      criteria: {
        ...noCriteria,
        minRoi: 8,
        minGrossYield: 7,
        minCashFlowPcm: 200,
        maxCashIn: 80_000,
        minIcr: 145,
      },
      rentSource: 'listing',
    }),
    evaluationSetting.add({
      ...own,
      name: 'HMO, by the room',
      isDefault: false,
      strategy: 'hmo',
      nation: 'england',
      inputs: {
        finance: { kind: 'mortgage', product: 'fixed_2', ltv: 75, rate: 5.75 },
        costs: {
          voidPct: 6,
          managementPct: 12,
          managementVatPct: 20,
          maintenancePct: 7,
          bills: 9_900,
          licence: 240,
        },
        stress: { icr: 145, rate: 6 },
      },
      criteria: { ...noCriteria, minRoi: 10, minGrossYield: 11, minCashFlowPcm: 500 },
      rentSource: 'manual',
    }),
    evaluationSetting.add({
      ...own,
      name: 'Scotland, through the company',
      isDefault: false,
      strategy: null,
      nation: 'scotland',
      inputs: {
        fees: { legal: 1_650, survey: 0 },
        tax: { ownership: 'company', companyRate: 19 },
        stress: { icr: 125, rate: 5.5 },
      },
      criteria: noCriteria,
      roceBasis: 'cashLeftIn',
      areaUnit: 'sqm',
      rentSource: 'comps',
    }),
  ];
  return rows.map(({ id }) => id);
}
