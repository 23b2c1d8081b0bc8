import { Search as SearchIcon, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Spinner } from '@/ui/states/spinner';
import { handleOptionKey } from '../option-keys';
import { PaletteList } from './palette-list';
import {
  paletteGroups,
  type FoundPages,
  type PaletteAction,
  type PaletteOption,
  type PalettePage,
} from './palette-options';
import { recentsOf, rememberRecent } from '../recents';
import { groupResults } from '../results';
import { queryOf, type Search } from '../use-search';

export interface PaletteProps {
  userId: number;
  search: Search;
  pages: readonly PalettePage[];
  actions: readonly PaletteAction[];
  /** What else is found for `search.query`. */
  foundPages?: FoundPages | undefined;
  /** A page or a result was chosen. */
  onGo: (href: string) => void;
  /** An action was chosen. */
  onRun: (run: () => void) => void;
  onClose: () => void;
}

const prompt = 'Search, or go to a page';

/**
 * Everything from one field: pages and actions at once, people and the rest from the server as the search box finds them.
 * A combobox whose list is always there; the first option is lit, so that Enter takes it.
 */
export function Palette(props: PaletteProps) {
  const { userId, search, pages, actions, foundPages, onGo, onRun, onClose } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState(0);
  // as they were when the palette opened: opening one in a new tab must not move the others
  const [recents] = useState(() => recentsOf(userId));
  const { text } = search;
  const found = groupResults(search.results);
  const groups = paletteGroups({ text, recents, pages, actions, foundPages, found });
  const options = groups.flatMap((group) => group.options);
  const lit = Math.min(active, options.length - 1);
  // half a second passes before the server is asked, and nothing is known of its answer until then
  const isPending = queryOf(search.text) !== null && (!search.isAnswered || foundPages?.isPending === true);

  const type = (text: string) => {
    search.type(text);
    setActive(0);
  };
  const choose = (option: PaletteOption, inNewTab: boolean) => {
    if (option.kind === 'action') return onRun(option.action.run);
    if (option.kind === 'result') rememberRecent(userId, option.result);
    if (inNewTab) window.open(option.href, '_blank', 'noopener');
    else onGo(option.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isKey = handleOptionKey(event, {
      active: lit,
      count: options.length,
      onMove: setActive,
      onChoose: (index, inNewTab) => {
        const option = options[index];
        if (option) choose(option, inNewTab);
      },
    });
    // the text first, then, by the modal itself, the palette
    if (isKey || event.key !== 'Escape' || search.text === '' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    type('');
  };

  return (
    <div role="search" className="flex h-full min-h-0 flex-col md:max-h-[min(560px,76dvh)]">
      <div className="border-line-subtle flex items-center gap-2.5 border-b py-2 pr-2.5 pl-4">
        {isPending ? (
          <Spinner size="small" label="Searching" />
        ) : (
          <SearchIcon aria-hidden size={18} className="text-ink-3 shrink-0" />
        )}
        <input
          ref={field}
          type="text"
          role="combobox"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          data-autofocus
          aria-label={prompt}
          placeholder={prompt}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? id : undefined}
          aria-activedescendant={options.length > 0 ? `${id}-${lit}` : undefined}
          value={search.text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          className="h-11 min-w-0 flex-1 bg-transparent text-md text-ellipsis outline-none"
        />
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden size={19} strokeWidth={1.75} />
        </IconButton>
      </div>
      <span role="status" className="sr-only">
        {search.text.trim() !== '' && !isPending && !search.hasFailed && countOf(options.length)}
      </span>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
        {options.length > 0 && (
          <PaletteList
            id={id}
            groups={groups}
            text={search.text}
            active={lit}
            onLight={setActive}
            onChoose={choose}
            onOpenElsewhere={(result) => rememberRecent(userId, result)}
          />
        )}
        {search.hasFailed ? (
          <p role="alert" className="flex items-center justify-between gap-3 px-2.5 py-2 text-sm">
            Search failed
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                // the button goes while the server is asked, and must not take the focus with it
                field.current?.focus();
                search.retry();
              }}
            >
              Retry
            </Button>
          </p>
        ) : (
          options.length === 0 && (
            <p className="px-2.5 py-6 text-center text-sm text-ink-2">{emptyText(search.text, isPending)}</p>
          )
        )}
      </div>
      <p
        aria-hidden
        className="border-t border-line-subtle px-4 py-2 text-xs text-ink-3 max-md:hidden pointer-coarse:hidden"
      >
        ↑ ↓ to move · ↵ to open · Esc to close
      </p>
    </div>
  );
}

const countOf = (count: number) => (count === 0 ? 'No results found' : `${count} found`);

function emptyText(text: string, isPending: boolean): string {
  if (isPending) return 'Searching…';
  return queryOf(text) === null
    ? 'No matching pages or actions. Type 3 characters to search everything.'
    : 'No results found';
}
