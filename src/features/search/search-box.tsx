import { useRouter } from '@tanstack/react-router';
import { Search as SearchIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLazyPart } from '@/ui/lazy-part';
import { loadPageStyles } from '@/ui/page-styles';
import { Spinner } from '@/ui/spinner';
import { handleOptionKey } from './option-keys';
import { resultHref, type SearchResult } from './results';
import { useSearch } from './use-search';

async function loadDropdown() {
  const [dropdown] = await Promise.all([import('./search-dropdown'), loadPageStyles()]);
  return dropdown;
}

interface SearchBoxProps {
  /** Takes the focus when it appears. */
  isFocused?: boolean;
  /** Said when Escape finds nothing left to close or clear, and when a result was chosen. */
  onLeave?: () => void;
}

/** The global search (specification §4, §5): a combobox whose list closes on outside click, on typing and on choosing. */
export function SearchBox({ isFocused = false, onLeave }: SearchBoxProps) {
  const router = useRouter();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch();
  const [active, setActive] = useState(-1);
  const [isDismissed, setIsDismissed] = useState(false);
  const [isNear, setIsNear] = useState(isFocused);
  const dropdown = useLazyPart(loadDropdown, isNear || search.query !== null, () => setIsNear(false));
  const isOpen = search.isAnswered && !isDismissed;
  const options = search.groups.flatMap(({ results }) => results);
  const hasList = isOpen && options.length > 0;

  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) setIsDismissed(true);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const type = (text: string) => {
    search.type(text);
    setActive(-1);
    setIsDismissed(false);
  };
  const choose = (result: SearchResult, inNewTab: boolean) => {
    setIsDismissed(true);
    if (inNewTab) return void window.open(resultHref(result), '_blank', 'noopener');
    type('');
    onLeave?.();
    void router.navigate({ href: resultHref(result) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isKey =
      isOpen &&
      handleOptionKey(event, {
        active,
        count: options.length,
        onMove: setActive,
        onChoose: (index, inNewTab) => {
          const result = options[index];
          if (result) choose(result, inNewTab);
        },
      });
    if (isKey) return;
    if (event.key === 'ArrowDown' && isDismissed) setIsDismissed(false);
    if (event.key !== 'Escape') return;
    // One layer at a time: the list, then the text, then the box itself.
    event.stopPropagation();
    if (isOpen) setIsDismissed(true);
    else if (search.text !== '') type('');
    else onLeave?.();
  };

  return (
    <div ref={box} role="search" className="relative w-full max-w-[480px]">
      <SearchIcon
        aria-hidden
        size={17}
        className="text-ink-3 pointer-events-none absolute top-1/2 left-3 -translate-y-1/2"
      />
      <input
        ref={field}
        type="text"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        data-search-field
        aria-label="Search people, businesses, properties, articles"
        placeholder="Search people, businesses, properties, articles"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? id : undefined}
        aria-activedescendant={hasList && active >= 0 ? `${id}-${active}` : undefined}
        value={search.text}
        onFocus={() => setIsNear(true)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        className="control h-9.5 w-full rounded-[10px] pr-9 pl-9.5 text-sm text-ellipsis outline-none"
      />
      {search.isWaiting && (
        <span className="absolute top-1/2 right-3 -translate-y-1/2">
          <Spinner size="small" label="Searching" />
        </span>
      )}
      <span role="status" className="sr-only">
        {isOpen && !search.hasFailed && (options.length > 0 ? `${options.length} found` : 'No results found')}
      </span>
      {dropdown && isOpen && (
        <div className="border-line bg-overlay absolute inset-x-0 top-[calc(100%+8px)] z-(--z-dropdown) max-h-[280px] overflow-y-auto overscroll-contain rounded-[14px] border p-1.5 shadow-md">
          <dropdown.SearchDropdown
            id={id}
            groups={search.groups}
            query={search.query ?? ''}
            hasFailed={search.hasFailed}
            active={active}
            onRetry={search.retry}
            onChoose={choose}
          />
        </div>
      )}
    </div>
  );
}
