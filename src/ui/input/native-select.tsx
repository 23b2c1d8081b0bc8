import { ChevronDown } from 'lucide-react';
import { useMemo, type ComponentProps } from 'react';
import { classNames } from '../class-names';

export interface Choice {
  value: string;
  label: string;
}

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'size' | 'children'> {
  choices: readonly Choice[];
  /** Stands first while nothing is chosen. */
  placeholder?: string | undefined;
  /** As of Input. */
  size?: 'md' | 'lg' | undefined;
}

/** One of a few choices, by the browser's own list: it fits every screen and every way of typing. */
export function NativeSelect({ choices, placeholder, size = 'md', className, ...rest }: NativeSelectProps) {
  // Hundreds of them, such as homes, are drawn anew only where they change.
  const options = useMemo(
    () =>
      choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      )),
    [choices],
  );
  return (
    <div
      className={classNames(
        'control relative flex w-full min-w-0 items-center',
        size === 'lg' ? 'h-(--ctl-lg) rounded-[11px]' : 'h-(--ctl-md) rounded-[9px]',
        className,
      )}
    >
      <select
        {...rest}
        className="h-full min-w-0 flex-1 appearance-none rounded-[inherit] bg-transparent pr-9 pl-[11px] text-base text-ellipsis outline-hidden [&>option]:bg-surface-1 [&>option]:text-ink"
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options}
      </select>
      <ChevronDown
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute right-[11px] text-ink-3"
      />
    </div>
  );
}
