import type { ProjectedYear } from '@/lib/evaluation/projection';
import { formatPoundsCompact } from '@/lib/money/money';
import { ticks } from '@/lib/lists/ticks';
import { useWidth } from '@/ui/chart/use-width';

const height = 240;
const left = 46;
const foot = 26;
const head = 18;

const series = [
  { name: 'Running costs', fill: 'fill-chart-8', of: (year: ProjectedYear) => year.costs },
  { name: 'Mortgage', fill: 'fill-chart-5', of: (year: ProjectedYear) => year.interest + year.capital },
  { name: 'Cash flow', fill: 'fill-chart-1', of: (year: ProjectedYear) => Math.max(0, year.cashFlow) },
] as const;

/** A bar with round corners. All bars of a series are one path: a key moves four shapes, not forty. */
function barPath(x: number, y: number, width: number, height: number): string {
  const r = Math.min(3, height / 2);
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${arc(r, r)}v${down}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}z`;
}

/** Bars of where each year's income goes; what is missing hangs below zero. On a narrow place every other year. */
export function RentChart({ years }: { years: readonly ProjectedYear[] }) {
  const [box, width] = useWidth(600);
  const every = Math.ceil(years.length / Math.max(1, Math.floor((width - left) / 52)));
  const last = years.length - 1;
  // The last year always shows, and none that would crowd it.
  const shown = years.filter((_, index) => index === last || (index % every === 0 && last - index >= every));
  const most = Math.max(
    ...shown.map((year) => Math.max(year.income, year.costs + year.interest + year.capital)),
  );
  // Without a loan nothing goes there.
  const told = series.filter(({ name, of }) => name !== 'Mortgage' || years.some((year) => of(year) > 0));
  const marks = ticks(Math.min(0, ...shown.map(({ cashFlow }) => cashFlow)), most);
  const low = marks[0] ?? 0;
  const high = marks.at(-1) ?? 1;
  const y = (value: number) => head + ((high - value) / (high - low)) * (height - head - foot);
  const slot = (width - left) / Math.max(1, shown.length);
  const bar = Math.min(56, slot * 0.78);
  const x = (index: number) => left + slot * index + (slot - bar) / 2;
  return (
    <div ref={box} className="w-full overflow-hidden">
      <ul className="mb-1 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
        {told.toReversed().map(({ name, fill }) => (
          <li key={name} className="flex items-center gap-1.5">
            <svg aria-hidden width="10" height="10">
              <rect width="10" height="10" rx="3" className={fill} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
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
        {series.map(({ name, fill, of }, at) => (
          <path
            key={name}
            className={fill}
            d={shown
              .map((year, index) => {
                const from = series.slice(0, at).reduce((sum, below) => sum + below.of(year), 0);
                const size = y(from) - y(from + of(year));
                return size > 0.5
                  ? barPath(x(index), y(from + of(year)), bar, Math.max(0.5, size - (from > 0 ? 2 : 0)))
                  : '';
              })
              .join('')}
          />
        ))}
        <path
          className="fill-red-mark"
          d={shown
            .map(({ cashFlow }, index) =>
              cashFlow < 0 ? barPath(x(index), y(0) + 1, bar, Math.max(1, y(cashFlow) - y(0))) : '',
            )
            .join('')}
        />
        {shown.map((year, index) => (
          <g key={year.year}>
            <text
              x={x(index) + bar / 2}
              y={y(series.reduce((sum, { of }) => sum + of(year), 0)) - 6}
              textAnchor="middle"
              className="fill-ink font-semibold"
            >
              {formatPoundsCompact(year.cashFlow)}
            </text>
            <text x={x(index) + bar / 2} y={height - 8} textAnchor="middle" className="fill-ink-3">
              {index === 0 ? 'Year 1' : year.year}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
