// The five deals whose every figure product.md §5.11 prints. They are the samples a newcomer can try.
import { platformDefaults } from './inputs/platform-defaults';
import type { EvaluationInputs } from './inputs/inputs';

const base = platformDefaults('2025-06-02');
const items = (name: string, rate: number) => [{ name, qty: 1, rate, vatPct: 0 }];

/** £180,000 terrace let at £1,150 a month with a 75 % interest-only mortgage. */
export const btlExample: EvaluationInputs = {
  ...base,
  price: 180_000,
  askingPrice: 187_500,
  refurb: { items: items('Kitchen, bathroom and decoration', 12_000), contingencyPct: 10 },
  holdingPcm: 0,
  income: { ...base.income, rentPcm: 1_150 },
};

/** £95,000 house worth £165,000 after £25,000 of works on a six-month bridge. */
export const brrrExample: EvaluationInputs = {
  ...base,
  price: 95_000,
  askingPrice: 100_000,
  fees: { ...base.fees, legal: 1_250, survey: 450, broker: 350, mortgageArrangement: 0, auction: 1_000 },
  refurb: { items: items('Full refurbishment', 25_000), contingencyPct: 10 },
  holdingPcm: 160,
  finance: { ...base.finance, kind: 'bridge', product: null },
  refi: { ...base.refi, gdv: 165_000 },
  income: { ...base.income, rentPcm: 950 },
};

/** £140,000 house sold for £235,000 after eight months, by a company. */
export const flipExample: EvaluationInputs = {
  ...base,
  price: 140_000,
  askingPrice: 150_000,
  fees: { ...base.fees, legal: 1_400, survey: 600, broker: 400, mortgageArrangement: 0 },
  refurb: { items: items('Refurbishment and loft room', 32_000), contingencyPct: 10 },
  holdingPcm: 220,
  finance: {
    ...base.finance,
    kind: 'bridge',
    product: null,
    bridge: { ltv: 70, monthlyRate: 0.9, arrangementPct: 2, exitPct: 1, months: 8 },
  },
  exit: { ...base.exit, salePrice: 235_000 },
  tax: { ...base.tax, ownership: 'company' },
};

const room = (number: number, rentPcm: number, sqm: number) => ({
  name: `Room ${number}`,
  rentPcm,
  sqm,
  occupants: 1,
});

/** £260,000 house of five rooms, one of them too small to be licensed. */
export const hmoExample: EvaluationInputs = {
  ...base,
  price: 260_000,
  askingPrice: 270_000,
  fees: { ...base.fees, legal: 1_650, survey: 750, broker: 600, mortgageArrangement: 2_995 },
  refurb: { items: items('Fire doors, en-suites and a second kitchen', 52_000), contingencyPct: 10 },
  furnishing: 7_500,
  holdingPcm: 0,
  finance: { ...base.finance, rate: 5.75 },
  income: {
    ...base.income,
    rooms: [room(1, 640, 12.4), room(2, 620, 10.9), room(3, 600, 9.8), room(4, 580, 8.1), room(5, 560, 6.3)],
  },
  costs: {
    ...base.costs,
    voidPct: 6,
    managementPct: 12,
    maintenancePct: 7,
    insurance: 520,
    licence: 240,
    bills: 9_900,
    compliance: 420,
  },
  stress: { icr: 145, rate: 6 },
};

/** £210,000 flat let by the night at £118 and 68 %. */
export const servicedExample: EvaluationInputs = {
  ...base,
  price: 210_000,
  askingPrice: 215_000,
  refurb: { items: items('Decoration, wiring and locks', 8_000), contingencyPct: 10 },
  furnishing: 9_000,
  holdingPcm: 0,
  finance: { ...base.finance, rate: 5.95 },
  income: { ...base.income, adr: 118, occupancyPct: 68, avgStay: 3.2, cleaningFee: 45 },
  costs: {
    ...base.costs,
    managementPct: 15,
    managementVatPct: 0,
    insurance: 480,
    bills: 4_200,
    compliance: 420,
    sa: { otaPct: 15, otaSharePct: 80, cleaningCost: 42, fixed: 2_800 },
  },
};
