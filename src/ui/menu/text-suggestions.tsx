import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { completeWord, type MarkedWord } from '@/lib/text/marked-word';
import { useNextCursor } from '../input/use-next-cursor';
import { SuggestionList } from './suggestion-list';

/** Whether a key was meant for the words that are offered. */
export type SuggestionKeys = (key: string) => boolean;

/** What a text box gives to whatever offers words for it. */
export interface SuggestionFieldProps {
  id: string;
  area: RefObject<HTMLTextAreaElement | null>;
  /** Hears the keys that are meant for the words. */
  ref: Ref<SuggestionKeys>;
  value: string;
  /** Where the writer is; null once they have left the text, or want no words. */
  cursor: number | null;
  /** Where there is room for the list: over the text of a box at the foot of a page. */
  side?: 'above' | 'below' | undefined;
  onChange: (text: string) => void;
  onClose: () => void;
  /** The id of the option with the mark; none while nothing is offered. */
  onActive: (optionId: string | undefined) => void;
}

interface TextSuggestionsProps<Item> extends Omit<SuggestionFieldProps, 'cursor'> {
  /** The word at the cursor; null where there is none. */
  written: MarkedWord | null;
  items: readonly Item[];
  /** What is put in the written word's place, with its mark; no two are the same. */
  wordOf: (item: Item) => string;
  /** What the list is called. */
  label: string;
  /** What one and several of them are called. */
  nouns: readonly [string, string];
  children: (item: Item) => ReactNode;
}

/** Words for the one that is being written: ↑ ↓ to move, Enter or Tab to take one, Escape to go on typing. */
export function TextSuggestions<Item>(props: TextSuggestionsProps<Item>) {
  const { id, area, ref, value, written, items, wordOf, side = 'below' } = props;
  const { label, nouns, onChange, onClose, onActive, children } = props;
  const query = written?.query ?? '';
  const placeCursor = useNextCursor(area, value);
  const [marked, setMarked] = useState({ query, active: 0 });
  const active = marked.query === query ? marked.active : 0;

  const choose = (item: Item) => {
    if (!written) return;
    const completed = completeWord(value, written, wordOf(item));
    placeCursor(completed.cursor);
    onClose();
    onChange(completed.text);
    area.current?.focus();
  };
  const hear = (key: string): boolean => {
    const item = items[active];
    if (item === undefined) return false;
    const mark = (place: number) => setMarked({ query, active: (place + items.length) % items.length });
    if (key === 'ArrowDown') mark(active + 1);
    else if (key === 'ArrowUp') mark(active - 1);
    else if (key === 'Enter' || key === 'Tab') choose(item);
    else if (key === 'Escape') onClose();
    else return false;
    return true;
  };
  useImperativeHandle(ref, () => hear);
  const tellActive = useEffectEvent(onActive);
  const shown = items.length > 0 ? `${id}-${active}` : undefined;
  useEffect(() => tellActive(shown), [shown]);
  return (
    <SuggestionList
      id={id}
      items={items}
      keyOf={wordOf}
      label={label}
      nouns={nouns}
      active={active}
      side={side}
      onChoose={choose}
    >
      {children}
    </SuggestionList>
  );
}
