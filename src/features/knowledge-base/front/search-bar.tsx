import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTimeout } from '@/ui/events/use-timeout';
import { Input } from '@/ui/input/input';
import { counted } from '@/lib/lists/counted';
import type { KnowledgeSearch } from '../knowledge-search';

const pauseMs = 300;

interface SearchBarProps {
  search: KnowledgeSearch;
  onSearch: (search: KnowledgeSearch) => void;
  /** How many articles there are; undefined before that is known. */
  total: number | undefined;
}

/** Looks for words in titles and texts, 300 ms after the last key or at once with Enter. */
export function SearchBar({ search, onSearch, total }: SearchBarProps) {
  const inAddress = search.query ?? '';
  const [words, setWords] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  // What this box has asked for. Another query in the address came from elsewhere, such as the way back, and is shown.
  const [asked, setAsked] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    if (inAddress !== asked) {
      setWords(inAddress);
      setAsked(inAddress);
    }
  }
  const look = () => {
    const query = words.trim();
    if (query === inAddress) return;
    setAsked(query);
    onSearch({ ...search, query: query || undefined, page: undefined });
  };
  // Of the address it takes what stands there then: a category may have been chosen during the pause.
  useTimeout(look, pauseMs, words);
  return (
    <search className="w-full md:w-80">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          look();
        }}
      >
        <Input
          type="search"
          size="lg"
          aria-label="Search the knowledge base"
          placeholder={total === undefined ? 'Search articles' : `Search ${counted(total, 'article')}`}
          icon={<Search size={17} />}
          maxLength={100}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </form>
    </search>
  );
}
