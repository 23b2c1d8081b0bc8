import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { openPartForm } from '@/entities/record/described/part-form';
import { formatPounds } from '@/lib/money/money';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import type { Job } from '../job/job-text';
import { changeJob, rereadJob } from '../job/job-writes';

/** What a job was to cost and what it did; a completed one’s cost is an expense of its property. */
export function CostCard({ job }: { job: Job }) {
  const queryClient = useQueryClient();
  const { estimate, actual, recharge, transactionId, status, propertyId } = job;
  const rows = [
    ['Estimated cost', estimate],
    ['Invoice total', actual],
    ['Recharged', recharge],
    ['Your cost', actual !== null && recharge !== null ? actual - recharge : null],
  ] as const;
  const known = rows.filter(([, amount]) => amount !== null);
  const edit = () =>
    openPartForm<Pick<Job, 'estimate' | 'actual' | 'recharge'>>({
      id: 'job-cost',
      title: 'Cost',
      submit: 'Save',
      sending: 'Saving',
      done: 'Cost saved',
      begin: { estimate, actual, recharge },
      fields: [
        { name: 'estimate', kind: 'pounds', label: 'Estimated cost', max: 1e9 },
        { name: 'actual', kind: 'pounds', label: 'Invoice total', max: 1e9, hint: 'Including VAT' },
        {
          name: 'recharge',
          kind: 'pounds',
          label: 'Recharged',
          max: 1e9,
          hint: 'What a tenant or insurer pays back',
        },
      ],
      row: job,
      reread: () => rereadJob(queryClient, job),
      save: (body, updatedAt) => changeJob(queryClient, job, { ...body, updatedAt }),
    });
  return (
    <Card as="section" aria-label="Cost">
      <div className="mb-3 flex items-center justify-between gap-2">
        <h2 className="text-md font-semibold">Cost</h2>
        <Button variant="outline" size="sm" onClick={edit}>
          Edit cost
        </Button>
      </div>
      {known.length === 0 ? (
        <p className="text-sm text-ink-2">No estimated cost or invoice yet</p>
      ) : (
        <dl className="flex flex-col gap-2 text-sm">
          {known.map(([name, amount]) => (
            <div key={name} className="flex justify-between gap-3">
              <dt className="text-ink-2">{name}</dt>
              <dd className="num font-medium">{formatPounds(amount ?? 0)}</dd>
            </div>
          ))}
        </dl>
      )}
      {transactionId !== null ? (
        <p className="mt-3 border-t border-line-subtle pt-3 text-sm text-ink-2">
          Added to this property’s expenses.{' '}
          <Link
            to="/portfolio/money"
            search={{ view: 'all', property: propertyId, category: 'repairs' }}
            className="text-link underline max-md:inline-block max-md:py-2.5"
          >
            View in Money
          </Link>
        </p>
      ) : (
        (status === 'open' || status === 'in_progress' || status === 'deferred') && (
          <p className="mt-3 border-t border-line-subtle pt-3 text-sm text-pretty text-ink-2">
            The invoice total becomes an expense once the job is completed.
          </p>
        )
      )}
    </Card>
  );
}
