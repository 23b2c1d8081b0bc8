import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { loadStyled } from '@/ui/theme/page-styles';
import { Textarea } from '@/ui/input/textarea';
import type { SuggestionKeys } from '@/ui/menu/text-suggestions';

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

const loadOffers = () => loadStyled(() => import('./write/text-offers'));

/** Text in which an @ offers people and a # tags; their code comes with the first of them. */
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
  const keys = useRef<SuggestionKeys | null>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const [active, setActive] = useState<string>();
  const part = useLazyPart(loadOffers, /[@#]/.test(value));

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit();
      return;
    }
    if (!keys.current?.(event.key)) return;
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
        aria-controls={active && listId}
        aria-activedescendant={active}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        autoFocus={isFocusedFirst}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setCursor(event.target.selectionStart);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setCursor(null)}
      />
      {part && (
        <part.TextOffers
          id={listId}
          area={area}
          ref={keys}
          value={value}
          cursor={cursor}
          onChange={onChange}
          onClose={() => setCursor(null)}
          onActive={setActive}
        />
      )}
    </div>
  );
}
