import { useId, useState, type KeyboardEvent } from 'react';
import { monthText } from '@/lib/dates/dates';
import { ticks } from '@/lib/lists/ticks';
import { formatPoundsCompact, formatWholePounds } from '@/lib/money/money';
import { useWidth } from '@/ui/chart/use-width';

/** A month of the chart, £. */
export interface CashMonth {
  /** `2026-05` */
  month: string;
  cashFlow: number;
  /** What it was to be; none where nothing was forecast. */
  forecast?: number;
}

const height = 200;
const left = 50;
const foot = 24;
const head = 10;

/**
 * Cash flow by month as bars above or below nothing, and the forecast as a line over them. It is a slider for the keyboard: the
 * arrows move through the months, Home and End to the first and the last.
 */
export function CashBars({ months }: { months: readonly CashMonth[] }) {
  const [box, width] = useWidth(620);
  const hint = useId();
  const last = months.length - 1;
  const [pointed, setPointed] = useState<number | null>(null);
  const at = Math.min(pointed ?? last, last);
  const chosen = months[at];
  if (!chosen) return null;
  const values = months.flatMap(({ cashFlow, forecast = 0 }) => [cashFlow, forecast]);
  const marks = ticks(Math.min(0, ...values), Math.max(1, ...values));
  const [low = 0, high = 1] = [marks[0], marks.at(-1)];
  const step = (width - left) / months.length;
  const middle = (index: number) => left + step * (index + 0.5);
  const y = (pounds: number) => head + (1 - (pounds - low) / (high - low)) * (height - head - foot);
  const barWidth = Math.max(4, Math.min(34, step * 0.6));
  const shownEvery = Math.max(1, Math.ceil(months.length / Math.max(2, Math.floor((width - left) / 52))));
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setPointed(Math.min(last, Math.max(0, next)));
  };
  const line = months.flatMap(({ forecast }, index) =>
    forecast === undefined ? [] : [`${middle(index)} ${y(forecast)}`],
  );
  return (
    <div ref={box} className="w-full overflow-hidden">
      <p aria-hidden className="num h-5 text-right text-xs text-ink-2">
        {pointed !== null && `${monthText(chosen.month)}: ${textOf(chosen)}`}
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-label="Cash flow month"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={`${monthText(chosen.month)}: ${textOf(chosen)}`}
        aria-describedby={hint}
        onKeyDown={move}
        onPointerMove={(event) => {
          const place = event.clientX - event.currentTarget.getBoundingClientRect().left;
          setPointed(Math.min(last, Math.max(0, Math.floor((place - left) / step))));
        }}
        onPointerLeave={() => setPointed(null)}
        onBlur={() => setPointed(null)}
        className="rounded-md outline-offset-2"
      >
        <svg aria-hidden width={width} height={height} className="num block text-2xs">
          {marks.map((mark) => (
            <g key={mark}>
              <line
                x1={left}
                x2={width}
                y1={y(mark)}
                y2={y(mark)}
                className={mark === 0 ? 'stroke-line-strong' : 'stroke-chart-grid'}
              />
              <text x={left - 8} y={y(mark) + 4} textAnchor="end" className="fill-ink-3">
                {formatPoundsCompact(mark)}
              </text>
            </g>
          ))}
          {months.map(({ month, cashFlow }, index) => (
            <g key={month} opacity={pointed === null || pointed === index ? 1 : 0.55}>
              <rect
                x={middle(index) - barWidth / 2}
                width={barWidth}
                y={Math.min(y(0), y(cashFlow))}
                height={Math.max(1, Math.abs(y(cashFlow) - y(0)))}
                rx={3}
                className={cashFlow < 0 ? 'fill-red-mark' : 'fill-chart-1'}
              />
              {(last - index) % shownEvery === 0 && (
                <text x={middle(index)} y={height - 6} textAnchor="middle" className="fill-ink-3">
                  {monthText(month).slice(0, 3)}
                </text>
              )}
            </g>
          ))}
          {line.length > 1 && (
            <path
              d={`M${line.join('L')}`}
              className="fill-none stroke-ink-2"
              strokeWidth="2"
              strokeDasharray="5 4"
            />
          )}
        </svg>
      </div>
      <p id={hint} className="sr-only">
        Use the arrow keys to move between months.
      </p>
    </div>
  );
}

const textOf = ({ cashFlow, forecast }: CashMonth) =>
  `${formatWholePounds(cashFlow)}${forecast === undefined ? '' : `, forecast ${formatWholePounds(forecast)}`}`;
