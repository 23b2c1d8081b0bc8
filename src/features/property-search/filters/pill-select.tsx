import { ChevronDown } from 'lucide-react';
import { classNames } from '@/ui/class-names';

interface PillSelectProps {
  label: string;
  /** What it reads while nothing is asked for. */
  anyText: string;
  /** Empty for nothing. */
  value: string;
  /** How the value reads where it is none of the choices, as one from an address may be. */
  valueText: string;
  choices: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

/** One filter of the bar as a pill: coloured while it narrows the search. The browser's own list fits every screen. */
export function PillSelect({ label, anyText, value, valueText, choices, onChange }: PillSelectProps) {
  const isSet = value !== '';
  const isOther = isSet && choices.every(([choice]) => choice !== value);
  return (
    <span
      className={classNames(
        'relative inline-flex h-(--ctl-md) max-w-full shrink-0 items-center rounded-full border text-sm font-[550] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isSet
          ? 'border-teal-line bg-teal-bg text-teal-ink'
          : 'border-line-strong bg-surface-1 text-ink hover:border-line-control',
      )}
    >
      <select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="h-full min-w-0 cursor-pointer field-sizing-content appearance-none rounded-full bg-transparent pr-8 pl-3.5 text-ellipsis outline-hidden [&>option]:bg-surface-1 [&>option]:text-ink"
      >
        <option value="">{anyText}</option>
        {isOther && <option value={value}>{valueText}</option>}
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={15} className="pointer-events-none absolute right-3" />
    </span>
  );
}
