import { minus, sum, type Figure } from '../figures';
import { hold, type Hold } from './hold';
import { breakEvenRent, fixedCosts, homeRent, income, type Income } from './income';
import type { EvaluationInputs } from '../inputs/inputs';
import { lenderTest, type LenderTest } from '../loan/lender';
import { firstYearInterest, monthlyPayment } from '../loan/loan';
import { purchase, purchaseLoan, type Purchase } from './purchase';
import { returns, type Returns } from './returns';
import type { Terms } from '../inputs/terms';
import { letTax, type TaxView } from '../loan/tax';

/** A home bought to let, with the long-term loan. */
export interface LettingResults {
  purchase: Purchase;
  income: Income;
  returns: Returns;
  breakEvenRentPcm: Figure;
  lender: LenderTest;
  tax: TaxView;
  hold: Hold;
}

/** A single let (product.md §5.2 to §5.5). */
export const buyToLet = (inputs: EvaluationInputs, terms: Terms): LettingResults =>
  letting(inputs, terms, homeRent(inputs));

/** @param grossRent £ a year; null when it is not known */
export function letting(
  inputs: EvaluationInputs,
  { region, roceBasis }: Terms,
  grossRent: Figure,
  fixed = fixedCosts(inputs.costs),
): LettingResults {
  const bought = purchase(inputs, region);
  const loan = purchaseLoan(inputs);
  const earned = income(inputs, grossRent, fixed);
  const mortgagePcm = monthlyPayment(loan);
  const year = returns({
    value: inputs.price,
    grossIncome: grossRent,
    noi: earned.noi,
    mortgagePcm,
    cashInvested: bought.cashInvested,
    totalCost: bought.totalCost,
    roceBasis,
  });
  const addedFee = bought.loan - (inputs.price - bought.deposit);
  return {
    purchase: bought,
    income: earned,
    returns: year,
    breakEvenRentPcm: breakEvenRent(inputs, fixed, mortgagePcm),
    lender: lenderTest(inputs, grossRent, loan.amount, inputs.finance.ltv, addedFee),
    tax: letTax(inputs, earned.noi, firstYearInterest(loan), year.annualCashFlow),
    hold: hold(inputs, {
      cashIn: bought.cashInvested,
      value: inputs.price,
      rentLinked: rentLinked(earned),
      fixed,
      loan,
    }),
  };
}

/** What of a year's income grows with rents, £. */
export const rentLinked = (of: Income): Figure =>
  minus(sum(of.effectiveRent, of.otherIncome), sum(of.management, of.maintenance));

/** Without what only a buyer pays: nothing is bought, borrowed or sold, so none of its price, loan and fees counts. */
export const leased = (inputs: EvaluationInputs): EvaluationInputs => ({
  ...inputs,
  price: 0,
  stampDutyOverride: 0,
  fees: { ...inputs.fees, broker: 0, mortgageArrangement: 0, auction: 0 },
  finance: { ...inputs.finance, kind: 'cash' },
  exit: { ...inputs.exit, agentPct: 0, legal: 0 },
});

/** Rent-to-rent: the owner is paid a rent, rooms or the home are let on. Yields have no price to go by and are null. */
export const rentToRent = (inputs: EvaluationInputs, terms: Terms, grossRent: Figure): LettingResults =>
  letting(leased(inputs), terms, grossRent, fixedCosts(inputs.costs) + inputs.costs.headRent);
