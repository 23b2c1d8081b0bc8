import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Plus } from 'lucide-react';
import { adviceText } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { read } from '@/api/queries';
import { companyStatuses } from '@/entities/company/company-status';
import { shortDate } from '@/lib/dates/day-text';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { focusOnMount } from '@/ui/focus/focus-on-mount';
import { Card } from '@/ui/card';
import { RecordFacts } from '@/ui/records/record-facts';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import type { Schemas } from '@/api/contract';
import { ChargesCard } from '../detail/charges-card';
import { FilingDay } from '../filing-day';
import { StandingWarning } from '../register/hit-notice';
import { openHitForm } from '../register/register-search';
import { registerName } from '../register-name';
import type { useCompanies } from '../use-companies';
import { yearEndText } from '../year-end';

interface CompanyCheckProps {
  /** As it is registered: `SC447190`. */
  number: string;
  known: ReturnType<typeof useCompanies>;
  onClose: () => void;
}

/** What Companies House has of any company, such as a seller or a tenant (S58): nothing is saved of it. */
export function CompanyCheck({ number, known, onClose }: CompanyCheckProps) {
  const search = useQuery(read('/companies/ch/company-search', { query: { query: number } }));
  const hit = search.data?.find(({ companyNumber }) => companyNumber === number);
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <Button
        variant="ghost"
        size="sm"
        className="mb-2 -ml-2 print:hidden"
        icon={<ArrowLeft aria-hidden size={16} />}
        onClick={onClose}
      >
        Companies
      </Button>
      {hit ? (
        <Found hit={hit} known={known} />
      ) : search.isError ? (
        <ErrorState
          title="Couldn’t load this company"
          text={adviceText(search.error)}
          headingLevel={1}
          onRetry={retryOf(search.error, () => void search.refetch())}
          isRetrying={search.isRefetching}
        />
      ) : search.data ? (
        <ErrorState
          title="We couldn’t find that company"
          text={`Companies House has no company with the number ${number}.`}
          headingLevel={1}
        />
      ) : (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">Loading company</span>
          <Skeleton className="h-9 w-80 max-w-full" />
          <Skeleton className="h-56 rounded-[14px]" />
          <Skeleton className="h-64 rounded-[14px]" />
        </div>
      )}
    </div>
  );
}

function Found({ hit, known }: { hit: Schemas['CompanySearchHit'] } & Pick<CompanyCheckProps, 'known'>) {
  const { companyNumber, status, dateOfCreation, typeId, addressSnippet, sicCodes, directors } = hit;
  const { yearEnd, nextAccountsOn, nextConfirmationOn } = hit;
  const { type, types, companies, today } = known;
  const name = registerName(hit.title);
  const [statusText, tone] = companyStatuses[status];
  const isMine = companies.some((each) => each.number === companyNumber);
  const filing = (day: string | null) => day !== null && <FilingDay day={day} today={today} />;
  return (
    <>
      <title>{`${name} · Companies House · Tiebeam`}</title>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h1
          ref={focusOnMount}
          tabIndex={-1}
          className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 font-display text-2xl tracking-display font-bold wrap-anywhere outline-none"
        >
          {name}
          <Badge tone={tone} className="font-sans tracking-normal">
            {statusText}
          </Badge>
        </h1>
        {!isMine && (
          <Button
            variant="outline"
            className="print:hidden"
            icon={<Plus aria-hidden size={17} />}
            onClick={() => openHitForm(type, hit)}
          >
            Add to my companies
          </Button>
        )}
      </div>
      <div className="flex flex-col gap-4">
        <StandingWarning status={status} />
        <Card as="section" aria-label="Details">
          <h2 className="mb-3 text-md font-semibold">Details</h2>
          <RecordFacts
            facts={[
              ['Company number', companyNumber],
              ['Type', types.find(({ key }) => key === typeId)?.name],
              ['Incorporated', dateOfCreation !== null && shortDate(dateOfCreation)],
              ['Accounts due', filing(nextAccountsOn)],
              ['Confirmation statement due', filing(nextConfirmationOn)],
              ['Financial year end', yearEnd !== null && yearEndText(yearEnd)],
              ['SIC codes', sicCodes.join(', ')],
              ['Registered office', addressSnippet],
              [
                'Directors',
                directors.length > 0 &&
                  directors.map(({ name: director, appointedOn }) => (
                    <span key={director} className="block">
                      {appointedOn ? `${director}, since ${shortDate(appointedOn)}` : director}
                    </span>
                  )),
              ],
            ]}
          />
        </Card>
        <ChargesCard number={companyNumber} />
      </div>
    </>
  );
}
