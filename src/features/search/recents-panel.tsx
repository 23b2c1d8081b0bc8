import { Command, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type RefCallback } from 'react';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { safeRows } from '@/ui/rows/safe-rows';
import { useRecents, rememberRecent, removeRecent } from './recents';
import { forgetRecents } from './recents-storage';
import { ResultRow } from './result-row';
import { resultHref, resultKey, resultTitle, type SearchResult } from './results';

interface RecentsPanelProps {
  userId: number;
  className: string;
  /** Of the sentence that describes the field: what is below it. */
  hintId: string;
  hintRef: RefCallback<HTMLElement>;
  onOpen: (result: SearchResult) => void;
  /** The focus is wanted back in the field: by the arrow up from the first row, or because nothing is left here. */
  onBack: () => void;
  /** Given where no key leads to the palette. */
  onShowPalette: (() => void) | undefined;
}

/**
 * What was chosen last, below the empty box: links, not options of the box, so that nothing is counted as found. The
 * arrows walk them, Tab also reaches the buttons that forget.
 */
export function RecentsPanel({
  userId,
  className,
  hintId,
  hintRef,
  onOpen,
  onBack,
  onShowPalette,
}: RecentsPanelProps) {
  const recents = useRecents(userId);
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    if (at + step < 0) return onBack();
    const row = rows[at + step];
    (row?.querySelector('a') ?? row)?.focus();
  };
  const remove = (result: SearchResult, at: number) => {
    setSaid(`${resultTitle(result)} removed`);
    removeRecent(userId, result);
    // the row that has moved up, else the one before: both are still in the page under their place
    const rest = [...(list.current?.querySelectorAll('button') ?? [])].filter((_, place) => place !== at);
    const next = rest[Math.min(at, rest.length - 1)];
    if (next) next.focus();
    else onBack();
  };

  if (recents.length === 0 && !onShowPalette) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows are those of the links inside
    <section aria-label="Recent searches" onKeyDown={walk} className={className}>
      <span role="status" className="sr-only">
        {said}
      </span>
      {recents.length > 0 && (
        <>
          <span ref={hintRef} id={hintId} className="sr-only">
            Press the down arrow for recent searches.
          </span>
          <div className="text-ink-3 flex min-h-7 items-center justify-between pl-2.5 text-xs font-medium">
            Recent
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                forgetRecents(userId);
                onBack();
              }}
            >
              Clear all
            </Button>
          </div>
          <ul ref={list}>
            {safeRows(recents, ['result', 'none'], (result, at) => (
              <li
                key={resultKey(result)}
                data-row
                className="hover:bg-hover flex items-center rounded-[9px] pr-1"
              >
                <a
                  href={resultHref(result)}
                  onClick={(event) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) {
                      return rememberRecent(userId, result);
                    }
                    event.preventDefault();
                    onOpen(result);
                  }}
                  className="flex min-w-0 flex-1 items-center gap-2.5 rounded-[9px] px-2.5 py-1 max-md:min-h-11"
                >
                  <ResultRow result={result} query="" />
                </a>
                <IconButton
                  size="sm"
                  label={`Remove “${resultTitle(result)}” from recent searches`}
                  onClick={() => remove(result, at)}
                  className="text-ink-3"
                >
                  <X aria-hidden size={15} />
                </IconButton>
              </li>
            ))}
          </ul>
        </>
      )}
      {onShowPalette && (
        <button
          type="button"
          data-row
          onClick={onShowPalette}
          className="hover:bg-hover flex min-h-11 w-full items-center gap-2.5 rounded-[9px] px-2.5 text-left text-sm font-medium"
        >
          <span className="bg-surface-3 text-ink-2 grid size-[30px] shrink-0 place-items-center rounded-md">
            <Command aria-hidden size={15} />
          </span>
          Pages and actions
        </button>
      )}
    </section>
  );
}
