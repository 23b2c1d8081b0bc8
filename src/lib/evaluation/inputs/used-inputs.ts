import type { EvaluationInputs, Strategy } from './inputs';

const stays = ['income.adr', 'income.occupancyPct', 'income.avgStay', 'income.cleaningFee', 'costs.sa.'];
const sale = ['exit.salePrice', 'exit.months'];
/** Of a home that is bought to keep, with one loan. */
const kept = ['holdingPcm', 'finance.bridge.', 'refi.', 'costs.headRent', ...sale];
/** Of the loan that a home is bought with to keep. */
const mortgage = ['finance.ltv', 'finance.rate', 'finance.product', 'finance.method', 'finance.addFee'];
const saleFees = ['exit.agentPct', 'exit.agentVatPct', 'exit.legal'];
const buying = [
  'price',
  'askingPrice',
  'stampDuty',
  'fees.broker',
  'fees.mortgageArrangement',
  'fees.auction',
];

/** What a strategy does not use, by the beginning of the path (product.md §5). */
const unused: Readonly<Record<Strategy, readonly string[]>> = {
  btl: [...kept, ...stays, 'income.rooms.'],
  hmo: [...kept, ...stays, 'income.rentPcm'],
  brrr: [...mortgage, 'costs.headRent', ...sale, ...stays, 'income.rooms.'],
  sa: [
    ...kept,
    'income.rentPcm',
    'income.other',
    'income.rooms.',
    'costs.voidPct',
    'costs.maintenancePct',
    'stress.',
  ],
  flip: [
    ...mortgage,
    'finance.termYears',
    'finance.bridge.months',
    'refi.',
    'income.',
    'costs.',
    'exit.holdYears',
    'growth.',
    'stress.',
  ],
  r2r: [
    ...buying,
    ...saleFees,
    ...sale,
    ...stays,
    'holdingPcm',
    'finance.',
    'refi.',
    'growth.value',
    'stress.',
  ],
};

/** Whether a figure counts in a strategy. @param path dotted, within the inputs: `finance.rate`, `income.rooms.0.rentPcm` */
export function isUsed(
  path: string,
  strategy: Strategy,
  { income }: Pick<EvaluationInputs, 'income'>,
): boolean {
  // Rooms stand in for the rent of a home that is rented on.
  if (strategy === 'r2r' && path === 'income.rentPcm') return income.rooms.length === 0;
  return !unused[strategy].some((beginning) => path.startsWith(beginning));
}
