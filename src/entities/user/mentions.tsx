import { useQuery } from '@tanstack/react-query';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import type { Schemas } from '@/api/contract';
import { read } from '@/api/queries';
import { completeMention, mentionAt } from '@/lib/mention-token';
import type { MentionKeys } from './mention-keys';
import { MentionList } from './mention-list';

interface MentionsProps {
  id: string;
  area: RefObject<HTMLTextAreaElement | null>;
  /** Hears the keys that are meant for the names. */
  ref: Ref<MentionKeys>;
  value: string;
  /** Where the writer is; null once they have left the text, or want no names. */
  cursor: number | null;
  /** Who can be called; without it every member can. */
  among?: readonly Schemas['Author'][] | undefined;
  side?: 'above' | 'below' | undefined;
  onChange: (text: string) => void;
  onClose: () => void;
  /** The offered name with the mark, as its place in the list; null while none is offered. */
  onActive: (active: number | null) => void;
}

const noPeople: Schemas['Author'][] = [];
const mostOffered = 6;

/** Those of them whose name, or a part of it, begins so. */
const calledSo = (people: readonly Schemas['Author'][], query: string) => {
  const wanted = query.toLowerCase();
  return people.filter(({ fullName, username }) =>
    [username, fullName, ...fullName.split(' ')].some((name) => name.toLowerCase().startsWith(wanted)),
  );
};

/** The names that the @word at the cursor may mean: ↑ ↓ to move, Enter or Tab to take one, Escape to go on typing. */
export function Mentions(props: MentionsProps) {
  const { ref, id, area, value, cursor, among, side = 'below', onChange, onClose, onActive } = props;
  const token = cursor === null ? null : mentionAt(value, cursor);
  const query = token?.query ?? '';
  const cursorAfterInsert = useRef<number | null>(null);
  const [marked, setMarked] = useState({ query, active: 0 });
  const active = marked.query === query ? marked.active : 0;
  const found = useQuery({
    ...read('/users', { query: { query } }),
    enabled: query !== '' && among === undefined,
    placeholderData: (previous) => previous,
  });
  const offered = query === '' ? noPeople : (found.data?.data ?? noPeople);
  const called = among === undefined ? offered : token === null ? noPeople : calledSo(among, query);
  const people = called.slice(0, mostOffered);

  useLayoutEffect(() => {
    // The cursor can be placed only after React has put the completed text into the box.
    if (cursorAfterInsert.current === null) return;
    area.current?.setSelectionRange(cursorAfterInsert.current, cursorAfterInsert.current);
    cursorAfterInsert.current = null;
  }, [area, value]);

  const choose = (username: string) => {
    if (!token) return;
    const completed = completeMention(value, token, username);
    cursorAfterInsert.current = completed.cursor;
    onClose();
    onChange(completed.text);
    area.current?.focus();
  };
  const hear = (key: string): boolean => {
    const person = people[active];
    if (!person) return false;
    const mark = (place: number) => setMarked({ query, active: (place + people.length) % people.length });
    if (key === 'ArrowDown') mark(active + 1);
    else if (key === 'ArrowUp') mark(active - 1);
    else if (key === 'Enter' || key === 'Tab') choose(person.username);
    else if (key === 'Escape') onClose();
    else return false;
    return true;
  };
  useImperativeHandle(ref, () => hear);
  const tellActive = useEffectEvent(onActive);
  const shown = people.length > 0 ? active : null;
  useEffect(() => tellActive(shown), [shown]);
  return <MentionList id={id} people={people} active={active} side={side} onChoose={choose} />;
}
