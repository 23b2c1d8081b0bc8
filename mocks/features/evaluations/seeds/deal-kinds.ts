// Deals of each kind, by the few figures in which they differ from the worked examples.
import type { EvaluationInputs } from '@/lib/evaluation/inputs/inputs';
import { mergeInputs, type Partially } from '@/lib/evaluation/inputs/overrides';
import {
  brrrExample,
  btlExample,
  flipExample,
  hmoExample,
  servicedExample,
} from '@/lib/evaluation/worked-examples';
import type { Schema } from '../../../engine/contract/contract';

type Strategy = Schema<'EvaluationStrategy'>;

export interface Deal {
  title: string;
  address: string | null;
  outcode: string | null;
  nation?: Schema<'EvaluationNation'>;
  strategies: readonly [Strategy, ...Strategy[]];
  inputs: EvaluationInputs;
  home?: Partial<Schema<'EvaluationHome'>>;
  tags?: readonly string[];
  notes?: string;
}

const works = (name: string, rate: number) => ({
  items: [{ name, qty: 1, rate, vatPct: 0 }],
  contingencyPct: 10,
});

const bought = { purchaseDate: '2026-06-30' } as const;

export const letting = (
  price: number,
  rentPcm: number,
  refurb: number,
  more: Partially<EvaluationInputs> = {},
) =>
  mergeInputs(
    btlExample,
    bought,
    {
      price,
      askingPrice: Math.ceil((price * 1.04) / 5_000) * 5_000,
      refurb: works('Works after survey', refurb),
      income: { rentPcm },
    },
    more,
  );

export const recycled = (price: number, refurb: number, gdv: number, rentPcm: number) =>
  mergeInputs(brrrExample, bought, {
    price,
    askingPrice: price + 5_000,
    refurb: works('Back to brick', refurb),
    refi: { gdv },
    income: { rentPcm },
  });

export const resold = (price: number, refurb: number, salePrice: number, months: number) =>
  mergeInputs(flipExample, bought, {
    price,
    askingPrice: price + 10_000,
    refurb: works('Refurbishment for sale', refurb),
    exit: { salePrice, months },
  });

export const shared = (price: number, refurb: number, rents: readonly number[]) =>
  mergeInputs(hmoExample, bought, {
    price,
    askingPrice: price + 15_000,
    refurb: works('Conversion to letting rooms', refurb),
    income: {
      rooms: rents.map((rentPcm, index) => ({
        name: `Room ${index + 1}`,
        rentPcm,
        sqm: 13.5 - index * 1.1,
        occupants: 1,
      })),
    },
  });

export const nightly = (price: number, adr: number, occupancyPct: number) =>
  mergeInputs(servicedExample, bought, {
    price,
    askingPrice: price + 5_000,
    income: { adr, occupancyPct },
  });
