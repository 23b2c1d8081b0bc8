import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, Building2, Search } from 'lucide-react';
import { readPages, usePut } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { documentAddress } from '@/entities/document/document-files';
import { RecordPages } from '@/entities/record/record-pages';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { RestedInput } from '@/ui/input/rested/rested-input';
import { openQuestion } from '@/ui/modal/confirm-question';
import type { Column } from '@/ui/records/column';
import { RecordRows } from '@/ui/records/record-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { showToast } from '@/ui/toast/toast';
import { AdminPage } from '../admin-page';
import { FilterSelect } from '../filter-select';
import { openDeclineForm, readersOfBusinesses } from './decline-form';

type Business = Schemas['Business'];

interface BusinessesPageProps {
  query: string;
  /** Only those whose documents wait for a decision. */
  isWaitingOnly: boolean;
  onSearch: (query: string, isWaitingOnly: boolean) => void;
}

const waitingChoices = [{ value: 'waiting', label: 'Waiting to be checked' }] as const;

/** Every business, and whether it has been verified (S67). */
export function BusinessesPage({ query, isWaitingOnly, onSearch }: BusinessesPageProps) {
  const list = useInfiniteQuery({
    ...readPages('/businesses', {
      query: {
        sort: '-createdAt',
        ...(query !== '' && { query }),
        ...(isWaitingOnly && { unverified: true }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const businesses = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <AdminPage
      title="Businesses"
      text="Check a business’s documents, company number and accreditations before you verify it."
    >
      <div className="mb-3 grid max-w-2xl gap-2 md:grid-cols-2">
        <RestedInput
          aria-label="Search businesses"
          placeholder="Name, tagline or service"
          icon={<Search aria-hidden size={16} />}
          maxLength={100}
          value={query}
          onRest={(text) => onSearch(text, isWaitingOnly)}
        />
        <FilterSelect
          label="Verification"
          all="All businesses"
          choices={waitingChoices}
          value={isWaitingOnly ? 'waiting' : undefined}
          onChange={(value) => onSearch(query, value !== undefined)}
        />
      </div>
      <RecordPages list={list} what="the businesses">
        {businesses.length === 0 ? (
          <EmptyState
            icon={<Building2 />}
            title={isWaitingOnly && query === '' ? 'No documents to check' : 'No businesses found'}
            headingLevel={2}
          />
        ) : (
          <RecordRows
            label="Businesses"
            rowName="business"
            rows={businesses}
            keyOf={({ id }) => id}
            columns={columns}
            rowHeight={72}
          />
        )}
      </RecordPages>
    </AdminPage>
  );
}

const isWaiting = ({ verified, verification }: Business) =>
  !verified && verification != null && verification.declinedReason === null;

const columns: readonly Column<Business>[] = [
  {
    name: 'Business',
    cell: ({ name, username, type }) => (
      <span className="block min-w-0">
        <Link
          to="/$username"
          params={{ username }}
          className="block truncate font-medium text-ink hover:underline max-md:whitespace-normal max-md:wrap-anywhere"
        >
          {name}
        </Link>
        <span className="block truncate text-xs text-ink-3">{type}</span>
      </span>
    ),
  },
  {
    name: 'Registrations',
    isWide: true,
    cell: ({ companyNumber, accreditations }) => {
      const registrations = [
        ...(companyNumber === null ? [] : [`Company no. ${companyNumber}`]),
        ...accreditations.map(({ body, number }) => [body, number].filter(Boolean).join(' ')),
      ];
      return (
        registrations.length > 0 && (
          <span className="num flex flex-col">
            {registrations.map((each) => (
              <span key={each} className="wrap-anywhere">
                {each}
              </span>
            ))}
          </span>
        )
      );
    },
  },
  {
    name: 'Status',
    isWide: true,
    cell: (business) => <Status business={business} />,
  },
  { name: 'Decision', isWide: true, cell: (business) => <Verification business={business} /> },
];

/** Whether it is verified, and the documents that were sent for it. */
function Status({ business }: { business: Business }) {
  const { verified, verification } = business;
  const isToBeChecked = isWaiting(business);
  return (
    <span className="flex min-w-0 flex-col items-start gap-1">
      {verified ? (
        <Badge tone="green" icon={<BadgeCheck size={13} />}>
          Verified
        </Badge>
      ) : verification == null ? (
        'Not verified'
      ) : (
        <Badge tone={isToBeChecked ? 'amber' : 'red'}>
          {isToBeChecked ? 'Waiting to be checked' : 'Declined'}
        </Badge>
      )}
      {verification?.documents.map(({ file, name }) => (
        <a
          key={file}
          href={documentAddress(file)}
          download={name}
          className="touch-target relative z-1 wrap-anywhere text-link"
        >
          {name}
        </a>
      ))}
    </span>
  );
}

function Verification({ business }: { business: Business }) {
  const { id, name, verified } = business;
  const put = usePut('/businesses/{id}', {
    failureTitle: 'Couldn’t change the verification',
    refreshes: readersOfBusinesses,
    onDone: () =>
      showToast({ kind: 'success', text: verified ? `${name} is no longer verified` : `${name} verified` }),
  });
  const change = () => put.mutate({ path: { id }, body: { verified: !verified } });
  const verify = (
    <Button
      size="sm"
      variant="outline"
      aria-label={`${verified ? 'Remove verification from' : 'Verify'} ${name}`}
      isLoading={put.isPending}
      loadingLabel="Saving"
      onClick={() =>
        openQuestion({
          id: `verify-${id}`,
          title: verified ? `Remove verification from ${name}?` : `Verify ${name}?`,
          text: verified
            ? 'Members will no longer see its badge.'
            : 'Every member sees the badge. Only verify a business whose documents you’ve checked.',
          act: verified ? 'Remove' : 'Verify',
          onConfirm: change,
        })
      }
    >
      {verified ? 'Remove' : 'Verify'}
    </Button>
  );
  return (
    <span className="relative z-1 flex flex-wrap gap-1.5">
      {verify}
      {isWaiting(business) && (
        <Button
          size="sm"
          variant="outline"
          aria-label={`Decline ${name}`}
          disabled={put.isPending}
          onClick={() => openDeclineForm(business)}
        >
          Decline
        </Button>
      )}
    </span>
  );
}
