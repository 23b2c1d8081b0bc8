// What a completed deal becomes in the portfolio: a home, its loan, payments that come again, and dates that run out.
import type { Schemas } from '@/api/contract';
import { addDays, addMonths } from '@/lib/dates/calendar-day';
import { toHundredths } from '@/lib/money/pence';
import { monthlyPayment } from '@/lib/mortgage/payment';
import type { Deal } from '../deal/deal';

export interface HomeDraft {
  addressLine1: string;
  town: string;
  postcode: string;
  purchasePrice: number | null;
  purchaseDate: string;
}

export interface LoanDraft {
  lender: string;
  /** £ */
  amount: number | null;
  /** % a year */
  rate: number | null;
  method: 'interest_only' | 'repayment';
  rateType: Schemas['MortgageRateType'];
  /** ISO day; empty where no rate ends. */
  fixEnds: string;
  termYears: number;
}

export interface PaymentDraft {
  key: 'rent' | 'mortgage' | 'insurance' | 'management' | 'groundRent' | 'serviceCharge';
  name: string;
  direction: 'in' | 'out';
  /** £ each time */
  amount: number | null;
  frequency: 'monthly' | 'annual';
  category: Schemas['NewRecurringPayment']['category'];
  isWanted: boolean;
}

export interface RenewalDraft {
  kind: Schemas['RenewalKind'];
  name: string;
  /** ISO day; empty where it is not known yet. */
  dueOn: string;
  isWanted: boolean;
}

export interface Handover {
  home: HomeDraft;
  /** Null where the deal was bought without a long loan. */
  loan: LoanDraft | null;
  payments: PaymentDraft[];
  renewals: RenewalDraft[];
}

const postcode = /\s*([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})$/i;

/** Line, town and postcode of `14 Ashfield Terrace, Beeston, Leeds LS11 8PT`, as far as they can be told apart. */
export function addressParts(address: string | null): Pick<HomeDraft, 'addressLine1' | 'town' | 'postcode'> {
  const [, outward = '', inward = ''] = postcode.exec(address ?? '') ?? [];
  const parts = (address ?? '')
    .replace(postcode, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const town = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  return {
    addressLine1: parts.slice(0, parts.length > 1 ? -1 : 1).join(', '),
    town,
    postcode: `${outward} ${inward}`.trim().toUpperCase(),
  };
}

const fixedYears = { fixed_2: 2, fixed_3: 3, fixed_5: 5, fixed_10: 10 } as const;

/** The evaluation’s loan, as it is taken out on the completion day. */
export function loanOf({ inputs: { price, finance, fees } }: Deal, completion: string): LoanDraft | null {
  if (finance.kind !== 'mortgage' || finance.ltv === 0) return null;
  const { product } = finance;
  const isFixed = product !== null && product in fixedYears;
  // It was just looked up.
  const years = isFixed ? fixedYears[product as keyof typeof fixedYears] : 0;
  return {
    lender: '',
    amount: toHundredths((price * finance.ltv) / 100 + (finance.addFee ? fees.mortgageArrangement : 0)),
    rate: finance.rate,
    method: finance.method,
    rateType: isFixed || product === null ? 'fixed' : product === 'tracker' ? 'tracker' : 'svr',
    fixEnds: years === 0 ? '' : addDays(addMonths(completion, years * 12), -1),
    termYears: finance.termYears,
  };
}

/** £ a month for the loan as it is drafted; null while it is incomplete. */
export const paymentOf = ({ amount, rate, method, termYears }: LoanDraft): number | null =>
  amount === null || rate === null ? null : monthlyPayment(amount, rate, method, termYears * 12);

/** The planned completion day, or today where that is still to come: a home is moved once it is bought. */
export const completionOf = ({ inputs: { purchaseDate } }: Deal, today: string): string =>
  purchaseDate > today ? today : purchaseDate;

/** Everything a deal says of what it becomes on its completion day and with its loan; all of it can be changed or left out. */
export function handoverOf(
  deal: Deal,
  completion: string = deal.inputs.purchaseDate,
  loan: LoanDraft | null = loanOf(deal, completion),
): Handover {
  const { inputs, nation, primary } = deal;
  const { income, costs, price } = inputs;
  const rooms = income.rooms.reduce((sum, { rentPcm }) => sum + rentPcm, 0);
  const rent = primary === 'hmo' && rooms > 0 ? rooms : income.rentPcm;
  const fee = ((rent ?? 0) * costs.managementPct * (1 + costs.managementVatPct / 100)) / 100;
  const payments: PaymentDraft[] = [
    payment('rent', 'Rent', 'in', rent, 'monthly', 'rent'),
    payment('mortgage', 'Mortgage payment', 'out', loan && paymentOf(loan), 'monthly', 'finance_cost'),
    payment(
      'insurance',
      'Landlord insurance',
      'out',
      costs.insurance,
      'annual',
      'rates_insurance_ground_rent',
    ),
    payment('management', 'Management fee', 'out', toHundredths(fee), 'monthly', 'legal_management'),
    payment('groundRent', 'Ground rent', 'out', costs.groundRent, 'annual', 'rates_insurance_ground_rent'),
    payment(
      'serviceCharge',
      'Service charge',
      'out',
      costs.serviceCharge,
      'annual',
      'rates_insurance_ground_rent',
    ),
  ].filter(({ amount }) => amount !== null && amount > 0);
  return {
    home: { ...addressParts(deal.address), purchasePrice: toHundredths(price), purchaseDate: completion },
    loan,
    payments,
    renewals: renewalsOf(nation, primary, completion),
  };
}

const payment = (
  key: PaymentDraft['key'],
  name: string,
  direction: PaymentDraft['direction'],
  amount: number | null,
  frequency: PaymentDraft['frequency'],
  category: PaymentDraft['category'],
): PaymentDraft => ({
  key,
  name,
  direction,
  amount: amount && toHundredths(amount),
  frequency,
  category,
  isWanted: true,
});

/**
 * What a let home must renew in its nation. A flip is sold: of it only the insurance stays. The end of a fixed rate is not among
 * them: the server keeps that day with the mortgage.
 */
function renewalsOf(nation: Deal['nation'], primary: Deal['primary'], completion: string): RenewalDraft[] {
  const row = (kind: RenewalDraft['kind'], name: string, dueOn = ''): RenewalDraft => ({
    kind,
    name,
    dueOn,
    isWanted: true,
  });
  const isLet = primary !== 'flip';
  return [
    row('landlord_insurance', 'Landlord insurance', addMonths(completion, 12)),
    ...(isLet ? [row('gas_safety', 'Gas safety certificate'), row('eicr', 'EICR'), row('epc', 'EPC')] : []),
    ...(primary === 'hmo' ? [row('hmo_licence', 'HMO licence')] : []),
    ...(isLet && (nation === 'scotland' || nation === 'wales')
      ? [row('landlord_registration', nation === 'wales' ? 'Rent Smart Wales' : 'Landlord registration')]
      : []),
  ];
}
