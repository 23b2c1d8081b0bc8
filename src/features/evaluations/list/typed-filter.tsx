import { useState, type ReactNode } from 'react';
import { useTimeout } from '@/ui/events/use-timeout';
import { Input } from '@/ui/input/input';

const pauseMs = 300;

interface TypedFilterProps {
  label: string;
  placeholder: string;
  held: string;
  maxLength: number;
  icon?: ReactNode;
  suffix?: string;
  type?: 'search' | 'text';
  className?: string;
  /** The filter that a text stands for, as it is held; undefined for a text that cannot be used. */
  read?: (text: string) => string | undefined;
  onHear: (text: string) => void;
}

/** A filter that is typed; it is heard after a short pause, unless it cannot be used. Cleared elsewhere, it is empty here too. */
export function TypedFilter(props: TypedFilterProps) {
  const { label, held, read = (text) => text, onHear, type = 'text', ...look } = props;
  const [text, setText] = useState(held);
  const [seen, setSeen] = useState(held);
  const [asked, setAsked] = useState(held);
  if (held !== seen) {
    setSeen(held);
    // What was typed after the words that have just been heard stays.
    if (held !== asked) setText(held);
    setAsked(held);
  }
  const found = text.trim() === '' ? '' : read(text.trim());
  const hear = () => {
    if (found === undefined || found === held) return;
    setAsked(found);
    onHear(found);
  };
  useTimeout(hear, pauseMs, text);
  return (
    <Input
      {...look}
      type={type}
      aria-label={label}
      aria-invalid={found === undefined || undefined}
      autoComplete="off"
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}
