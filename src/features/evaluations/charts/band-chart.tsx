import type { BandShare } from '@/lib/stamp-duty/stamp-duty';
import { percent, pounds } from '@/lib/evaluation/formulas/formula-step';
import { formatPoundsCompact } from '@/lib/money/money';
import { useWidth } from '@/ui/chart/use-width';

const height = 150;
const left = 34;
const foot = 24;
const head = 20;

/**
 * Stamp duty as areas: as wide as the slice of the price, as high as its rate. The next band, which takes nothing yet, is a
 * dashed outline.
 */
export function BandChart({ bands, price }: { bands: readonly BandShare[]; price: number }) {
  const [box, width] = useWidth(340);
  const used = bands.filter(({ slice }) => slice > 0);
  const next = bands[used.length];
  const top = Math.max(5, ...[...used, ...(next ? [next] : [])].map(({ rate }) => Math.ceil(rate / 5) * 5));
  const reach = Math.max(1, next ? Math.max(next.from * 1.12, price * 1.12) : price * 1.04);
  const x = (value: number) => left + (Math.min(value, reach) / reach) * (width - left - 4);
  const y = (rate: number) => head + (1 - rate / top) * (height - head - foot);
  const crowded = (value: number) => Math.abs(x(value) - x(price)) < 40;
  return (
    <div ref={box} className="w-full overflow-hidden">
      <svg aria-hidden width={width} height={height} className="num block text-2xs">
        {[0, top / 2, top].map((rate) => (
          <g key={rate}>
            <line
              x1={left}
              x2={width}
              y1={y(rate)}
              y2={y(rate)}
              className={rate === 0 ? 'stroke-line-strong' : 'stroke-chart-grid'}
            />
            <text x={left - 6} y={y(rate) + 4} textAnchor="end" className="fill-ink-3">
              {percent(rate)}
            </text>
          </g>
        ))}
        {used.map(({ from, slice, rate, tax }, index) => {
          const at = x(from) + 1;
          const size = Math.max(1, x(from + slice) - x(from) - 2);
          return (
            <g key={from}>
              <rect
                x={at}
                y={y(rate)}
                width={size}
                height={Math.max(0, y(0) - y(rate))}
                rx={3}
                className="fill-chart-1"
                opacity={index === used.length - 1 ? 1 : 0.65}
              />
              {size > 44 && (
                <text
                  x={at + size / 2}
                  y={y(rate) - 6}
                  textAnchor="middle"
                  className="fill-ink font-semibold"
                >
                  {pounds(Math.round(tax))}
                </text>
              )}
              {from > 0 && !crowded(from) && (
                <text x={x(from)} y={height - 8} textAnchor="middle" className="fill-ink-3">
                  {formatPoundsCompact(from)}
                </text>
              )}
            </g>
          );
        })}
        {next && (
          <>
            <rect
              x={x(Math.max(price, next.from)) + 1}
              y={y(next.rate)}
              width={Math.max(2, width - 5 - x(Math.max(price, next.from)))}
              height={y(0) - y(next.rate)}
              rx={3}
              className="fill-none stroke-ink-3"
              strokeDasharray="3 3"
            />
            {!crowded(next.from) && (
              <text
                x={Math.min(x(next.from), width - 20)}
                y={height - 8}
                textAnchor="middle"
                className="fill-ink-3"
              >
                {formatPoundsCompact(next.from)}
              </text>
            )}
          </>
        )}
        <text x={left} y={height - 8} className="fill-ink-3">
          £0
        </text>
        {price > 0 && (
          <text x={x(price)} y={height - 8} textAnchor="middle" className="fill-ink font-semibold">
            {formatPoundsCompact(price)}
          </text>
        )}
      </svg>
    </div>
  );
}
