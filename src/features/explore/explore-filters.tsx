import { MapPin, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from '@/ui/input';
import { NativeSelect } from '@/ui/native-select';
import { radii, sortWords, usualRadius, type ExploreSearch, type ExploreSort } from './explore-search';

/** How long typing rests before the list is asked for, ms. */
const restMs = 300;

interface ExploreFiltersProps {
  search: ExploreSearch;
  onSearch: (search: ExploreSearch) => void;
}

// true: the record has these keys and no others
const sortEntries = Object.entries(sortWords) as [ExploreSort, string][];

/** Words, a place with a distance around it, and the order. */
export function ExploreFilters({ search, onSearch }: ExploreFiltersProps) {
  const { query = '', near = '', radius = usualRadius, sort = 'relevance' } = search;
  const [words, setWords] = useState(query);
  const [place, setPlace] = useState(near);
  const tell = useRef(onSearch);
  const now = useRef(search);
  const sent = useRef({ query, near });
  useEffect(() => {
    tell.current = (next) => {
      sent.current = { query: (next.query ?? '').trim(), near: (next.near ?? '').trim() };
      onSearch(next);
    };
    now.current = search;
  });
  // The address changed by another way than these fields: they follow it. Their own echo changes nothing that was typed since.
  useEffect(() => {
    if (query !== sent.current.query) setWords(query);
    if (near !== sent.current.near) setPlace(near);
    sent.current = { query, near };
  }, [query, near]);
  useEffect(() => {
    if (words.trim() === query && place.trim() === near) return;
    const timer = setTimeout(() => tell.current({ ...now.current, query: words, near: place }), restMs);
    return () => clearTimeout(timer);
  }, [words, place, query, near]);
  return (
    <form
      role="search"
      aria-label="Businesses"
      onSubmit={(event) => {
        event.preventDefault();
        tell.current({ ...search, query: words, near: place });
      }}
      className="grid gap-2.5 md:grid-cols-2"
    >
      <Input
        type="search"
        aria-label="Name or service"
        placeholder="Name or service"
        maxLength={100}
        icon={<Search aria-hidden size={16} strokeWidth={1.75} />}
        value={words}
        onChange={({ currentTarget: { value } }) => setWords(value)}
      />
      <Input
        type="search"
        aria-label="Near"
        placeholder="Town or postcode"
        maxLength={60}
        icon={<MapPin aria-hidden size={16} strokeWidth={1.75} />}
        value={place}
        onChange={({ currentTarget: { value } }) => setPlace(value)}
      />
      <NativeSelect
        aria-label="Distance"
        disabled={near === ''}
        choices={radii.map((each) => ({ value: String(each), label: `Within ${each} miles` }))}
        value={String(radius)}
        onChange={({ currentTarget: { value } }) =>
          onSearch({ ...search, radius: radii.find((each) => String(each) === value) ?? usualRadius })
        }
      />
      <NativeSelect
        aria-label="Order"
        choices={sortEntries
          .filter(([value]) => value !== 'nearest' || near !== '')
          .map(([value, label]) => ({ value, label }))}
        value={sort}
        onChange={({ currentTarget: { value } }) =>
          onSearch({ ...search, sort: sortEntries.find(([each]) => each === value)?.[0] ?? 'relevance' })
        }
      />
    </form>
  );
}
