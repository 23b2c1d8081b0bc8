import { useId, useState, type ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import { useTimeout } from '@/ui/events/use-timeout';
import { Complaint } from '@/ui/form/complaint';
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
  /** What to enter instead of a text that cannot be used. */
  error?: string;
  onHear: (text: string) => void;
}

/**
 * A filter that is typed; after a short pause it is heard, or the error is shown if it cannot be used. Cleared elsewhere, it is empty
 * here too.
 */
export function TypedFilter(props: TypedFilterProps) {
  const { label, held, read = (text) => text, error, onHear, type = 'text', className, ...look } = props;
  const errorId = useId();
  const [text, setText] = useState(held);
  const [seen, setSeen] = useState(held);
  const [asked, setAsked] = useState(held);
  const [refused, setRefused] = useState<string>();
  if (held !== seen) {
    setSeen(held);
    // What was typed after the words that have just been heard stays.
    if (held !== asked) setText(held);
    setAsked(held);
  }
  const found = text.trim() === '' ? '' : read(text.trim());
  const isRefused = found === undefined && text === refused;
  const hear = () => {
    if (found === undefined) setRefused(text);
    if (found === undefined || found === held) return;
    setAsked(found);
    onHear(found);
  };
  useTimeout(hear, pauseMs, text);
  return (
    <div className={classNames('flex w-full min-w-0 flex-col gap-1.5', className)}>
      <Input
        {...look}
        type={type}
        aria-label={label}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused && error ? errorId : undefined}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {isRefused && <Complaint id={errorId} text={error} />}
    </div>
  );
}
