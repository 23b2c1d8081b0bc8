import { useQuery } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { read } from '@/api/queries';
import { useLazyPart } from '@/ui/lazy-part';
import { loadStyled } from '@/ui/page-styles';
import { Textarea } from '@/ui/textarea';
import { completeMention, mentionAt, type MentionToken } from './mention-token';

interface MentionTextareaProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Ctrl+Enter or ⌘+Enter. */
  onSubmit: () => void;
  placeholder?: string;
  describedBy?: string;
  isInvalid?: boolean;
  isFocusedFirst?: boolean;
  className?: string;
}

const noPeople: Schemas['User'][] = [];

/** Text in which an @ offers names: ↑ ↓ to move, Enter or Tab to take one, Escape to go on typing. */
export function MentionTextarea(props: MentionTextareaProps) {
  const {
    label,
    value,
    onChange,
    onSubmit,
    placeholder = label,
    describedBy,
    isInvalid = false,
    isFocusedFirst,
    className,
  } = props;
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const cursorAfterInsert = useRef<number | null>(null);
  const [token, setToken] = useState<MentionToken | null>(null);
  const [active, setActive] = useState(0);
  const found = useQuery({
    ...read('/users', { query: { query: token?.query ?? '' } }),
    enabled: token !== null && token.query.length > 0,
    placeholderData: (previous) => previous,
  });
  const list = useLazyPart(() => loadStyled(() => import('./acts/mention-list')), token !== null);
  const people = list && token?.query ? (found.data?.data?.slice(0, 6) ?? noPeople) : noPeople;

  useLayoutEffect(() => {
    // The cursor can be placed only after React has put the completed text into the box.
    if (cursorAfterInsert.current === null) return;
    area.current?.setSelectionRange(cursorAfterInsert.current, cursorAfterInsert.current);
    cursorAfterInsert.current = null;
  }, [value]);

  const choose = (username: string) => {
    if (!token) return;
    const completed = completeMention(value, token, username);
    cursorAfterInsert.current = completed.cursor;
    setToken(null);
    onChange(completed.text);
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit();
      return;
    }
    const person = people[active];
    if (!person) return;
    if (event.key === 'ArrowDown') setActive((active + 1) % people.length);
    else if (event.key === 'ArrowUp') setActive((active - 1 + people.length) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(person.username);
    else if (event.key === 'Escape') setToken(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={`relative ${className ?? ''}`}>
      <Textarea
        ref={area}
        isBare
        aria-label={label}
        placeholder={placeholder}
        aria-autocomplete="list"
        aria-controls={people.length > 0 ? listId : undefined}
        aria-activedescendant={people.length > 0 ? `${listId}-${active}` : undefined}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        autoFocus={isFocusedFirst}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setToken(mentionAt(event.target.value, event.target.selectionStart));
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setToken(null)}
      />
      {list && <list.MentionList id={listId} people={people} active={active} onChoose={choose} />}
    </div>
  );
}
