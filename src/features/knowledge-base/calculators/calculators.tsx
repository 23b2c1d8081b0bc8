import { useState, type ComponentType } from 'react';
import type { Nation } from '@/lib/stamp-duty/region';
import type { CalculatorKind } from './calculator-kinds';
import { DealChoice } from './deal-choice';
import { noFigures, type DealFigures } from './deal-figures';
import { StampDutyCalculator } from './stamp-duty-calculator';
import { StressCalculator } from './stress-calculator';
import { YieldCalculator } from './yield-calculator';

interface Face {
  title: string;
  Body: ComponentType<{ deal: DealFigures }>;
}

const faces: Readonly<Record<CalculatorKind, Face>> = {
  'stamp-duty': { title: 'Work out the stamp duty', Body: StampDutyCalculator },
  yield: { title: 'Work out the yield', Body: YieldCalculator },
  stress: { title: 'Work out the interest cover', Body: StressCalculator },
};

/**
 * A calculator with figures of its own, or of one of the reader's evaluations.
 * @param nation what it begins with, where the text around it is about one alone
 */
export function Calculator({ kind, nation }: { kind: CalculatorKind; nation?: Nation | undefined }) {
  const { Body } = faces[kind];
  const title = kind === 'stamp-duty' && nation === 'scotland' ? 'Work out the tax' : faces[kind].title;
  const [deal, setDeal] = useState<DealFigures>({ ...noFigures, nation });
  return (
    <section
      aria-label={title}
      className="my-6 rounded-[14px] border border-line bg-surface-1 p-(--card-p) text-base print:break-inside-avoid"
    >
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <p className="text-lg font-semibold tracking-tight">{title}</p>
        <DealChoice onDeal={setDeal} />
      </div>
      <Body key={deal.id} deal={deal} />
    </section>
  );
}
