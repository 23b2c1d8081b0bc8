import { amount, chain, exact, percent, pounds, type FormulaStep } from './formula-step';
import type { Figure } from '../figures';
import { fixedCosts, type Income } from '../strategies/income';
import type { EvaluationInputs } from '../inputs/inputs';
import { monthlyPayment, type Loan } from '../loan/loan';
import type { ServicedResults } from '../strategies/serviced';
import { taxRates, type TaxView } from '../loan/tax';

/** A let home's year from rent to net operating income. */
export function incomeSteps(inputs: EvaluationInputs, income: Income, ofRooms: boolean): FormulaStep[] {
  const { costs } = inputs;
  const { grossRent, effectiveRent, otherIncome, management, maintenance, fixed, noi } = income;
  const own = fixedCosts(costs);
  // What rent-to-rent pays its landlord.
  const headRent = fixed - own;
  const rents = inputs.income.rooms.map(({ rentPcm }) => pounds(rentPcm)).join(' + ');
  return [
    {
      name: 'Annual rent',
      words: ofRooms ? 'total monthly room rents × 12' : 'monthly rent × 12',
      numbers: ofRooms ? `(${rents}) × 12` : `${pounds(inputs.income.rentPcm)} × 12`,
      result: pounds(grossRent),
    },
    {
      name: 'Rent received',
      words: 'annual rent × (1 − voids)',
      numbers: `${pounds(grossRent)} × (1 − ${percent(costs.voidPct)})`,
      result: pounds(effectiveRent),
    },
    {
      name: 'Management',
      words: 'rent received × management % × (1 + VAT)',
      numbers: `${pounds(effectiveRent)} × ${percent(costs.managementPct)} × (1 + ${percent(costs.managementVatPct)})`,
      result: pounds(management),
    },
    {
      name: 'Maintenance',
      words: 'annual rent × maintenance %',
      numbers: `${pounds(grossRent)} × ${percent(costs.maintenancePct)}`,
      result: pounds(maintenance),
    },
    fixedStep(inputs, own),
    {
      name: 'Net operating income',
      words: `rent received + other income − management − maintenance − fixed costs${headRent > 0 ? ' − rent to the landlord' : ''}`,
      numbers: chain(
        effectiveRent,
        ['+', otherIncome],
        ['−', management],
        ['−', maintenance],
        ['−', own],
        ['−', headRent],
      ),
      result: pounds(noi),
    },
  ];
}

/** @param total £ a year; more than the usual where serviced accommodation has fixed costs of its own */
function fixedStep(inputs: EvaluationInputs, total: number): FormulaStep {
  const { insurance, groundRent, serviceCharge, licence, bills, compliance, other } = inputs.costs;
  const more = total - fixedCosts(inputs.costs);
  return {
    name: 'Fixed costs',
    words: `insurance + ground rent + service charge + licence + bills + certificates + other${more > 0 ? ' + guest supplies and services' : ''}`,
    numbers: chain(
      insurance,
      ['+', groundRent],
      ['+', serviceCharge],
      ['+', licence],
      ['+', bills],
      ['+', compliance],
      ['+', other],
      ['+', more],
    ),
    result: pounds(total),
  };
}

