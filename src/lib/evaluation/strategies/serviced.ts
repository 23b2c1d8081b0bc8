import { figure, minus, sum, times, type Figure } from '../figures';
import { hold, type Hold } from './hold';
import { fixedCosts, managementShare, otaShare } from './income';
import type { EvaluationInputs } from '../inputs/inputs';
import { firstYearInterest, monthlyPayment } from '../loan/loan';
import { purchase, purchaseLoan, type Purchase } from './purchase';
import { returns, type Returns } from './returns';
import { letTax, type TaxView } from '../loan/tax';
import type { Terms } from '../inputs/terms';

/** A home let by the night (product.md §5.9). Maintenance belongs to the fixed costs here; voids are the occupancy. */
export interface ServicedResults {
  purchase: Purchase;
  stays: {
    nights: Figure;
    bookings: Figure;
    revenue: Figure;
    revPar: Figure;
    ota: Figure;
    management: Figure;
    cleaning: Figure;
    fixed: number;
    /** %. More than 100 when even a full year would not pay. */
    breakEvenOccupancy: Figure;
    /** Revenue is over the VAT threshold. */
    vatFlag: boolean;
    /** More nights than Greater London allows without consent. */
    nightsFlag: boolean;
  };
  returns: Returns;
  tax: TaxView;
  hold: Hold;
}

const vatThreshold = 90_000;
const londonNights = 90;

export function servicedAccommodation(inputs: EvaluationInputs, terms: Terms): ServicedResults {
  const bought = purchase(inputs, terms.region);
  const loan = purchaseLoan(inputs);
  const mortgagePcm = monthlyPayment(loan);
  const fixed = fixedCosts(inputs.costs) + inputs.costs.sa.fixed;
  const { adr, occupancyPct, avgStay, cleaningFee } = inputs.income;
  const { sa } = inputs.costs;
  const nights = occupancyPct === null ? null : (365 * occupancyPct) / 100;
  const perBooking = avgStay === null || avgStay <= 0 ? null : 1 / avgStay;
  const bookings = times(nights, perBooking);
  const revenue = sum(times(nights, adr), times(bookings, cleaningFee));
  const takenPct = otaShare(inputs.costs) + managementShare(inputs.costs);
  const variable = sum(times(revenue, takenPct / 100), times(bookings, sa.cleaningCost));
  const noi = minus(minus(revenue, variable), fixed);
  const year = returns({
    value: inputs.price,
    grossIncome: revenue,
    noi,
    mortgagePcm,
    cashInvested: bought.cashInvested,
    totalCost: bought.totalCost,
    roceBasis: terms.roceBasis,
  });
  // By the night, so that an empty year breaks even somewhere too.
  const nightly = sum(adr, times(perBooking, cleaningFee));
  const keptNightly = minus(times(nightly, 1 - takenPct / 100), times(perBooking, sa.cleaningCost));
  return {
    purchase: bought,
    stays: {
      nights,
      bookings,
      revenue,
      revPar: times(adr, occupancyPct === null ? null : occupancyPct / 100),
      ota: times(revenue, otaShare(inputs.costs) / 100),
      management: times(revenue, managementShare(inputs.costs) / 100),
      cleaning: times(bookings, sa.cleaningCost),
      fixed,
      breakEvenOccupancy: breakEven(sum(fixed, times(12, mortgagePcm)), keptNightly),
      vatFlag: revenue !== null && revenue > vatThreshold,
      nightsFlag: nights !== null && nights > londonNights && isGreaterLondon(terms.outcode),
    },
    returns: year,
    tax: letTax(inputs, noi, firstYearInterest(loan), year.annualCashFlow),
    hold: hold(inputs, {
      cashIn: bought.cashInvested,
      value: inputs.price,
      rentLinked: minus(revenue, variable),
      fixed,
      loan,
    }),
  };
}

function breakEven(due: Figure, keptNightly: Figure): Figure {
  if (due === null || keptNightly === null || keptNightly <= 0) return null;
  return figure((due / (keptNightly * 365)) * 100);
}

// Postcode areas wholly or mostly inside; those that straddle the boundary count by where most of their homes are.
const londonAreas = new Set(['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC', 'BR', 'CR', 'HA', 'TW', 'UB']);
const londonOutcodes =
  /^(EN[1-5]|IG([1-8]|11)|KT([1-6]|9)|RM([1-9]|1[0-4])|SM[1-6]|DA(5|6|7|8|14|15|16|17))$/;

/** Is this first half of a postcode in Greater London? Good enough to warn by, not to rule by. */
export function isGreaterLondon(outcode: string | null): boolean {
  const text = outcode?.toUpperCase() ?? '';
  return londonAreas.has(/^[A-Z]+/.exec(text)?.[0] ?? '') || londonOutcodes.test(text);
}
