import { shortDate } from '@/lib/dates/day-text';
import { formatPounds } from '@/lib/money/money';
import { periodOn } from '@/lib/stamp-duty/periods';
import type { Region } from '@/lib/stamp-duty/region';
import { isBeforeSdlt, stampDutyTimeline, type TimelineStep } from '@/lib/stamp-duty/timeline';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';

/** Every period on file, the newest first, and the gaps between them. */
export function PeriodsTable({ region }: { region: Region }) {
  const steps = stampDutyTimeline(0, region).toReversed();
  return (
    <Card as="section" aria-labelledby="periods">
      <h2 id="periods" className="mb-2 text-md font-semibold">
        Effective dates
      </h2>
      <table aria-labelledby="periods" className="w-full text-left text-sm">
        <thead className="text-xs text-ink-3">
          <tr>
            <th scope="col" className="py-2 pr-4 font-medium">
              Completion date
            </th>
            <th scope="col" className="py-2 font-medium">
              Rates by band
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.from} className="border-t border-line-subtle align-top light:border-line">
              <th scope="row" className="w-2/5 py-3 pr-4 font-medium">
                {step.to === null
                  ? `From ${shortDate(step.from)}`
                  : `${shortDate(step.from)} – ${shortDate(step.to)}`}
                {isBeforeSdlt(region, step.from) && (
                  <span className="mt-1 block text-xs font-normal text-ink-2">
                    Before SDLT: buyers paid the old stamp duty
                  </span>
                )}
                {step.to === null && (
                  <span className="mt-1 block">
                    <Badge tone="teal">Current</Badge>
                  </span>
                )}
              </th>
              <td className="py-3 text-ink-2">
                <Bands region={region} step={step} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Bands({ region, step: { from, amount } }: { region: Region; step: TimelineStep }) {
  const bands = periodOn(region, from)?.bands;
  if (amount === null || bands === undefined) return 'No rates for these dates';
  return (
    <ul className="flex flex-col gap-0.5">
      {bands.map(({ from: threshold, rate }) => (
        <li key={threshold} className="num flex justify-between gap-3">
          <span>{threshold === 0 ? 'From £0' : `Over ${formatPounds(threshold)}`}</span>
          <span className="font-medium text-ink">{`${rate}%`}</span>
        </li>
      ))}
    </ul>
  );
}
