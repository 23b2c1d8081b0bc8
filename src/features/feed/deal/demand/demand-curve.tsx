import { formatPoundsCompact } from '@/lib/money/money';
import type { DemandStep } from './demand';

const width = 100;
const height = 100;

/** Falls with the price, one step for each that was named; the price of the deal stands across it. The table below tells the same. */
export function DemandCurve({ steps, price }: { steps: readonly DemandStep[]; price: number | null }) {
  const most = steps[0]?.buyers ?? 1;
  const ends = [...steps.map((step) => step.price), ...(price === null ? [] : [price])];
  const low = Math.min(...ends);
  const high = Math.max(...ends);
  const room = Math.max(1, (high - low) * 0.08, high * 0.01);
  const x = (value: number) => ((value - low + room) / (high - low + 2 * room)) * width;
  const y = (buyers: number) => height - (buyers / most) * (height - 6);
  const line = steps.map((step, index) => `H${x(step.price)}V${y(steps[index + 1]?.buyers ?? 0)}`).join('');
  const path = `M0 ${y(most)}${line}H${width}`;
  return (
    <div aria-hidden className="num text-ink-3 mt-5 text-xs">
      <div className="flex gap-2">
        <div className="flex w-5 flex-col justify-between text-right">
          <span>{most}</span>
          <span>0</span>
        </div>
        <div className="relative h-40 min-w-0 flex-1">
          <svg
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            className="size-full overflow-visible"
          >
            <path d={`${path}V${height}H0Z`} className="fill-chart-1" opacity={0.16} />
            <path
              d={path}
              className="stroke-chart-1 fill-none"
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={`M0 ${height}H${width}`}
              className="stroke-line-strong"
              strokeWidth={1}
              vectorEffect="non-scaling-stroke"
            />
            {price !== null && (
              <path
                d={`M${x(price)} 0V${height}`}
                className="stroke-ink"
                strokeWidth={1.5}
                strokeDasharray="4 4"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
          {price !== null && (
            <span
              className="text-ink absolute -top-5 font-medium whitespace-nowrap"
              style={x(price) > 50 ? { right: `${100 - x(price)}%` } : { left: `${x(price)}%` }}
            >
              {`Asking ${formatPoundsCompact(price)}`}
            </span>
          )}
        </div>
      </div>
      <div className="relative mt-1 ml-7 h-4">
        {[...new Set([low, high])].map((value) => (
          <span key={value} className="absolute -translate-x-1/2" style={{ left: `${x(value)}%` }}>
            {formatPoundsCompact(value)}
          </span>
        ))}
      </div>
    </div>
  );
}
