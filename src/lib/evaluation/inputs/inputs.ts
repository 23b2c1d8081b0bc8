// What a deal is worked out from. Pounds, per cent from 0 to 100 unless said otherwise, areas in m².

export type Strategy = 'btl' | 'brrr' | 'hmo' | 'sa' | 'flip' | 'r2r';
export type RepaymentMethod = 'interest_only' | 'repayment';

/** One-off costs of buying, £. */
export interface BuyingFees {
  legal: number;
  survey: number;
  broker: number;
  mortgageArrangement: number;
  sourcing: number;
  auction: number;
  planning: number;
  other: number;
}

export interface RefurbItem {
  name: string;
  qty: number;
  /** £ each, before VAT. */
  rate: number;
  vatPct: number;
}

export interface Finance {
  /** A bridge finances a purchase until it is refinanced or sold: BRRR and flips. Lettings are judged by the long loan. */
  kind: 'cash' | 'mortgage' | 'bridge';
  product: 'fixed_2' | 'fixed_3' | 'fixed_5' | 'fixed_10' | 'tracker' | 'variable' | null;
  ltv: number;
  /** A year. */
  rate: number;
  termYears: number;
  method: RepaymentMethod;
  /** Adds the arrangement fee to the loan. */
  addFee: boolean;
  bridge: {
    ltv: number;
    /** Per cent a month, simple and retained. */
    monthlyRate: number;
    arrangementPct: number;
    exitPct: number;
    months: number;
  };
}

export interface Refinance {
  /** The value after the works, £. */
  gdv: number | null;
  ltv: number;
  /** £. */
  fees: number;
  rate: number;
  method: RepaymentMethod;
}

export interface RoomIncome {
  name: string;
  rentPcm: number;
  /** m². */
  sqm: number | null;
  occupants: number;
}

export interface IncomeInputs {
  /** £ a month. */
  rentPcm: number | null;
  /** £ a year besides rent: parking, laundry. */
  other: number;
  rooms: RoomIncome[];
  /** Average daily rate, £ a night. */
  adr: number | null;
  occupancyPct: number | null;
  /** Nights. */
  avgStay: number | null;
  /** £ a booking, paid by the guest. */
  cleaningFee: number;
}

/** £ a year unless said otherwise. */
export interface RunningCosts {
  /** % of the year without rent. */
  voidPct: number;
  /** % of the rent received; of a serviced home's revenue. */
  managementPct: number;
  managementVatPct: number;
  /** % of the rent due. */
  maintenancePct: number;
  insurance: number;
  groundRent: number;
  serviceCharge: number;
  /** The fee over the years it lasts. */
  licence: number;
  bills: number;
  compliance: number;
  other: number;
  /** Paid to the owner; rent-to-rent alone. */
  headRent: number;
  sa: {
    /** Commission of the booking sites, and the share of the revenue that comes through them. */
    otaPct: number;
    otaSharePct: number;
    /** £ a booking. */
    cleaningCost: number;
    fixed: number;
  };
}

export interface ExitInputs {
  salePrice: number | null;
  /** From purchase to sale. */
  months: number;
  agentPct: number;
  agentVatPct: number;
  /** £. */
  legal: number;
  holdYears: number;
}

export interface EvaluationInputs {
  price: number;
  askingPrice: number | null;
  /** ISO day; stamp duty and tax rates are those of this day. */
  purchaseDate: string;
  /** £, in place of the computed stamp duty. */
  stampDutyOverride: number | null;
  stampDutyReason: string | null;
  fees: BuyingFees;
  refurb: { items: RefurbItem[]; contingencyPct: number };
  furnishing: number;
  /** Council tax, insurance, utilities while nobody lives there, £ a month. */
  holdingPcm: number;
  finance: Finance;
  refi: Refinance;
  income: IncomeInputs;
  costs: RunningCosts;
  exit: ExitInputs;
  /** % a year. */
  growth: { value: number; rent: number; cost: number };
  tax: {
    ownership: 'personal' | 'joint' | 'company';
    band: 'basic' | 'higher' | 'additional';
    companyRate: number;
  };
  /** The lender's test: wanted interest cover in % (125, 145 …), and the rate it is tested at. */
  stress: { icr: number; rate: number };
}

/** A deal without figures: nothing is bought, borrowed, earned or spent. */
export function blankInputs(purchaseDate: string): EvaluationInputs {
  return {
    price: 0,
    askingPrice: null,
    purchaseDate,
    stampDutyOverride: null,
    stampDutyReason: null,
    fees: {
      legal: 0,
      survey: 0,
      broker: 0,
      mortgageArrangement: 0,
      sourcing: 0,
      auction: 0,
      planning: 0,
      other: 0,
    },
    refurb: { items: [], contingencyPct: 0 },
    furnishing: 0,
    holdingPcm: 0,
    finance: {
      kind: 'cash',
      product: null,
      ltv: 0,
      rate: 0,
      termYears: 25,
      method: 'interest_only',
      addFee: false,
      bridge: { ltv: 0, monthlyRate: 0, arrangementPct: 0, exitPct: 0, months: 0 },
    },
    refi: { gdv: null, ltv: 0, fees: 0, rate: 0, method: 'interest_only' },
    income: {
      rentPcm: null,
      other: 0,
      rooms: [],
      adr: null,
      occupancyPct: null,
      avgStay: null,
      cleaningFee: 0,
    },
    costs: {
      voidPct: 0,
      managementPct: 0,
      managementVatPct: 0,
      maintenancePct: 0,
      insurance: 0,
      groundRent: 0,
      serviceCharge: 0,
      licence: 0,
      bills: 0,
      compliance: 0,
      other: 0,
      headRent: 0,
      sa: { otaPct: 0, otaSharePct: 0, cleaningCost: 0, fixed: 0 },
    },
    exit: { salePrice: null, months: 0, agentPct: 0, agentVatPct: 20, legal: 0, holdYears: 10 },
    growth: { value: 0, rent: 0, cost: 0 },
    tax: { ownership: 'personal', band: 'basic', companyRate: 19 },
    stress: { icr: 125, rate: 5.5 },
  };
}
