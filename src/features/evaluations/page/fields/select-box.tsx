import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

interface SelectBoxProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  /** What it may be, with its words. */
  options: readonly (readonly [value: string, words: string])[];
  onPick: (value: string) => void;
}

/** The browser's own list of choices, dressed as our other controls are. */
export function SelectBox({ options, onPick, className = '', ...rest }: SelectBoxProps) {
  return (
    <div className="relative min-w-0">
      <select
        {...rest}
        className={`control h-(--ctl-md) w-full appearance-none truncate rounded-[9px] pr-8 pl-[11px] text-base ${className}`}
        onChange={({ currentTarget }) => onPick(currentTarget.value)}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={16}
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-3"
      />
    </div>
  );
}
