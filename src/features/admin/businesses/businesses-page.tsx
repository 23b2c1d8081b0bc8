import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, Building2, Search } from 'lucide-react';
import { readPages, usePut } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { RecordPages } from '@/entities/record/record-pages';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { RestedInput } from '@/ui/input/rested-input';
import { openQuestion } from '@/ui/modal/confirm-question';
import type { Column } from '@/ui/records/column';
import { RecordRows } from '@/ui/records/record-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { showToast } from '@/ui/toast/toast';
import { AdminPage } from '../admin-page';

type Business = Schemas['Business'];

interface BusinessesPageProps {
  query: string;
  onQuery: (query: string) => void;
}

/** Every business, and whether it has been verified (S67). */
export function BusinessesPage({ query, onQuery }: BusinessesPageProps) {
  const list = useInfiniteQuery({
    ...readPages('/businesses', { query: { sort: '-createdAt', ...(query !== '' && { query }) } }),
    placeholderData: keepPreviousData,
  });
  const businesses = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <AdminPage
      title="Businesses"
      text="Check a business’s company number and accreditations before you verify it."
    >
      <div className="mb-3 max-w-sm">
        <RestedInput
          aria-label="Search businesses"
          placeholder="Name, tagline or service"
          icon={<Search aria-hidden size={16} />}
          maxLength={100}
          value={query}
          onRest={onQuery}
        />
      </div>
      <RecordPages list={list} what="the businesses">
        {businesses.length === 0 ? (
          <EmptyState icon={<Building2 />} title="No businesses found" headingLevel={2} />
        ) : (
          <RecordRows
            label="Businesses"
            rowName="business"
            rows={businesses}
            keyOf={({ id }) => id}
            columns={columns}
          />
        )}
      </RecordPages>
    </AdminPage>
  );
}

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
    name: 'Company number',
    cell: ({ companyNumber }) => companyNumber !== null && <span className="num">{companyNumber}</span>,
  },
  {
    name: 'Accreditations',
    from: 'wide',
    isWide: true,
    cell: ({ accreditations }) => (
      <span className="block truncate max-md:whitespace-normal">
        {accreditations.map(({ body, number }) => [body, number].filter(Boolean).join(' ')).join(', ')}
      </span>
    ),
  },
  {
    name: 'Status',
    cell: ({ verified }) =>
      verified ? (
        <Badge tone="green" icon={<BadgeCheck size={13} />}>
          Verified
        </Badge>
      ) : (
        'Not verified'
      ),
  },
  { name: 'Decision', isWide: true, cell: (business) => <Verification business={business} /> },
];

function Verification({ business: { id, name, verified } }: { business: Business }) {
  const put = usePut('/businesses/{id}', {
    failureTitle: 'Couldn’t change the verification',
    refreshes: ['/businesses', '/admin/audit'],
    onDone: () =>
      showToast({ kind: 'success', text: verified ? `${name} isn’t verified any more` : `${name} verified` }),
  });
  const change = () => put.mutate({ path: { id }, body: { verified: !verified } });
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={`${verified ? 'Remove verification' : 'Verify'}: ${name}`}
      isLoading={put.isPending}
      loadingLabel="Saving"
      onClick={() =>
        openQuestion({
          id: `verify-${id}`,
          title: verified ? `Remove ${name}’s verification?` : `Verify ${name}?`,
          text: verified
            ? 'Its badge disappears for every member.'
            : 'Every member sees the badge. Only verify a business whose papers you’ve checked.',
          act: verified ? 'Remove' : 'Verify',
          onConfirm: change,
        })
      }
    >
      {verified ? 'Remove' : 'Verify'}
    </Button>
  );
}
