import type { Schemas } from '@/api/contract';
import { longLoan } from '@/lib/evaluation/projection';
import type { Nation } from '@/lib/stamp-duty/region';

/** What a calculator takes from an evaluation; undefined where it has no such figure, so that the example stays. */
export interface DealFigures {
  /** Changes with the deal. */
  id: string;
  price?: number | undefined;
  /** ISO day. */
  day?: string | undefined;
  nation?: Nation | undefined;
  /** £ a month. */
  rentPcm?: number | undefined;
  /** £ a year. */
  costs?: number | undefined;
  /** £. */
  loan?: number | undefined;
  /** The lender's test: cover in per cent, and the rate it is tested at. */
  cover?: number | undefined;
  stressRate?: number | undefined;
}

export const noFigures: DealFigures = { id: '' };

/** Zero is a figure that nobody has entered yet. */
const known = (figure: number | null | undefined) =>
  figure !== null && figure !== undefined && figure > 0 ? figure : undefined;

/** The figures of an evaluation that calculators ask for. */
export function figuresOf(evaluation: Schemas['Evaluation']): DealFigures {
  const { id, inputs, nation, primary } = evaluation;
  const { income } = inputs;
  const rooms = income.rooms.reduce((all, { rentPcm }) => all + rentPcm, 0);
  return {
    id,
    price: known(inputs.price),
    day: inputs.purchaseDate,
    nation,
    rentPcm: known(primary === 'hmo' ? rooms : income.rentPcm),
    loan: known(longLoan(inputs, primary)?.amount),
    cover: known(inputs.stress.icr),
    stressRate: known(inputs.stress.rate),
  };
}
