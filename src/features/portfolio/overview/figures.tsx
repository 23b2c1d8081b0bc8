import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/states/skeleton';
import { cashFlowId, furtherFigures, leadingFigures, type Figure } from './headline';
import type { Scope } from '@/entities/property/scope/scope';

const gridClass = 'grid grid-cols-2 gap-3 md:grid-cols-6 xl:grid-cols-5';
/** One above two by two on a phone, two above three on a tablet, five in a row. */
const tileClass =
  'max-md:first:col-span-2 md:col-span-2 md:nth-[-n+2]:col-span-3 xl:col-span-1 xl:nth-[-n+2]:col-span-1';

const linkClass =
  'relative underline decoration-line-strong underline-offset-2 after:absolute after:-inset-x-1 after:-inset-y-3.5 hover:decoration-ink';

interface FiguresProps {
  summary: Schemas['PropertySummary'];
  scope: Scope;
}

/** What the portfolio is worth and earns: five leading figures, each of which opens the table it is the total of, then how it is doing. */
export function Figures({ summary, scope }: FiguresProps) {
  return (
    <div className="flex flex-col gap-3">
      <dl aria-label="Portfolio figures" className={gridClass}>
        {leadingFigures(summary).map((figure) => (
          <Tile key={figure.label} figure={figure} scope={scope} />
        ))}
      </dl>
      <Card>
        <dl aria-label="Performance" className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4">
          {furtherFigures(summary).map(({ label, value, note, tone, opens }) => (
            <div key={label}>
              <dt className="text-xs text-ink-3">
                {opens === 'cash-flow' ? (
                  <a href={`#${cashFlowId}`} className={linkClass}>
                    {label}
                  </a>
                ) : opens === 'properties' ? (
                  <Link to="/portfolio/properties" search={{ ...scope }} className={linkClass}>
                    {label}
                  </Link>
                ) : opens === 'arrears' ? (
                  <Link
                    to="/portfolio/tenancies"
                    search={{ show: 'all', arrears: true, ...scope }}
                    className={linkClass}
                  >
                    {label}
                  </Link>
                ) : (
                  <Link
                    to="/portfolio/compliance"
                    search={{ status: 'year', ...scope }}
                    className={linkClass}
                  >
                    {label}
                  </Link>
                )}
              </dt>
              <dd className={`num font-semibold ${tone === 'red' ? 'text-red-ink' : ''}`}>{value}</dd>
              {note !== undefined && <dd className="num text-xs text-ink-3">{note}</dd>}
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}

function Tile({ figure, scope }: { figure: Figure; scope: Scope }) {
  const { label, value, change, note, isPartial, order } = figure;
  return (
    <Card className={`relative hover:border-line-strong ${tileClass}`}>
      <dt className="text-sm text-ink-2">
        <Link
          to="/portfolio/properties"
          search={{ ...scope, sort: order }}
          className="outline-none after:absolute after:inset-0 after:rounded-[14px] focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {label}
        </Link>
      </dt>
      <dd>
        <span className="num block text-xl/[34px] font-semibold tracking-tight whitespace-nowrap md:text-[27px]/[34px]">
          {value ?? (
            <>
              <span aria-hidden>–</span>
              <span className="sr-only">Not known</span>
            </>
          )}
        </span>
        <span className={`num block text-xs ${isPartial ? 'text-amber-ink' : 'text-ink-3'}`}>
          {change && (
            <span className={change.isGain ? 'text-green-ink' : 'text-red-ink'}>{`${change.text} `}</span>
          )}
          {note}
        </span>
      </dd>
    </Card>
  );
}

/** The shape of the figures while they are read. */
export function FiguresSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <div className={gridClass}>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Card key={key} className={tileClass}>
            <Skeleton className="h-5 w-24" />
            <Skeleton className="my-1 h-[26px] w-32" />
            <Skeleton className="h-4 w-28" />
          </Card>
        ))}
      </div>
      <Card className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className="flex flex-col gap-1.5">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-4.5 w-16" />
          </div>
        ))}
      </Card>
    </div>
  );
}
