import type { ReactNode } from 'react';
import { classNames } from '../class-names';

interface SuggestionListProps<Item> {
  id: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  label: string;
  /** What one and several of them are called. */
  nouns: readonly [string, string];
  active: number;
  side: 'above' | 'below';
  onChoose: (item: Item) => void;
  children: (item: Item) => ReactNode;
}

/** Words offered beside a text; moved through with the keyboard by the text box that owns it. */
export function SuggestionList<Item>(props: SuggestionListProps<Item>) {
  const { id, items, keyOf, label, nouns, active, side, onChoose, children } = props;
  return (
    <>
      <span role="status" className="sr-only">
        {items.length > 0 && `${items.length} ${nouns[items.length === 1 ? 0 : 1]}, use the arrow keys`}
      </span>
      {items.length > 0 && (
        <ul
          id={id}
          role="listbox"
          aria-label={label}
          className={classNames(
            'border-line bg-overlay shadow-md absolute left-0 z-(--z-dropdown) w-[min(320px,100%)] overflow-hidden rounded-lg border p-1',
            side === 'below' ? 'top-full mt-1' : 'bottom-full mb-1 max-w-[calc(100%-60px)]',
          )}
        >
          {items.map((item, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text box that owns the list has the keys
            <li
              key={keyOf(item)}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // The press must not take the focus from the text.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(item)}
              className="aria-selected:bg-hover hover:bg-hover flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-2 py-1"
            >
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
