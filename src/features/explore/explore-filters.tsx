import { MapPin, Search, SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
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

/** Words, a place with a distance around it, and the order; on phones only the words until more is wanted. */
export function ExploreFilters({ search, onSearch }: ExploreFiltersProps) {
  const { query = '', near = '', radius = usualRadius, sort = 'relevance' } = search;
  const [words, setWords] = useState(query);
  const [place, setPlace] = useState(near);
  const rest = useId();
  const set = [near !== '', sort !== 'relevance'].filter(Boolean).length;
  const [isOpen, setOpen] = useState(false);
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
      className="flex flex-col gap-2.5"
    >
      <div className="flex gap-2.5">
        <Input
          type="search"
          aria-label="Name or service"
          placeholder="Name or service"
          maxLength={100}
          icon={<Search aria-hidden size={16} strokeWidth={1.75} />}
          value={words}
          onChange={({ currentTarget: { value } }) => setWords(value)}
          className="min-w-0 flex-1"
        />
        <Button
          variant="outline"
          className="md:hidden"
          icon={<SlidersHorizontal aria-hidden size={16} strokeWidth={1.75} />}
          aria-expanded={isOpen}
          aria-controls={rest}
          onClick={() => setOpen(!isOpen)}
        >
          {set === 0 ? 'Filters' : `Filters (${set})`}
        </Button>
      </div>
      <div
        id={rest}
        className={classNames(
          'grid-cols-2 gap-2.5 md:grid md:grid-cols-[2fr_1fr_1fr]',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        <Input
          type="search"
          aria-label="Near"
          placeholder="Town or postcode"
          className="col-span-2 md:col-span-1"
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
      </div>
    </form>
  );
}
