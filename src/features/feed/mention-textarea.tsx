import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { MentionKeys } from '@/entities/user/mention-keys';
import { useLazyPart } from '@/ui/lazy-part';
import { loadStyled } from '@/ui/page-styles';
import { Textarea } from '@/ui/textarea';

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

/** Text in which an @ offers names; their code comes with the first @. */
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
  const keys = useRef<MentionKeys | null>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const part = useLazyPart(() => loadStyled(() => import('@/entities/user/mentions')), value.includes('@'));

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
        aria-controls={active === null ? undefined : listId}
        aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
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
        <part.Mentions
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
