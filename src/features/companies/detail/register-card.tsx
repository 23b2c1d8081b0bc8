import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { failureText } from '@/api/errors';
import { read, usePut } from '@/api/queries';
import { registerLink } from '@/entities/company/company-status';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { KeptFocus } from '@/ui/focus/kept-focus';
import { FormAlert } from '@/ui/form/form-alert';
import { showToast } from '@/ui/toast/toast';
import type { Company } from '../company-type';
import { registerChanges } from './register-changes';

/** What Companies House has otherwise than the record, and the act that takes it over; nothing while it has nothing to say. */
export function RegisterCard({ company, number }: { company: Company; number: string }) {
  const found = useQuery(read('/companies/ch/company-search', { query: { query: number } }));
  const update = usePut('/companies/{id}', {
    refreshes: ['/companies', '/renewal-dates'],
    onDone: () => showToast({ kind: 'success', text: 'Company updated' }),
  });
  const hit = found.data?.find(({ companyNumber }) => companyNumber === number);
  const { changes, body } = hit ? registerChanges(company, hit) : { changes: [], body: {} };
  const link = registerLink(number);
  return (
    <Card as="section" aria-label="Companies House">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-md font-semibold">Companies House</h2>
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link touch-target relative inline-flex items-center gap-1.5 text-sm hover:underline"
          >
            View record
            <ExternalLink aria-label="(opens in a new tab)" size={14} strokeWidth={1.75} />
          </a>
        )}
      </div>
      <KeptFocus ids={changes.length === 0 ? [] : ['changes']}>
        {changes.length === 0 ? (
          <p className="mt-2 text-sm text-ink-2">
            {hit
              ? 'Your record matches Companies House.'
              : found.isError
                ? 'Couldn’t check Companies House.'
                : found.isPending
                  ? 'Checking Companies House…'
                  : 'There’s no company with this number.'}
          </p>
        ) : (
          <div data-row="changes">
            <p className="mt-2 mb-3 text-sm text-ink-2">Companies House has different details.</p>
            <dl className="flex flex-col gap-2.5 text-sm">
              {changes.map(({ label, mine, theirs }) => (
                <div key={label}>
                  <dt className="text-xs text-ink-3">{label}</dt>
                  <dd className="wrap-anywhere">
                    <del className="text-ink-3">{mine}</del>{' '}
                    <ins className="font-medium no-underline">{theirs}</ins>
                  </dd>
                </div>
              ))}
            </dl>
            {update.isError && (
              <div className="mt-3">
                <FormAlert text={failureText('Couldn’t update the company', update.error)} />
              </div>
            )}
            <Button
              size="sm"
              variant="outline"
              className="mt-3"
              isLoading={update.isPending}
              loadingLabel="Updating"
              onClick={() =>
                update.mutate({ path: { id: company.id }, body: { ...body, updatedAt: company.updatedAt } })
              }
            >
              Update from Companies House
            </Button>
          </div>
        )}
      </KeptFocus>
    </Card>
  );
}
