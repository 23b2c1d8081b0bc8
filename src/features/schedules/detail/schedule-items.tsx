import { useQueryClient } from '@tanstack/react-query';
import { PenLine, Printer } from 'lucide-react';
import { useState } from 'react';
import { shortDate } from '@/lib/dates/day-text';
import { formatPounds } from '@/lib/money/money';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { RefurbCard } from '../refurb/refurb-card';
import type { Schedule } from '../schedule-kinds';
import { signSchedule } from '../schedule-type';
import { CompareWith } from './compare-with';
import { Items } from './items';

/** What a schedule has below its details: its items by room, compared with an earlier one, its sums and who signed it. */
export function ScheduleItems({ row }: { row: Schedule }) {
  const queryClient = useQueryClient();
  const { kind, propertyId } = row;
  const [earlier, setEarlier] = useState<Schedule | null>(null);
  const isCompared = kind === 'condition' || kind === 'inventory';
  return (
    <>
      <div className="flex flex-wrap items-end gap-2 print:hidden">
        {isCompared && propertyId !== null && (
          <CompareWith row={row} propertyId={propertyId} chosen={earlier} onChoose={setEarlier} />
        )}
        <span className="ml-auto flex flex-wrap gap-2 max-md:ml-0">
          <Button
            variant="outline"
            icon={<PenLine aria-hidden size={16} />}
            onClick={() => signSchedule(queryClient, row)}
          >
            Sign
          </Button>
          <Button variant="outline" icon={<Printer aria-hidden size={16} />} onClick={() => window.print()}>
            Print
          </Button>
        </span>
      </div>
      <Items row={row} earlier={earlier} />
      <Sums row={row} />
      {kind === 'works' && <RefurbCard row={row} />}
      <Signatures row={row} />
    </>
  );
}

function Sums({ row }: { row: Schedule }) {
  const { kind, net, vat, contingency, contingencyPct, total, actual } = row;
  if (kind !== 'works' && kind !== 'rent') return null;
  const left = total - actual;
  const sums = [
    ['Net', net],
    ['VAT', vat],
    [`Contingency, ${contingencyPct}%`, contingency],
    ['Total', total],
    ['Spent so far', actual],
    [left < 0 ? 'Over budget' : 'Left in the budget', actual > 0 ? Math.abs(left) : 0],
  ] as const;
  return (
    <Card as="section" aria-label="Total" className="print:break-inside-avoid">
      <dl className="ml-auto max-w-sm text-sm">
        {sums
          .filter(([name, amount]) => name === 'Total' || amount > 0)
          .map(([name, amount]) => (
            <div
              key={name}
              className={`flex justify-between gap-3 py-0.5 ${name === 'Over budget' ? 'text-red-ink' : ''}`}
            >
              <dt className={name === 'Total' ? 'font-medium' : 'text-ink-2'}>{name}</dt>
              <dd className="num font-medium">{formatPounds(amount)}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

function Signatures({ row: { signedBy } }: { row: Schedule }) {
  if (signedBy.length === 0) return null;
  return (
    <Card as="section" aria-label="Signed by" className="print:break-inside-avoid">
      <h2 className="mb-2 text-md font-semibold">Signed by</h2>
      <ul className="text-sm text-ink-2">
        {signedBy.map(({ name, role, on }) => (
          <li key={`${name}-${on}`} className="wrap-anywhere">
            {`${name}, ${role}, ${shortDate(on)}`}
          </li>
        ))}
      </ul>
    </Card>
  );
}
