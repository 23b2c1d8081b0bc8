import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { read } from '@/api/queries';
import { formatWholePounds } from '@/lib/money';
import { ErrorState } from '@/ui/error-state';
import { Input } from '@/ui/input';
import { closeModal, openModal } from '@/ui/modal-store';
import { Skeleton } from '@/ui/skeleton';
import type { DraftCard } from './post-parts';

type Kind = DraftCard['kind'];

const words = {
  evaluation: {
    title: 'Attach an evaluation',
    search: 'Title, address or tag',
    none: 'You have no evaluations yet.',
  },
  property: { title: 'Attach a property', search: 'Address or tag', none: 'You have no properties yet.' },
  listing: {
    title: 'Attach a listing',
    search: 'Town, area or postcode',
    none: 'There are no listings yet.',
  },
  article: { title: 'Attach an article', search: 'What it is about', none: 'There are no articles yet.' },
} as const;

/** Asks which record shall go with the post as a card; the server makes the card of it. */
export function openCardPicker(kind: Kind, onPick: (card: DraftCard) => void): void {
  const id = `attach-${kind}`;
  const pick = (card: DraftCard) => {
    closeModal(id);
    onPick(card);
  };
  openModal({ id, title: words[kind].title, content: <CardPicker kind={kind} onPick={pick} /> });
}

/** My evaluations or properties, or everybody's listings and articles, by words. */
export function CardPicker({ kind, onPick }: { kind: Kind; onPick: (card: DraftCard) => void }) {
  const [text, setText] = useState('');
  const query = text.trim();
  const list = useCards(kind, query);
  return (
    <div className="flex flex-col gap-3">
      <Input
        type="search"
        aria-label="Find"
        placeholder={words[kind].search}
        icon={<Search aria-hidden size={16} />}
        value={text}
        maxLength={100}
        onChange={({ target }) => setText(target.value)}
      />
      {list.isPending && (
        <div role="status" aria-label="Loading" className="flex flex-col gap-2">
          <Skeleton className="h-12 rounded-lg" />
          <Skeleton className="h-12 rounded-lg" />
          <Skeleton className="h-12 rounded-lg" />
        </div>
      )}
      {list.isError && !list.data && (
        <ErrorState
          title="They could not be loaded"
          text={errorMessage(list.error)}
          onRetry={() => void list.refetch()}
          isRetrying={list.isRefetching}
        />
      )}
      {list.data && (
        <ul className="-mx-2 flex max-h-[50dvh] flex-col overflow-y-auto empty:hidden">
          {list.data.map((card) => (
            <li key={card.refId}>
              <button
                type="button"
                onClick={() => onPick(card)}
                className="hover:bg-hover flex min-h-12 w-full flex-col justify-center rounded-lg px-2 py-1.5 text-left"
              >
                <bdi className="w-full truncate font-medium">{card.title}</bdi>
                <span className="text-ink-3 w-full truncate text-xs">{card.subtitle}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {list.data?.length === 0 && (
        <p className="text-ink-2 py-4 text-center text-sm">
          {query === '' ? words[kind].none : `Nothing fits “${query}”.`}
        </p>
      )}
    </div>
  );
}

/** The first page of what fits; whoever misses something gives more words. */
function useCards(kind: Kind, query: string) {
  const filter = { query: query === '' ? {} : { query } };
  const shared = { placeholderData: <T,>(previous: T) => previous };
  const evaluations = useQuery({
    ...read('/evaluations', filter),
    ...shared,
    enabled: kind === 'evaluation',
    select: ({ data }): DraftCard[] =>
      data.map(({ id, title, outcode }) => ({
        kind: 'evaluation',
        refId: id,
        title,
        subtitle: outcode ?? 'No address yet',
      })),
  });
  const properties = useQuery({
    ...read('/properties', filter),
    ...shared,
    enabled: kind === 'property',
    select: ({ data }): DraftCard[] =>
      data.map(({ id, addressLine1, town, postcode }) => ({
        kind: 'property',
        refId: id,
        title: addressLine1,
        subtitle: `${town} ${postcode}`,
      })),
  });
  const listings = useQuery({
    ...read('/property-listings', { query: query === '' ? {} : { locations: [query] } }),
    ...shared,
    enabled: kind === 'listing',
    select: ({ data }): DraftCard[] =>
      data.map(({ id, address, outcode, price, bedrooms }) => ({
        kind: 'listing',
        refId: id,
        title: `${address} ${outcode}`,
        subtitle: `${formatWholePounds(price)} · ${bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`}`,
      })),
  });
  const articles = useQuery({
    ...read('/articles', filter),
    ...shared,
    enabled: kind === 'article',
    select: ({ data }): DraftCard[] =>
      data
        .filter(({ status }) => status === 'published')
        .map(({ uuid, title, category, readMinutes }) => ({
          kind: 'article',
          refId: uuid,
          title,
          subtitle: `${category.name} · ${readMinutes} min`,
        })),
  });
  return { evaluation: evaluations, property: properties, listing: listings, article: articles }[kind];
}
