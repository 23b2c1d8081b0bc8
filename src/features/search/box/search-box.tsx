import { useRouter } from '@tanstack/react-router';
import { Search as SearchIcon } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useEvent } from '@/ui/events/use-event';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { loadPageStyles } from '@/ui/theme/page-styles';
import { Spinner } from '@/ui/states/spinner';
import { hasMouse, PaletteHint } from '../palette/palette-hint';
import type { SearchResult } from '../results';
import { useSearch } from '../use-search';

/** What the box shows below itself. */
export async function loadPanels() {
  const [{ searchPanels }] = await Promise.all([import('./search-panels'), loadPageStyles()]);
  return searchPanels;
}

const layer =
  'border-line bg-overlay absolute inset-x-0 top-[calc(100%+8px)] z-(--z-dropdown) max-h-[280px] overflow-y-auto overscroll-contain rounded-[14px] border p-1.5 shadow-md';

export interface SearchBoxProps {
  /** Whose recent searches are shown below the empty box. */
  userId: number;
  onShowPalette: () => void;
  /** Names this search beside the one of the top bar. */
  label?: string;
  /** Takes the focus when it appears. */
  isFocused?: boolean;
  /** Said when Escape finds nothing left to close or clear, and when a result was chosen. */
  onLeave?: () => void;
}

/**
 * The global search (specification §4, §5): a combobox whose list closes on outside click, on typing and on choosing. The
 * empty box shows what was chosen last, in a panel that is no part of the combobox.
 */
export function SearchBox({ userId, onShowPalette, label, isFocused = false, onLeave }: SearchBoxProps) {
  const router = useRouter();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch();
  const isMouse = hasMouse();
  const [active, setActive] = useState(-1);
  const [isDismissed, setIsDismissed] = useState(false);
  const [isNear, setIsNear] = useState(isFocused);
  const [wantsRecents, setWantsRecents] = useState(false);
  // There only with recent searches, which are read with the panel.
  const [recentsHint, setRecentsHint] = useState<HTMLElement | null>(null);
  const panels = useLazyPart(loadPanels, isNear || search.query !== null, () => setIsNear(false));
  const isOpen = panels !== null && search.isAnswered && !isDismissed;
  const groups = panels?.groupResults(search.results) ?? [];
  const options = groups.flatMap(({ results }) => results);
  const hasList = isOpen && options.length > 0;
  const isOverPage = isOpen || wantsRecents;
  const close = () => {
    setIsDismissed(true);
    setWantsRecents(false);
  };

  const closeOutside = ({ target }: Event) => {
    if (!(target instanceof Node && box.current?.contains(target))) close();
  };
  useEvent('document', 'pointerdown', closeOutside, isOverPage);

  const type = (text: string) => {
    search.type(text);
    setActive(-1);
    setIsDismissed(false);
    setWantsRecents(text === '');
  };
  const choose = (result: SearchResult, inNewTab: boolean) => {
    if (!panels) return;
    panels.rememberRecent(userId, result);
    const href = panels.resultHref(result);
    if (inNewTab) {
      close();
      return void window.open(href, '_blank', 'noopener');
    }
    type('');
    close();
    onLeave?.();
    void router.navigate({ href });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isKey =
      isOpen &&
      panels.handleOptionKey(event, {
        active,
        count: options.length,
        onMove: setActive,
        onChoose: (index, inNewTab) => {
          const result = options[index];
          if (result) choose(result, inNewTab);
        },
      });
    if (isKey) return;
    if (event.key === 'ArrowDown') openWithArrow(event);
    if (event.key !== 'Escape') return;
    // One layer at a time: the list, then the text, then the recent searches or, on a phone, the box with them.
    event.stopPropagation();
    if (isOpen) setIsDismissed(true);
    else if (search.text !== '') type('');
    else if (onLeave) onLeave();
    else {
      field.current?.focus();
      setWantsRecents(false);
    }
  };
  const openWithArrow = (event: KeyboardEvent) => {
    if (search.text !== '') return setIsDismissed(false);
    if (event.target !== field.current) return;
    event.preventDefault();
    setWantsRecents(true);
    box.current?.querySelector<HTMLElement>('section [data-row] a, section button[data-row]')?.focus();
  };
  const retry = () => {
    // the button goes with the list while the server is asked, and must not take the focus with it
    field.current?.focus();
    search.retry();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears Escape of what is open inside
    <div
      ref={box}
      role="search"
      aria-label={label}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        // null: the window lost the focus, or the pointer took it, which is seen above
        if (relatedTarget && !box.current?.contains(relatedTarget)) close();
      }}
      className="relative w-full max-w-[480px]"
    >
      <SearchIcon
        aria-hidden
        size={17}
        className="text-ink-3 pointer-events-none absolute top-1/2 left-3 -translate-y-1/2"
      />
      <input
        ref={field}
        autoFocus={isFocused}
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
        aria-describedby={recentsHint?.id}
        onFocus={() => {
          setIsNear(true);
          setWantsRecents(search.text === '');
        }}
        onClick={() => setWantsRecents(search.text === '')}
        onChange={(event) => type(event.target.value)}
        className={`control h-9.5 w-full rounded-[10px] pl-9.5 text-sm text-ellipsis outline-none ${isMouse ? 'pr-16' : 'pr-9'}`}
      />
      {isMouse && search.text === '' && <PaletteHint onOpen={onShowPalette} />}
      {search.isWaiting && (
        <span className="absolute top-1/2 right-3 -translate-y-1/2">
          <Spinner size="small" label="Searching" />
        </span>
      )}
      <span role="status" className="sr-only">
        {isOpen && !search.hasFailed && (options.length > 0 ? `${options.length} found` : 'No results found')}
      </span>
      {isOpen && (
        <div className={layer}>
          <panels.SearchDropdown
            id={id}
            groups={groups}
            query={search.query ?? ''}
            hasFailed={search.hasFailed}
            active={active}
            onRetry={retry}
            onChoose={choose}
            onOpenElsewhere={(result) => panels.rememberRecent(userId, result)}
          />
        </div>
      )}
      {panels && wantsRecents && search.text === '' && (
        <panels.RecentsPanel
          className={layer}
          hintId={`${id}-recents`}
          hintRef={setRecentsHint}
          userId={userId}
          onOpen={(result) => choose(result, false)}
          onBack={() => field.current?.focus()}
          onShowPalette={isMouse ? undefined : onShowPalette}
        />
      )}
    </div>
  );
}
