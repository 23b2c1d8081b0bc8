import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { failureText } from '@/api/errors';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import type { Heading } from '@/ui/markdown/format/prepare';
import { safeRows } from '@/ui/rows/safe-rows';
import { showToast } from '@/ui/toast/toast';
import { showUndo } from '@/ui/toast/undo';
import { useFocusAfterRemoval } from '@/ui/focus/use-focus-after-removal';
import { openNoteForm } from './note-form';
import { notesOf, useMarks, type Mark } from './note-queries';
import { paint } from './paint';
import { SelectionBar } from './selection-bar';
import { flatTextOf, placeOf, rangeOf, type Place } from './text-places';
import { useFlatText } from './use-flat-text';

interface ArticleMarksProps {
  uuid: string;
  /** Where the article's text stands. */
  box: RefObject<HTMLElement | null>;
  headings: readonly Heading[];
}

/**
 * The reader's own highlights and notes on an article: painted in its text, and listed beside it, on paper below it. Nobody
 * else sees them.
 */
export function ArticleMarks({ uuid, box, headings }: ArticleMarksProps) {
  const notes = useQuery(notesOf(uuid));
  const { add, remove } = useMarks(uuid);
  const flat = useFlatText(box);
  const list = useRef<HTMLElement>(null);
  const marks = useMemo(() => notes.data?.data ?? [], [notes.data]);
  const ranges = useMemo(
    () => new Map(marks.map((mark) => [mark.id, flat && rangeOf(flat, mark)])),
    [marks, flat],
  );
  useEffect(() => {
    paint(
      'marks',
      [...ranges.values()].filter((range) => range !== null),
    );
    return () => paint('marks', []);
  }, [ranges]);
  useEffect(() => () => paint('shown', []), []);
  useFocusAfterRemoval(
    list,
    marks.map(({ id }) => id),
  );

  const highlight = (place: Place) =>
    add.mutate(
      { path: { uuid }, body: place },
      { onSuccess: () => showToast({ kind: 'success', text: 'Highlighted. Only you can see it.' }) },
    );
  const takeAway = ({ id, quote, occurrence, note }: Mark) =>
    remove.mutate(
      { path: { uuid, id } },
      {
        onSuccess: () =>
          showUndo(note === null ? 'Highlight removed' : 'Note removed', () =>
            add.mutate({ path: { uuid }, body: { quote, occurrence, note } }),
          ),
      },
    );
  const show = (range: Range) => {
    paint('shown', [range]);
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  };
  const writeNote = () => {
    // As the text stands at the press: it may have come since it was last read.
    const text = box.current && flatTextOf(box.current);
    // The words of a heading are the place for a note without a pointer.
    const places = headings.flatMap(({ id }) => {
      const heading = document.getElementById(id);
      if (!heading || !text) return [];
      const range = document.createRange();
      range.selectNodeContents(heading);
      return placeOf(text, range) ?? [];
    });
    if (places.length > 0) openNoteForm({ uuid, places });
    else showToast({ kind: 'error', text: 'The article is still loading. Try again in a moment.' });
  };

  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-labelledby="marks"
      className={classNames('outline-hidden', marks.length === 0 && 'print:hidden')}
    >
      <h2 id="marks" className="mb-2 text-xs font-medium text-ink-3">
        My highlights and notes
      </h2>
      {notes.isError && !notes.data ? (
        <div className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          {failureText('Couldn’t load your notes', notes.error)}
          <Button variant="outline" size="sm" onClick={() => void notes.refetch()}>
            Retry
          </Button>
        </div>
      ) : (
        marks.length === 0 &&
        notes.data && (
          <p className="text-sm text-pretty text-ink-3">
            Select text to highlight it. Only you can see your highlights and notes.
          </p>
        )
      )}
      <ul>
        {safeRows(marks, 'note', (mark) => (
          <MarkRow
            key={mark.id}
            mark={mark}
            isGone={flat !== null && !ranges.get(mark.id)}
            onShow={() => {
              const range = ranges.get(mark.id);
              if (range) show(range);
            }}
            onEdit={() => openNoteForm({ uuid, places: [], mark })}
            onRemove={() => takeAway(mark)}
          />
        ))}
      </ul>
      {notes.data && headings.length > 0 && (
        <Button variant="ghost" size="sm" className="mt-1.5 -ml-2 print:hidden" onClick={writeNote}>
          Add note
        </Button>
      )}
      <SelectionBar
        box={box}
        onHighlight={highlight}
        onNote={(place) => openNoteForm({ uuid, places: [place] })}
      />
    </section>
  );
}

interface MarkRowProps {
  mark: Mark;
  /** The article was changed since, and no longer says it. */
  isGone: boolean;
  onShow: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

function MarkRow({ mark: { id, quote, note }, isGone, onShow, onEdit, onRemove }: MarkRowProps) {
  const act = note === null ? 'Add note' : 'Edit note';
  const start = quote.slice(0, 60);
  return (
    <li data-row={id} className="break-inside-avoid border-b border-line-subtle py-2 text-sm last:border-0">
      {isGone ? (
        <p className="line-clamp-3 text-ink-3 print:line-clamp-none">
          {quote} <span className="text-xs">(no longer in the text)</span>
        </p>
      ) : (
        <button
          type="button"
          onClick={onShow}
          className="line-clamp-3 w-full border-l-2 border-amber-mark pl-2.5 text-left wrap-anywhere text-ink-2 hover:text-ink print:line-clamp-none"
        >
          {quote}
        </button>
      )}
      {note !== null && <p className="mt-1.5 wrap-anywhere whitespace-pre-wrap">{note}</p>}
      <div className="mt-1 -ml-2 flex gap-1 print:hidden">
        <Button variant="ghost" size="sm" aria-label={`${act} on “${start}”`} onClick={onEdit}>
          {act}
        </Button>
        <Button variant="ghost" size="sm" aria-label={`Remove “${start}”`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
