import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { adviceText } from '@/api/errors';
import { read } from '@/api/queries';
import { formatWholePounds } from '@/lib/money/money';
import { ErrorState } from '@/ui/states/error-state';
import { Input } from '@/ui/input/input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';

/** What can be shown of a member's world as a card. */
export type RecordKind = 'evaluation' | 'property' | 'listing' | 'article' | 'contact';

/** A record as its list shows it. */
export interface PickedRecord {
  refId: string;
  title: string;
  subtitle: string;
  /** What it costs, £; null where that is not known. */
  price: number | null;
}

const words = {
  evaluation: {
    title: 'Attach an evaluation',
    search: 'Title, address or tag',
    none: 'No evaluations yet',
  },
  property: { title: 'Attach a property', search: 'Address or tag', none: 'No properties yet' },
  listing: {
    title: 'Attach a listing',
    search: 'Town, area or postcode',
    none: 'No listings yet',
  },
  article: { title: 'Attach an article', search: 'Title or topic', none: 'No articles yet' },
  contact: { title: 'Attach a contact', search: 'Name, company or tag', none: 'No contacts yet' },
} as const;

/** What of a private record others are told by its card. */
const told: Partial<Record<RecordKind, string>> = {
  contact: 'The card shows their phone number and email address.',
  property: 'Your post will show the property’s address and value.',
};

/** Asks which record shall go along as a card; the server makes the card of it. */
export function openCardPicker<Kind extends RecordKind>(
  kind: Kind,
  onPick: (card: PickedRecord & { kind: Kind }) => void,
): void {
  const id = `attach-${kind}`;
  const pick = (record: PickedRecord) => {
    closeModal(id);
    onPick({ kind, ...record });
  };
  openModal({ id, title: words[kind].title, content: <CardPicker kind={kind} onPick={pick} /> });
}

interface CardPickerProps {
  kind: RecordKind;
  onPick: (record: PickedRecord) => void;
}

/** My evaluations, properties or contacts, or everybody's listings and articles, by words. */
export function CardPicker({ kind, onPick }: CardPickerProps) {
  const [text, setText] = useState('');
  const query = text.trim();
  const list = useCards(kind, query);
  return (
    <div className="flex flex-col gap-3">
      <Input
        type="search"
        data-autofocus
        aria-label="Search"
        placeholder={words[kind].search}
        icon={<Search aria-hidden size={16} />}
        value={text}
        maxLength={100}
        onChange={({ target }) => setText(target.value)}
      />
      {told[kind] && <p className="text-ink-2 text-sm">{told[kind]}</p>}
      {list.isPending && (
        <div role="status" aria-label="Loading" className="flex flex-col gap-2">
          <Skeleton className="h-12 rounded-lg" />
          <Skeleton className="h-12 rounded-lg" />
          <Skeleton className="h-12 rounded-lg" />
        </div>
      )}
      {list.isError && !list.data && (
        <ErrorState
          title="Couldn’t load the list"
          text={adviceText(list.error)}
          onRetry={() => void list.refetch()}
          isRetrying={list.isRefetching}
        />
      )}
      {list.data && (
        <ul className="-mx-2 flex max-h-[50dvh] flex-col overflow-y-auto empty:hidden">
          {safeRows(list.data, 'record', (card) => (
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
          {query === '' ? words[kind].none : `No results for “${query}”.`}
        </p>
      )}
    </div>
  );
}

/** The first page of what fits; whoever misses something gives more words. */
function useCards(kind: RecordKind, query: string) {
  const filter = { query: query === '' ? {} : { query } };
  const shared = { placeholderData: <T,>(previous: T) => previous };
  const evaluations = useQuery({
    ...read('/evaluations', filter),
    ...shared,
    enabled: kind === 'evaluation',
    select: ({ data }): PickedRecord[] =>
      data.map(({ id, title, outcode, headline }) => ({
        refId: id,
        title,
        subtitle: outcode ?? 'No address',
        price: headline.price > 0 ? headline.price : null,
      })),
  });
  const properties = useQuery({
    ...read('/properties', filter),
    ...shared,
    enabled: kind === 'property',
    select: ({ data }): PickedRecord[] =>
      data.map(({ id, addressLine1, town, postcode }) => ({
        refId: id,
        title: addressLine1,
        subtitle: `${town} ${postcode}`,
        price: null,
      })),
  });
  const listings = useQuery({
    ...read('/property-listings', { query: query === '' ? {} : { locations: [query] } }),
    ...shared,
    enabled: kind === 'listing',
    select: ({ data }): PickedRecord[] =>
      data.map(({ id, address, outcode, price, bedrooms }) => ({
        refId: id,
        title: `${address} ${outcode}`,
        subtitle: `${formatWholePounds(price)} · ${bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`}`,
        price,
      })),
  });
  const articles = useQuery({
    ...read('/articles', filter),
    ...shared,
    enabled: kind === 'article',
    select: ({ data }): PickedRecord[] =>
      data
        .filter(({ status }) => status === 'published')
        .map(({ uuid, title, category, readMinutes }) => ({
          refId: uuid,
          title,
          subtitle: `${category.name} · ${readMinutes} min read`,
          price: null,
        })),
  });
  const contacts = useQuery({
    ...read('/contacts', filter),
    ...shared,
    enabled: kind === 'contact',
    select: ({ data }): PickedRecord[] =>
      data.map(({ id, name, company, kind: role }) => ({
        refId: id,
        title: name,
        subtitle: company ?? role.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase()),
        price: null,
      })),
  });
  return {
    evaluation: evaluations,
    property: properties,
    listing: listings,
    article: articles,
    contact: contacts,
  }[kind];
}
