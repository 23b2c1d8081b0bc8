import { useQuery } from '@tanstack/react-query';
import { Building2, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { adviceText } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { read } from '@/api/queries';
import { companyStatuses } from '@/entities/company/company-status';
import { openDescribedForm } from '@/entities/record/described/described-form';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { Input } from '@/ui/input/input';
import { useDebounced } from '@/ui/input/rested/use-debounced';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { safeRows } from '@/ui/rows/safe-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import type { CompanyType } from '../company-type';
import { companyOf } from './company-of';
import { HitNotice } from './hit-notice';

type Hit = Schemas['CompanySearchHit'];

const modalId = 'company-register';
const fewest = 3;
const debounceMs = 300;

/** Opens the search of Companies House; what is chosen there is reviewed in the form before it is saved. */
export function openRegisterSearch(type: CompanyType): void {
  const next = (open: () => void) => {
    closeModal(modalId);
    open();
  };
  openModal({
    id: modalId,
    title: 'Add company',
    size: 'md',
    content: <RegisterSearch onPick={(hit) => next(() => openHitForm(type, hit))} />,
    footer: (
      <Button variant="outline" onClick={() => next(() => openDescribedForm(type))}>
        Enter details manually
      </Button>
    ),
  });
}

/** Opens the form of a new company with what the register has of it. */
export function openHitForm(type: CompanyType, hit: Hit): void {
  openDescribedForm(
    { ...type, begin: { ...type.begin, ...companyOf(hit) } },
    undefined,
    <HitNotice hit={hit} />,
  );
}

/** Opens the same search to look a company up; nothing of it is saved. @param onPick is told the number of the one that is chosen */
export function openRegisterCheck(onPick: (companyNumber: string) => void): void {
  openModal({
    id: modalId,
    title: 'Check a company',
    size: 'md',
    content: (
      <RegisterSearch
        onPick={({ companyNumber }) => {
          closeModal(modalId);
          onPick(companyNumber);
        }}
      />
    ),
  });
}

/** Companies by words or number, once three characters were typed; those of an older text are never shown. */
export function RegisterSearch({ onPick }: { onPick: (hit: Hit) => void }) {
  const [text, setText] = useState('');
  const typed = text.trim();
  const query = useDebounced(typed, debounceMs, '');
  const isLongEnough = typed.length >= fewest;
  const hits = useQuery({
    ...read('/companies/ch/company-search', { query: { query } }),
    enabled: isLongEnough && query === typed,
  });
  const isFresh = query === typed;
  return (
    <div className="flex min-h-72 flex-col gap-3">
      <Input
        type="search"
        data-autofocus
        aria-label="Company name or number"
        placeholder="Name or number, such as 09843127"
        icon={<Search aria-hidden size={16} />}
        className="h-11!"
        autoComplete="off"
        value={text}
        maxLength={100}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {isLongEnough ? (
        <Found hits={isFresh ? hits.data : undefined} error={isFresh ? hits.error : null} query={hits}>
          {(hit) => <HitRow hit={hit} onPick={onPick} />}
        </Found>
      ) : (
        <p className="text-sm text-ink-2">
          Type at least 3 characters to search Companies House. Dissolved companies are included.
        </p>
      )}
    </div>
  );
}

interface FoundProps {
  hits: readonly Hit[] | undefined;
  error: unknown;
  query: { refetch: () => unknown; isRefetching: boolean };
  children: (hit: Hit) => ReactNode;
}

function Found({ hits, error, query, children }: FoundProps) {
  if (hits === undefined) {
    if (error !== null) {
      return (
        <ErrorState
          title="Couldn’t search Companies House"
          text={adviceText(error)}
          onRetry={retryOf(error, () => void query.refetch())}
          isRetrying={query.isRefetching}
        />
      );
    }
    return (
      <div role="status" aria-label="Searching Companies House" className="flex flex-col gap-2">
        <Skeleton className="h-14 rounded-lg" />
        <Skeleton className="h-14 rounded-lg" />
        <Skeleton className="h-14 rounded-lg" />
      </div>
    );
  }
  if (hits.length === 0) {
    return (
      <EmptyState
        icon={<Building2 aria-hidden />}
        title="No companies found"
        text="Check the spelling or the number, or enter the details manually."
      />
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {hits.length === 1 ? '1 company found' : `${hits.length} companies found`}
      </p>
      <ul className="-mx-2 flex flex-col">
        {safeRows(hits, 'company', (hit) => (
          <li key={hit.companyNumber}>{children(hit)}</li>
        ))}
      </ul>
    </>
  );
}

function HitRow({ hit, onPick }: { hit: Hit; onPick: (hit: Hit) => void }) {
  const { companyNumber, title, status, addressSnippet } = hit;
  const [statusText, tone] = companyStatuses[status];
  return (
    <button
      type="button"
      onClick={() => onPick(hit)}
      className="flex min-h-14 w-full items-center gap-3 rounded-lg px-2 py-2 text-left hover:bg-hover"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{title}</span>
        <span className="num block text-xs text-ink-3 wrap-anywhere">
          {[companyNumber, addressSnippet].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Badge tone={tone} className="shrink-0">
        {statusText}
      </Badge>
    </button>
  );
}
