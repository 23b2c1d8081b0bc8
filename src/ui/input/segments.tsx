import { useId } from 'react';

interface SegmentsProps<Value extends string> {
  label: string;
  isLabelHidden?: boolean;
  options: readonly (readonly [value: Value, words: string])[];
  value: Value | null;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
}

/** A value chosen among two to five short words side by side: five stay in one line on the narrowest phone. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, isLabelHidden = false, options, value, onChange, isDisabled = false } = props;
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" disabled={isDisabled}>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-sm/[18px] font-medium text-ink-2'}>
        {label}
      </legend>
      <div className="inline-flex max-w-full flex-wrap gap-0.5 self-start rounded-[9px] bg-sunken p-[3px] light:bg-surface-3">
        {options.map(([option, words]) => (
          <label
            key={option}
            className="touch-target relative flex h-7 items-center rounded-[7px] px-2.5 text-sm font-medium text-ink-2 has-checked:bg-surface-3 has-checked:text-ink has-checked:shadow-edge has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed light:has-checked:bg-surface-1 light:has-checked:shadow-xs max-[380px]:px-1.5 max-md:h-9"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
