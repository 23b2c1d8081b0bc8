import { useId } from 'react';
import { daysBetween } from '@/lib/dates/calendar-day';
import { formatPoundsCompact } from '@/lib/money/money';
import type { TimelineStep } from '@/lib/stamp-duty/timeline';
import { ticks } from '@/lib/lists/ticks';
import { useWidth } from '@/ui/chart/use-width';

const height = 162;
/** The thumb of the range below stands at its ends half a thumb inside. */
const edge = 8;
const foot = 22;
/** Room for two lines of text: `Today`, and the highest amount below it. */
const head = 26;

interface DutyStepChartProps {
  steps: readonly TimelineStep[];
  from: string;
  to: string;
  today: string;
  day: string;
}

/** The tax on one price over the years as steps; where no rates are on file the ground is hatched. */
export function DutyStepChart({ steps, from, to, today, day }: DutyStepChartProps) {
  const [box, width] = useWidth(340);
  const hatch = useId();
  const span = daysBetween(from, to);
  const x = (on: string) =>
    edge + (Math.min(span, Math.max(0, daysBetween(from, on))) / span) * (width - 2 * edge);
  const marks = ticks(0, Math.max(1, ...steps.map(({ amount }) => amount ?? 0)), 3);
  const high = marks.at(-1) ?? 1;
  const y = (amount: number) => head + (1 - amount / high) * (height - head - foot);
  const years = ['2000', '2005', '2010', '2015', '2020', '2025'].filter(
    (_, index) => width > 300 || index % 2 === 0,
  );
  const firstGapEnd = steps[0] && steps[0].from > from ? steps[0].from : null;
  return (
    <div ref={box} className="w-full overflow-hidden">
      <svg aria-hidden width={width} height={height} className="num block text-2xs">
        <defs>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <line x1="0" y1="0" x2="0" y2="6" className="stroke-line-strong" strokeWidth="2" />
          </pattern>
        </defs>
        {marks.map((mark) => (
          <g key={mark}>
            <line x1={edge} x2={width - edge} y1={y(mark)} y2={y(mark)} className="stroke-chart-grid" />
            <text x={width - edge} y={y(mark) - 3} textAnchor="end" className="fill-ink-3">
              {formatPoundsCompact(mark)}
            </text>
          </g>
        ))}
        {firstGapEnd !== null && (
          <rect
            x={edge}
            y={head}
            width={x(firstGapEnd) - edge}
            height={y(0) - head}
            fill={`url(#${hatch})`}
            opacity={0.7}
          />
        )}
        {steps.map(({ from: start, to: end, amount }) => {
          const at = x(start);
          const size = Math.max(1, x(end ?? to) - at);
          return amount === null ? (
            <rect
              key={start}
              x={at}
              y={head}
              width={size}
              height={y(0) - head}
              fill={`url(#${hatch})`}
              opacity={0.7}
            />
          ) : (
            <g key={start}>
              <rect
                x={at}
                y={y(amount)}
                width={size}
                height={y(0) - y(amount)}
                className="fill-chart-1"
                opacity={0.28}
              />
              <line
                x1={at}
                x2={at + size}
                y1={y(amount)}
                y2={y(amount)}
                className="stroke-chart-1"
                strokeWidth="2"
              />
            </g>
          );
        })}
        <line
          x1={x(today)}
          x2={x(today)}
          y1={head}
          y2={y(0)}
          className="stroke-ink-3"
          strokeDasharray="2 3"
        />
        <text x={x(today)} y={head - 15} textAnchor="middle" className="fill-ink-3">
          Today
        </text>
        <line x1={x(day)} x2={x(day)} y1={head} y2={y(0) + 4} className="stroke-ink" strokeWidth="1.5" />
        {years.map((year) => (
          <text
            key={year}
            x={x(`${year}-01-01`)}
            y={height - 6}
            textAnchor={year === '2000' ? 'start' : 'middle'}
            className="fill-ink-3"
          >
            {year}
          </text>
        ))}
      </svg>
    </div>
  );
}
