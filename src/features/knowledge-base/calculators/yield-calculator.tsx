import { evaluate } from '@/lib/evaluation/evaluate';
import { pounds, share } from '@/lib/evaluation/formulas/formula-step';
import { blankInputs } from '@/lib/evaluation/inputs/inputs';
import type { Terms } from '@/lib/evaluation/inputs/terms';
import { AmountField, useAmount } from '@/ui/input/fields/amount-field';
import { Answer } from './answer';
import type { DealFigures } from './deal-figures';

const mostPrice = 100_000_000;
const leastPrice = 1;
const mostRent = 1_000_000;
// Neither yield rests on the day, or on where the home is.
const anyDay = '2026-01-01';
const terms: Terms = {
  region: 'england-wales',
  nation: 'england',
  outcode: null,
  strategies: ['btl'],
  primary: 'btl',
  roceBasis: 'totalCapital',
};

/** Gross and net yield of a let home, by the evaluation itself. */
export function YieldCalculator({ deal }: { deal: DealFigures }) {
  const price = useAmount(deal.price ?? 180_000, mostPrice, leastPrice);
  const rent = useAmount(deal.rentPcm ?? 1_150, mostRent);
  const costs = useAmount(deal.costs ?? 3_666, mostPrice);
  const blank = blankInputs(anyDay);
  const { grossYield, netYield } = evaluate(
    {
      ...blank,
      price: price.value ?? 0,
      income: { ...blank.income, rentPcm: rent.value },
      costs: { ...blank.costs, other: costs.value ?? 0 },
    },
    terms,
  ).headline;
  const year = rent.value === null ? null : rent.value * 12;
  return (
    <>
      <div className="grid gap-3 md:grid-cols-3">
        <AmountField label="Price" typed={price} unit="pounds" most={mostPrice} least={leastPrice} />
        <AmountField label="Monthly rent" typed={rent} unit="pounds" most={mostRent} />
        <AmountField label="Running costs per year" typed={costs} unit="pounds" most={mostPrice} />
      </div>
      <Answer label="Gross yield" working={`${pounds(year)} ÷ ${pounds(price.value)}`}>
        {share(grossYield)}
      </Answer>
      <Answer
        label="Net yield"
        working={`(${pounds(year)} − ${pounds(costs.value)}) ÷ ${pounds(price.value)}, before the mortgage`}
      >
        {costs.value === null ? 'n/a' : share(netYield)}
      </Answer>
    </>
  );
}
