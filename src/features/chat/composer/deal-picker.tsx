import { useInfiniteQuery } from '@tanstack/react-query';
import { Calculator, Search } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { readPages } from '@/api/queries';
import { Button } from '@/ui/button';
import type { Schemas } from '@/api/contract';
import { closeModal, openModal } from '@/ui/modal-store';
import { Skeleton } from '@/ui/skeleton';

type Deal = Schemas['EvaluationSummary'];

const modalId = 'choose-deal';

/** Asks which evaluation shall go with a message. */
export function openDealPicker(onChoose: (deal: Deal) => void): void {
  openModal({
    id: modalId,
    title: 'Attach a deal',
    content: (
      <DealPicker
        onChoose={(deal) => {
          closeModal(modalId);
          onChoose(deal);
        }}
      />
    ),
  });
}

/** A search among the member's deals and those that are shared with them. */
export function DealPicker({ onChoose }: { onChoose: (deal: Deal) => void }) {
  const [text, setText] = useState('');
  const query = text.trim();
  const deals = useInfiniteQuery({
    ...readPages('/evaluations', { query: { sort: '-updatedAt', ...(query !== '' && { query }) } }),
    placeholderData: (previous) => previous,
  });
  const rows = deals.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <div className="flex flex-col gap-3">
      <label className="control flex h-9 items-center gap-2.5 rounded-[9px] px-3 max-md:h-10">
        <Search aria-hidden size={16} className="text-ink-3 shrink-0" />
        <input
          type="search"
          data-autofocus
          aria-label="Find an evaluation"
          placeholder="Title, address or tag"
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 flex-1 bg-transparent text-base outline-hidden"
        />
      </label>
      <div className="border-line-subtle h-[min(360px,45dvh)] overflow-y-auto rounded-lg border">
        {deals.isPending && <Skeleton className="m-3 h-10" />}
        {deals.isError && rows.length === 0 && (
          <p role="alert" className="text-red-ink p-4 text-sm">
            {errorMessage(deals.error)}
          </p>
        )}
        {deals.isSuccess && rows.length === 0 && (
          <p className="text-ink-2 p-4 text-sm">
            {query === '' ? 'You have no evaluations yet.' : 'No results found'}
          </p>
        )}
        <ul aria-label="Evaluations">
          {rows.map((deal) => (
            <li key={deal.id}>
              <button
                type="button"
                onClick={() => onChoose(deal)}
                className="hover:bg-hover flex min-h-12 w-full items-center gap-3 px-3 py-2 text-left -outline-offset-2"
              >
                <Calculator aria-hidden size={18} strokeWidth={1.75} className="text-primary shrink-0" />
                <span className="min-w-0 flex-1">
                  <bdi className="block truncate font-medium">{deal.title}</bdi>
                  <span className="text-ink-3 block truncate text-xs">{deal.address}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {deals.hasNextPage && (
          <Button
            variant="ghost"
            size="sm"
            className="m-2"
            isLoading={deals.isFetchingNextPage}
            onClick={() => void deals.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </div>
    </div>
  );
}
