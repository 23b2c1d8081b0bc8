import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { lastOfPayee, payeeStart } from '@/lib/ledger/payee';
import { Button } from '@/ui/button/button';
import { useDebounced } from '@/ui/input/rested/use-debounced';
import { portfolioQueries } from '../../queries';
import { useHomes } from '../../use-homes';
import { categoryName, type Category, type Transaction } from '../transaction';

interface PayeeSuggestionProps {
  id: string;
  direction: Transaction['direction'];
  description: string;
  category: Category;
  /** Empty for none. */
  propertyId: string;
  /** Takes what the last one was; the property only where none is chosen. */
  onUse: (last: { category: Category; propertyId: string }) => void;
}

/** What the last payment of the same payee was, where this one says otherwise. Nothing is changed until it is pressed. */
export function PayeeSuggestion({
  id,
  direction,
  description,
  category,
  propertyId,
  onUse,
}: PayeeSuggestionProps) {
  const area = useRef<HTMLDivElement>(null);
  const rested = useDebounced(description, 400);
  const start = payeeStart(rested);
  const { data } = useQuery({ ...portfolioQueries.ofPayee(start, direction), enabled: start !== '' });
  const { nameOf } = useHomes();
  const last = start === '' ? undefined : lastOfPayee({ id, description: rested }, data?.data ?? []);
  const next = last && { category: last.category, propertyId: propertyId || (last.propertyId ?? '') };
  const isNews = next && (next.category !== category || next.propertyId !== propertyId);
  const home = next && next.propertyId !== propertyId ? nameOf(next.propertyId) : undefined;
  return (
    <div ref={area} tabIndex={-1} aria-live="polite" className="outline-hidden">
      {isNews && (
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 rounded-[12px] border border-line-subtle px-3.5 py-2.5 text-sm text-ink-2">
          <span className="min-w-0 wrap-anywhere">
            {`Last time this payee was ${categoryName(next.category)}${home === undefined ? '' : `, for ${home}`}.`}
          </span>
          <Button
            variant="soft"
            size="sm"
            onClick={() => {
              onUse(next);
              // The button goes with what it said.
              area.current?.focus();
            }}
          >
            Use this
          </Button>
        </p>
      )}
    </div>
  );
}
