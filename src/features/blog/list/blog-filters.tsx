import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button/button';
import { Input } from '@/ui/input/input';
import { categories, type BlogSearch } from '../blog-text';

interface BlogFiltersProps {
  search: BlogSearch;
  onSearch: (search: BlogSearch) => void;
}

const chip =
  'touch-target relative rounded-full border border-line px-3 py-1.5 text-sm text-ink-2 hover:border-line-control aria-pressed:border-primary aria-pressed:bg-teal-bg aria-pressed:text-teal-ink';

/** By category and by words; both stand in the address, and begin at the first page. */
export function BlogFilters({ search, onSearch }: BlogFiltersProps) {
  const [words, setWords] = useState(search.query ?? '');
  return (
    <div className="my-7 flex flex-wrap items-center justify-between gap-4">
      <div role="group" aria-label="Category" className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-pressed={search.category === undefined}
          onClick={() => onSearch({ query: search.query })}
          className={chip}
        >
          All
        </button>
        {categories.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={search.category === id}
            onClick={() => onSearch({ query: search.query, category: id })}
            className={chip}
          >
            {label}
          </button>
        ))}
      </div>
      <search className="min-w-0 max-md:w-full">
        <form
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            onSearch({ category: search.category, query: words.trim() || undefined });
          }}
        >
          <Input
            type="search"
            aria-label="Search the blog"
            placeholder="Search the blog"
            className="flex-1"
            icon={<Search size={16} />}
            maxLength={100}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Button type="submit" variant="outline">
            Search
          </Button>
        </form>
      </search>
    </div>
  );
}
