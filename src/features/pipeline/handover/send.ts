// Writes a handover call by call. What is made already is not made again when the next call fails and the rest is tried anew.
import type { QueryClient } from '@tanstack/react-query';
import { write } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { addMonths } from '@/lib/dates/calendar-day';
import type { Deal } from '../deal/deal';
import { paymentOf, type Handover } from './plan';

/** What there is so far. */
export interface Made {
  propertyId: string | null;
  mortgageId: string | null;
  /** Payments and dates by key and kind. */
  keys: Set<string>;
}

export const nothingMade = (): Made => ({ propertyId: null, mortgageId: null, keys: new Set() });

interface Sending {
  queryClient: QueryClient;
  deal: Deal;
  plan: Handover;
  typeId: string;
  /** ISO day in London. */
  today: string;
  made: Made;
}

/** @throws what the first call that fails throws; `made` has all that was made before it. */
export async function sendHandover({
  queryClient,
  deal,
  plan,
  typeId,
  today,
  made,
}: Sending): Promise<string> {
  const { home, loan, payments, renewals } = plan;
  const propertyId = (made.propertyId ??= await makeHome());
  if (loan && !made.keys.has('loan')) {
    const mortgage = await write(queryClient, 'post', '/mortgages', { body: loanBody(propertyId) });
    made.mortgageId = mortgage?.id ?? null;
    made.keys.add('loan');
  }
  for (const each of payments) {
    if (!each.isWanted || each.amount === null || made.keys.has(each.key)) continue;
    const { name, direction, amount, frequency, category, key } = each;
    await write(queryClient, 'post', '/recurring-payments', {
      body: {
        name,
        direction,
        amount,
        frequency,
        category,
        startOn: key === 'insurance' ? home.purchaseDate : addMonths(home.purchaseDate, 1),
        dayRule: 'same_day',
        propertyId,
        ...(key === 'mortgage' && { mortgageId: made.mortgageId }),
      },
    });
    made.keys.add(key);
  }
  for (const { kind, dueOn, isWanted } of renewals) {
    if (!isWanted || made.keys.has(`date ${kind}`)) continue;
    await write(queryClient, 'post', '/renewal-dates', {
      body: {
        kind,
        propertyId,
        dueOn: dueOn === '' ? null : dueOn,
      },
    });
    made.keys.add(`date ${kind}`);
  }
  return propertyId;

  async function makeHome(): Promise<string> {
    const facts = deal.home;
    const { inputs, results } = deal;
    const body: Schemas['NewProperty'] = {
      addressLine1: home.addressLine1.trim(),
      town: home.town.trim(),
      postcode: home.postcode.trim(),
      nation: deal.nation,
      typeId,
      tenure: facts?.tenure ?? null,
      bedrooms: facts?.bedrooms ?? null,
      areaSqm: facts?.areaSqm ? facts.areaSqm : null,
      epcRating: facts?.epcRating ?? null,
      councilTaxBand: facts?.councilTaxBand ?? null,
      groundRent: inputs.costs.groundRent,
      serviceCharge: inputs.costs.serviceCharge,
      purchasePrice: home.purchasePrice,
      purchaseDate: home.purchaseDate,
      purchaseCosts: Math.max(0, (results.headline.totalCost ?? inputs.price) - inputs.price),
      currentValue: home.purchasePrice,
      status: 'void',
      // The evaluation stays as the forecast that what happens is held against.
      evaluationId: deal.id,
    };
    const property = await write(
      queryClient,
      'post',
      '/properties',
      { body },
      { refreshes: ['/properties', '/evaluations', `/evaluations/${deal.id}`] },
    );
    // The address of the new home is needed for all that belongs to it.
    if (property === undefined) throw new Error('Couldn’t find the new property');
    return property.id;
  }

  function loanBody(property: string): Schemas['NewMortgage'] {
    if (!loan) throw new Error('There is no loan');
    const start = home.purchaseDate;
    return {
      propertyId: property,
      lender: loan.lender.trim(),
      originalAmount: loan.amount ?? 0,
      balance: loan.amount ?? 0,
      balanceAt: start > today ? today : start,
      rate: loan.rate ?? 0,
      // Only a rate that is not variable has an end.
      rateType: loan.fixEnds !== '' && loan.rateType === 'svr' ? 'fixed' : loan.rateType,
      method: loan.method,
      startDate: start,
      fixEnds: loan.fixEnds === '' ? null : loan.fixEnds,
      termEnds: addMonths(start, Math.max(1, loan.termYears) * 12),
      monthlyPayment: paymentOf(loan) ?? 0,
    };
  }
}
