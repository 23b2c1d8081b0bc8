import { useLazyPart } from '@/ui/lazy/lazy-part';
import { Skeleton } from '@/ui/states/skeleton';
import type { Nation } from '@/lib/stamp-duty/region';
import type { CalculatorKind } from './calculator-kinds';

const loadCalculators = () => import('./calculators');

/** A calculator in an article. Its code, and the rules of the product with it, comes when an article has one. */
export function LiveCalculator({ kind, nation }: { kind: CalculatorKind; nation?: Nation | undefined }) {
  const calculators = useLazyPart(loadCalculators, true);
  if (!calculators) return <Skeleton className="my-6 h-64 rounded-[14px] print:hidden" />;
  return <calculators.Calculator kind={kind} nation={nation} />;
}
