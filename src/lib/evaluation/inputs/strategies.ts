import { buyRefurbishRefinance, type BrrrResults } from '../strategies/brrr';
import { buyAndSell, type FlipResults } from '../strategies/flip';
import { houseInMultipleOccupation, type HmoResults } from '../strategies/hmo';
import { homeRent, roomsRent } from '../strategies/income';
import type { EvaluationInputs, Strategy } from './inputs';
import { buyToLet, rentToRent, type LettingResults } from '../strategies/letting';
import { servicedAccommodation, type ServicedResults } from '../strategies/serviced';
import type { Terms } from './terms';

/** The results of each strategy that was asked for. */
export interface StrategyResults {
  btl?: LettingResults;
  brrr?: BrrrResults;
  hmo?: HmoResults;
  sa?: ServicedResults;
  flip?: FlipResults;
  r2r?: LettingResults;
}

/** The same house as each strategy of the terms, the primary one always among them. */
export function strategyResults(inputs: EvaluationInputs, terms: Terms): StrategyResults {
  const wanted = new Set<Strategy>([terms.primary, ...terms.strategies]);
  return {
    ...(wanted.has('btl') && { btl: buyToLet(inputs, terms) }),
    ...(wanted.has('brrr') && { brrr: buyRefurbishRefinance(inputs, terms) }),
    ...(wanted.has('hmo') && { hmo: houseInMultipleOccupation(inputs, terms) }),
    ...(wanted.has('sa') && { sa: servicedAccommodation(inputs, terms) }),
    ...(wanted.has('flip') && { flip: buyAndSell(inputs, terms) }),
    ...(wanted.has('r2r') && { r2r: rentToRent(inputs, terms, roomsRent(inputs) ?? homeRent(inputs)) }),
  };
}

/** The inputs without which a strategy's tiles read “n/a”, as dotted paths. */
export function missingInputs(inputs: EvaluationInputs, strategies: readonly Strategy[]): string[] {
  const { price, income, refi, exit } = inputs;
  const isKnown: Readonly<Record<string, boolean>> = {
    price: price > 0,
    'income.rentPcm': income.rentPcm !== null,
    'income.rooms': income.rooms.length > 0,
    'income.adr': income.adr !== null,
    'income.occupancyPct': income.occupancyPct !== null,
    'income.avgStay': income.avgStay !== null && income.avgStay > 0,
    'refi.gdv': refi.gdv !== null,
    'exit.salePrice': exit.salePrice !== null,
  };
  const needed = new Set(strategies.flatMap((strategy) => needs[strategy]));
  // Rooms stand in for the rent of a home that is rented on.
  if (income.rooms.length > 0 && !strategies.includes('btl') && !strategies.includes('brrr')) {
    needed.delete('income.rentPcm');
  }
  return [...needed].filter((path) => isKnown[path] === false);
}

const needs: Readonly<Record<Strategy, readonly string[]>> = {
  btl: ['price', 'income.rentPcm'],
  brrr: ['price', 'income.rentPcm', 'refi.gdv'],
  hmo: ['price', 'income.rooms'],
  sa: ['price', 'income.adr', 'income.occupancyPct', 'income.avgStay'],
  flip: ['price', 'exit.salePrice'],
  r2r: ['income.rentPcm'],
};
