import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { adviceText, failureText } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { read, useDelete, usePost } from '@/api/queries';
import { SharedLinkRow } from '@/entities/record/shared-link-row';
import { taxYearText } from '@/lib/ledger/tax-year';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { KeptFocus } from '@/ui/focus/kept-focus';
import { NativeSelect } from '@/ui/input/native-select';
import { safeRows } from '@/ui/rows/safe-rows';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { showToast } from '@/ui/toast/toast';
import type { Reader } from './pack-sections';

type Link = Schemas['PropertyPackLink'];

const dayMs = 24 * 3_600_000;
const lifetimes = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;

/** What whoever has a link sees, in one line. */
const shown: Readonly<Record<Reader, string>> = {
  lender:
    'Anyone signed in with the link can view the property, its mortgages, tenancies, income and certificate dates, but not tenants’ names or files.',
  accountant:
    'Anyone signed in with the link can view the property, its mortgages, and the tax year by category and transaction, but not files.',
};
const readerNames: Readonly<Record<Reader, string>> = { lender: 'Lender', accountant: 'Accountant' };

interface PackLinksProps {
  propertyId: string;
  /** Who a new link is for, and of which tax year. */
  reader: Reader;
  year: string;
}

/** The links under which members may look at a property’s pack: a new one, and those there are, to copy and to revoke. */
export function PackLinks({ propertyId, reader, year }: PackLinksProps) {
  const list = useQuery(read('/properties/packs', { query: { propertyId } }));
  const [days, setDays] = useState<string>('30');
  const create = usePost('/properties/packs', {
    onDone: () => showToast({ kind: 'success', text: 'Link created' }),
  });
  const make = () =>
    create.mutate({
      body: {
        propertyId,
        reader,
        taxYear: year,
        expiresAt: new Date(Date.now() + Number(days) * dayMs).toISOString(),
      },
    });
  return (
    <section aria-labelledby="pack-links" className="flex flex-col gap-3 border-t border-line-subtle pt-4">
      <h3 id="pack-links" className="-mb-2 text-sm font-semibold">
        Share a link
      </h3>
      <p className="text-sm text-pretty text-ink-2">{shown[reader]}</p>
      {create.isError && <FormAlert text={failureText('Couldn’t create the link', create.error)} />}
      <div className="flex flex-wrap items-end gap-2.5">
        <Field label="Expires after">
          {(control) => (
            <NativeSelect
              {...control}
              className="w-36! max-md:h-11"
              choices={lifetimes}
              value={days}
              onChange={({ currentTarget }) => setDays(currentTarget.value)}
            />
          )}
        </Field>
        <Button
          isLoading={create.isPending}
          loadingLabel="Creating"
          // The second press of a double click is no second link.
          onClick={({ detail }) => detail < 2 && make()}
        >
          Create link
        </Button>
      </div>
      {list.data === undefined ? (
        list.isError ? (
          <ErrorState
            title="Couldn’t load the links"
            text={adviceText(list.error)}
            onRetry={retryOf(list.error, () => void list.refetch())}
            isRetrying={list.isRefetching}
          />
        ) : (
          <div>
            <span role="status" className="sr-only">
              Loading links
            </span>
            <Skeleton className="h-20" />
          </div>
        )
      ) : (
        <KeptFocus ids={list.data.data.map(({ id }) => id)}>
          {list.data.data.length > 0 && (
            <ul aria-label="Links" className="flex flex-col gap-2.5">
              {safeRows(list.data.data, 'link', (link) => (
                <LinkRow key={link.id} link={link} />
              ))}
            </ul>
          )}
        </KeptFocus>
      )}
    </section>
  );
}

function LinkRow({ link }: { link: Link }) {
  const revoke = useDelete('/properties/packs/{id}', {
    failureTitle: 'Couldn’t revoke the link',
    onDone: () => showToast({ kind: 'success', text: 'Link revoked' }),
  });
  return (
    <SharedLinkRow
      link={link}
      name={`${readerNames[link.reader]}, tax year ${taxYearText(link.taxYear)}`}
      address={`${location.origin}/portfolio/shared/${link.token}`}
      isRevoking={revoke.isPending}
      onRevoke={() => revoke.mutate({ path: { id: link.id } })}
    />
  );
}
