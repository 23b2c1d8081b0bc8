// What a profile can set, in the order its page shows it. A field left empty is the platform's.
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { fieldAt, type FieldSpec } from '@/features/evaluations/model/fields';
import {
  loanProducts,
  nations,
  repaymentMethods,
  strategies,
} from '@/features/evaluations/page/fields/choice-text';

type Options = readonly (readonly [value: string, words: string])[];

export interface ChoiceSpec {
  label: string;
  options: Options;
  hint?: string;
  /** Its values are yes and no, not words. */
  isYesNo?: true;
}

/** Choices among the inputs, by path. */
export const inputChoices: Readonly<Record<string, ChoiceSpec>> = {
  'inputs.finance.kind': {
    label: 'Funding',
    options: [
      ['mortgage', 'Mortgage'],
      ['bridge', 'Bridging'],
      ['cash', 'Cash'],
    ],
  },
  'inputs.finance.product': {
    label: 'Product',
    options: loanProducts,
  },
  'inputs.finance.method': { label: 'Repayment method', options: repaymentMethods },
  'inputs.finance.addFee': {
    label: 'Arrangement fee payment',
    isYesNo: true,
    options: [
      ['true', 'Added to the loan'],
      ['false', 'Paid in cash'],
    ],
  },
  'inputs.refi.method': { label: 'New loan repayment method', options: repaymentMethods },
  'inputs.tax.ownership': {
    label: 'Owned by',
    options: [
      ['personal', 'Me'],
      ['joint', 'Joint owners'],
      ['company', 'A company'],
    ],
  },
  'inputs.tax.band': {
    label: 'Tax band',
    options: [
      ['basic', 'Basic'],
      ['higher', 'Higher'],
      ['additional', 'Additional'],
    ],
  },
};

/** Choices of the profile itself. */
export const ownChoices = {
  strategy: {
    label: 'Default strategy',
    options: [['', 'All strategies'], ...strategies.map((each) => [each, strategyNames[each]] as const)],
  },
  nation: {
    label: 'Nation',
    hint: 'Evaluations started from a listing or property use its nation',
    options: [['', 'Same as Account settings'], ...nations],
  },
  rentSource: {
    label: 'Rent in new evaluations',
    hint: 'For evaluations started from a listing or property',
    options: [
      ['listing', 'The listing’s estimate'],
      ['comps', 'Median of lets nearby'],
      ['manual', 'Leave blank'],
    ],
  },
  roceBasis: {
    label: 'ROCE basis',
    options: [
      ['totalCapital', 'All capital employed'],
      ['cashLeftIn', 'Money left in'],
    ],
  },
  areaUnit: {
    label: 'Floor area unit',
    hint: 'For listings and evaluations that use this profile',
    options: [
      ['', 'Same as Appearance settings'],
      ['sqft', 'Square feet'],
      ['sqm', 'Square metres'],
    ],
  },
} as const satisfies Record<string, ChoiceSpec>;

/** What a profile asks of a deal; empty asks nothing. The ranges are the contract's. */
export const criteriaFields = {
  'criteria.minRoi': asked('Minimum ROI', 'percent', -100, 1_000),
  'criteria.minGrossYield': asked('Minimum gross yield', 'percent', 0, 100),
  'criteria.minCashFlowPcm': { ...asked('Minimum cash flow', 'pounds', -100_000, 100_000), suffix: 'pcm' },
  'criteria.maxCashIn': asked('Maximum cash needed', 'pounds', 0, 100_000_000),
  'criteria.maxMoneyLeftIn': asked('Maximum money left in', 'pounds', 0, 100_000_000),
  'criteria.minIcr': asked('Minimum interest cover', 'percent', 0, 1_000),
} as const satisfies Record<string, FieldSpec>;

function asked(label: string, unit: 'percent' | 'pounds', min: number, max: number): FieldSpec {
  const isPercent = unit === 'percent';
  return {
    label,
    unit,
    min,
    max,
    step: isPercent ? 0.5 : 50,
    isNullable: true,
    ...(isPercent && { suffix: '%' }),
  };
}

interface Group {
  title: string;
  paths: readonly string[];
}

/** The inputs a profile can set, under the headings of its page. */
export const groups: readonly Group[] = [
  {
    title: 'Finance',
    paths: [
      'inputs.finance.kind',
      'inputs.finance.product',
      'inputs.finance.ltv',
      'inputs.finance.rate',
      'inputs.finance.termYears',
      'inputs.finance.method',
      'inputs.finance.addFee',
    ],
  },
  {
    title: 'Lender’s stress test and tax',
    paths: [
      'inputs.stress.icr',
      'inputs.stress.rate',
      'inputs.tax.ownership',
      'inputs.tax.band',
      'inputs.tax.companyRate',
    ],
  },
  {
    title: 'Running costs',
    paths: [
      'inputs.costs.voidPct',
      'inputs.costs.managementPct',
      'inputs.costs.managementVatPct',
      'inputs.costs.maintenancePct',
      'inputs.costs.insurance',
      'inputs.costs.compliance',
      'inputs.costs.licence',
      'inputs.costs.bills',
    ],
  },
  {
    title: 'Fees and works',
    paths: [
      'inputs.fees.legal',
      'inputs.fees.survey',
      'inputs.fees.broker',
      'inputs.fees.mortgageArrangement',
      'inputs.fees.sourcing',
      'inputs.refurb.contingencyPct',
      'inputs.holdingPcm',
    ],
  },
  {
    title: 'Growth and sale',
    paths: [
      'inputs.growth.value',
      'inputs.growth.rent',
      'inputs.growth.cost',
      'inputs.exit.holdYears',
      'inputs.exit.agentPct',
      'inputs.exit.legal',
    ],
  },
  {
    title: 'Bridging and refinance',
    paths: [
      'inputs.finance.bridge.ltv',
      'inputs.finance.bridge.monthlyRate',
      'inputs.finance.bridge.arrangementPct',
      'inputs.finance.bridge.exitPct',
      'inputs.finance.bridge.months',
      'inputs.refi.ltv',
      'inputs.refi.rate',
      'inputs.refi.method',
      'inputs.refi.fees',
    ],
  },
  {
    title: 'Serviced accommodation',
    paths: [
      'inputs.income.avgStay',
      'inputs.income.cleaningFee',
      'inputs.costs.sa.otaPct',
      'inputs.costs.sa.otaSharePct',
      'inputs.costs.sa.cleaningCost',
      'inputs.costs.sa.fixed',
    ],
  },
];

export const inputPaths: readonly string[] = groups.flatMap(({ paths }) => paths);

/** The figure at a path of a profile; it may be left empty. Undefined for what is no figure. */
export function profileField(path: string): FieldSpec | undefined {
  if (Object.hasOwn(criteriaFields, path)) return criteriaFields[path as keyof typeof criteriaFields]; // true: the table has it
  const field = fieldAt(path);
  return field && { ...field, isNullable: true };
}
