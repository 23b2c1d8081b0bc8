import { minus, type Figure } from '../figures';
import type { EvaluationInputs } from '../inputs/inputs';

/** Rates on property income from a day on, %. */
interface TaxRates {
  readonly from: string;
  readonly basic: number;
  readonly higher: number;
  readonly additional: number;
  /** The credit for a landlord's finance costs. */
  readonly credit: number;
}

/** England and Northern Ireland; Wales and Scotland differ, which a note says (product.md §5.5). */
const personalRates: readonly TaxRates[] = [
  { from: '', basic: 20, higher: 40, additional: 45, credit: 20 },
  { from: '2027-04-06', basic: 22, higher: 42, additional: 47, credit: 22 },
];

/**
 * The first day on which tax on property income is as it is worked out here: interest relieved by a credit alone. From April 2017
 * on it was phased in, which is not modelled.
 */
export const taxRulesFrom = '2020-04-06';

/** The days on which tax on property income changed, or will, ISO. */
export const taxChanges: readonly string[] = [
  taxRulesFrom,
  ...personalRates.map(({ from }) => from).filter((from) => from !== ''),
];

/** The rates of an ISO day: 20, 40 and 45 % to 5 April 2027, 22, 42 and 47 % after. */
export function taxRates(day: string): TaxRates {
  // The first row starts before every day, so one is always found.
  return personalRates.findLast(({ from }) => from <= day) as TaxRates;
}

/** Tax of the first year, £, indicative: for a person and for a company, so that both can be shown. */
export interface TaxView {
  section24Tax: Figure;
  afterTaxPersonal: Figure;
  /** As if the interest were a cost, as it was before section 24. */
  preS24Tax: Figure;
  section24ExtraTax: Figure;
  companyTax: Figure;
  afterTaxCompany: Figure;
}

/**
 * A person pays on the profit before interest, less a credit on the lower of interest and profit; a company on the
 * profit after interest. Neither the third limb (adjusted total income), nor losses carried forward, nor the
 * company's marginal relief are modelled (product.md §5.5).
 * @param interest £ in the first year
 */
export function letTax(
  { tax, purchaseDate }: EvaluationInputs,
  noi: Figure,
  interest: Figure,
  annualCashFlow: Figure,
): TaxView {
  const rates = taxRates(purchaseDate);
  const rate = rates[tax.band] / 100;
  const known = noi === null || interest === null ? null : { noi, interest };
  const profit = known && Math.max(0, known.noi - known.interest);
  const section24Tax =
    known &&
    Math.max(0, known.noi) * rate - (rates.credit / 100) * Math.max(0, Math.min(known.interest, known.noi));
  const preS24Tax = profit === null ? null : profit * rate;
  const companyTax = profit === null ? null : (profit * tax.companyRate) / 100;
  return {
    section24Tax,
    afterTaxPersonal: minus(annualCashFlow, section24Tax),
    preS24Tax,
    section24ExtraTax: minus(section24Tax, preS24Tax),
    companyTax,
    afterTaxCompany: minus(annualCashFlow, companyTax),
  };
}

/** Rates on trading income, %: the separate rates of the Budget of November 2025 are of property, savings and dividends. */
const tradingRates = { basic: 20, higher: 40, additional: 45 };

/** What a sale is taxed at as trading income, %: the company's rate, or the person's band. */
export const tradingRate = ({ ownership, companyRate, band }: EvaluationInputs['tax']): number =>
  ownership === 'company' ? companyRate : tradingRates[band];

/** Tax on the profit of a sale, £. */
export const tradingTax = ({ tax }: EvaluationInputs, profit: Figure): Figure =>
  profit === null ? null : (Math.max(0, profit) * tradingRate(tax)) / 100;