/** A serviced home's year from nights to net operating income. */
export function staySteps(inputs: EvaluationInputs, { stays, returns }: ServicedResults): FormulaStep[] {
  const { adr, occupancyPct, avgStay, cleaningFee } = inputs.income;
  const { managementPct, managementVatPct, sa } = inputs.costs;
  const { nights, revenue, ota, management, cleaning, fixed } = stays;
  return [
    {
      name: 'Nights',
      words: '365 × occupancy',
      numbers: `365 × ${percent(occupancyPct)}`,
      result: nights === null ? 'n/a' : exact(nights),
    },
    {
      name: 'Revenue',
      words: 'nights × nightly rate + nights ÷ average stay × cleaning fee',
      numbers: `${exact(nights ?? 0)} × ${pounds(adr)} + ${exact(nights ?? 0)} ÷ ${amount(avgStay ?? 0)} × ${pounds(cleaningFee)}`,
      result: pounds(revenue),
    },
    {
      name: 'Booking site commission',
      words: 'revenue × commission × share of bookings',
      numbers: `${pounds(revenue)} × ${percent(sa.otaPct)} × ${percent(sa.otaSharePct)}`,
      result: pounds(ota),
    },
    {
      name: 'Management',
      words: 'revenue × management % × (1 + VAT)',
      numbers: `${pounds(revenue)} × ${percent(managementPct)} × (1 + ${percent(managementVatPct)})`,
      result: pounds(management),
    },
    {
      name: 'Cleaning',
      words: 'nights ÷ average stay × cleaning cost',
      numbers: `${exact(nights ?? 0)} ÷ ${amount(avgStay ?? 0)} × ${pounds(sa.cleaningCost)}`,
      result: pounds(cleaning),
    },
    fixedStep(inputs, fixed),
    {
      name: 'Net operating income',
      words: 'revenue − booking site commission − management − cleaning − fixed costs',
      numbers: chain(revenue, ['−', ota], ['−', management], ['−', cleaning], ['−', fixed]),
      result: pounds(returns.noi),
    },
  ];
}

/** What the loan costs a month. @param isNew it is the one that takes the place of a bridge, and is called so */
export function mortgageStep(loan: Loan, { isNew = false } = {}): FormulaStep {
  const isRepaid = loan.method === 'repayment';
  return {
    name: 'Monthly mortgage',
    words: isRepaid
      ? `repayment over the term: ${isNew ? 'new loan' : 'loan'} × i ÷ (1 − (1 + i)^−n)`
      : isNew
        ? 'new loan × new rate ÷ 12'
        : 'loan × rate ÷ 12',
    // voice: whole years, in months
    numbers: isRepaid
      ? `${pounds(loan.amount)} at i = ${percent(loan.rate)} ÷ 12 over n = ${amount(loan.termYears * 12)} months`
      : `${pounds(loan.amount)} × ${percent(loan.rate)} ÷ 12`,
    result: pounds(monthlyPayment(loan)),
  };
}

/**
 * Tax of the first year, indicative.
 * @param noi the profit before interest, £ a year
 * @param interest of the first year, £
 */
export function taxStep(inputs: EvaluationInputs, tax: TaxView, noi: Figure, interest: Figure): FormulaStep {
  const isCompany = inputs.tax.ownership === 'company';
  const name = isCompany ? 'Corporation tax' : 'Income tax';
  const result = pounds(isCompany ? tax.companyTax : tax.section24Tax);
  if (noi === null || interest === null) return { name, words: 'profit × tax rate', numbers: 'n/a', result };
  if (isCompany ? noi <= interest : noi <= 0)
    return { name, words: 'no tax: no profit in the first year', numbers: pounds(0), result };
  if (isCompany) {
    const profit = chain(noi, ['−', interest]);
    return {
      name,
      words: 'profit after interest × the company’s rate',
      numbers: `${interest === 0 ? profit : `(${profit})`} × ${percent(inputs.tax.companyRate)}`,
      result,
    };
  }
  const rates = taxRates(inputs.purchaseDate);
  const taxed = `${pounds(noi)} × ${percent(rates[inputs.tax.band])}`;
  if (interest <= 0) return { name, words: 'profit × your tax rate', numbers: taxed, result };
  const isCapped = interest > noi;
  return {
    name,
    words: isCapped
      ? 'profit before interest × your tax rate − credit on the profit, because it’s lower than the interest'
      : 'profit before interest × your tax rate − credit for the interest',
    numbers: `${taxed} − ${pounds(isCapped ? noi : interest)} × ${percent(rates.credit)}`,
    result,
  };
}

/** What is left of a year after the mortgage. */
export const yearStep = (noi: Figure, mortgagePcm: Figure, annualCashFlow: Figure): FormulaStep => ({
  name: 'Annual cash flow',
  words: 'net operating income − mortgage payments for the year',
  numbers: chain(noi, ['−', mortgagePcm === null ? null : mortgagePcm * 12]),
  result: pounds(annualCashFlow),
});
