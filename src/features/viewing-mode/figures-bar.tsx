import { useMemo } from 'react';
import { formatWholePounds } from '@/lib/money/money';
import { viewingFigures, worksOf } from './notes/figures';
import { useViewing } from './viewing-context';

/** What the deal is worth with what was seen so far, in view while it is noted; worked out on the device. */
export function FiguresBar() {
  const { kept } = useViewing();
  const { deal, notes, viewing } = kept;
  const figures = useMemo(
    () => deal && viewingFigures(deal, viewing.checklist, notes),
    [deal, viewing.checklist, notes],
  );
  return (
    <section
      aria-label="Figures"
      className="sticky bottom-0 z-(--z-sticky) border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)]"
    >
      <dl className="mx-auto flex max-w-2xl justify-between gap-x-4 px-4 py-2.5 sm:justify-start sm:gap-x-8">
        {figures && (
          <div className="min-w-0">
            <dt className="text-xs text-ink-2">ROI</dt>
            <dd className="num text-md font-semibold whitespace-nowrap">{figures.roi}</dd>
            {figures.roiWithout !== null && (
              <dd className="num text-xs text-ink-2">{`${figures.roiWithout} without works`}</dd>
            )}
          </div>
        )}
        <div className="min-w-0">
          <dt className="text-xs text-ink-2">Works</dt>
          <dd className="num text-md font-semibold whitespace-nowrap">{formatWholePounds(worksOf(notes))}</dd>
        </div>
        {figures && figures.cashIn !== null && (
          <div className="min-w-0">
            <dt className="text-xs text-ink-2">Cash needed</dt>
            <dd className="num text-md font-semibold whitespace-nowrap">
              {formatWholePounds(figures.cashIn)}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
