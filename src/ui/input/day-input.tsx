import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { dayText, readDay } from '@/lib/dates/day-text';
import { IconButton } from '../button/icon-button';
import { Input, type InputProps } from './input';

interface DayInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'suffix' | 'icon'> {
  /** An ISO day, such as `2026-05-13`; else what was typed, which is no day. */
  value: string;
  /** Gets the ISO day of what was typed or picked; what is no day as it was typed. */
  onChange: (value: string) => void;
  /** What the button with the calendar says, such as `Choose the day of completion`. */
  pickLabel: string;
}

/** A day: typed as people write days (`1/2/26`, `01-02-2026`), shown as dd/mm/yyyy, or picked from the browser's calendar. */
export function DayInput({ value, onChange, pickLabel, className, ...rest }: DayInputProps) {
  // As it is typed, until the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const day = readDay(value);
  const isHeld = typed !== null && (readDay(typed) ?? typed) === (day ?? value);
  return (
    <div className="relative">
      <Input
        placeholder="dd/mm/yyyy"
        autoComplete="off"
        {...rest}
        value={isHeld ? typed : day === null ? value : dayText(day)}
        className={`num [&_input]:pr-10 ${className ?? ''}`}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(readDay(currentTarget.value) ?? currentTarget.value);
        }}
        onBlur={(event) => {
          setTyped(null);
          rest.onBlur?.(event);
        }}
      />
      <input
        ref={picker}
        type="date"
        aria-hidden
        tabIndex={-1}
        value={day ?? ''}
        className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
        onChange={({ currentTarget }) => {
          setTyped(null);
          if (currentTarget.value) onChange(currentTarget.value);
        }}
      />
      <IconButton
        label={pickLabel}
        size="sm"
        className="touch-target absolute! top-1/2 right-1 -translate-y-1/2"
        onClick={() => picker.current?.showPicker()}
      >
        <CalendarDays aria-hidden size={16} />
      </IconButton>
    </div>
  );
}
