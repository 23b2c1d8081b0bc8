import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Schemas } from '@/api/contract';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import type { SuggestionKeys } from '@/ui/menu/text-suggestions';

const loadMentions = () => import('@/entities/user/mentions');

interface Given {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  write: (text: string) => void;
  /** Who can be called; nobody between two. */
  people: readonly Schemas['Author'][];
}

interface MemberNames {
  /** What the text box says of the list. */
  field: {
    'aria-autocomplete'?: 'list';
    'aria-controls'?: string | undefined;
    'aria-activedescendant'?: string | undefined;
  };
  /** The writer is there now; null once they have left the text. */
  moveTo: (cursor: number | null) => void;
  /** Whether a key was meant for the names. */
  hear: SuggestionKeys;
  list: ReactNode;
}

/** The members of a group, offered after an @ in a message; their code comes with the first @. */
export function useMemberNames({ area, text, write, people }: Given): MemberNames {
  const id = useId();
  const keys = useRef<SuggestionKeys | null>(null);
  const [cursor, moveTo] = useState<number | null>(null);
  const [active, setActive] = useState<string>();
  const isGroup = people.length > 0;
  const part = useLazyPart(loadMentions, isGroup && text.includes('@'));
  return {
    field: isGroup
      ? {
          'aria-autocomplete': 'list',
          'aria-controls': active && id,
          'aria-activedescendant': active,
        }
      : {},
    moveTo,
    hear: (key) => keys.current?.(key) ?? false,
    list: isGroup && part && (
      <part.Mentions
        id={id}
        area={area}
        ref={keys}
        value={text}
        cursor={cursor}
        among={people}
        side="above"
        onChange={write}
        onClose={() => moveTo(null)}
        onActive={setActive}
      />
    ),
  };
}
