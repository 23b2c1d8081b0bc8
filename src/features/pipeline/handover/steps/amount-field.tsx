import { useState } from 'react';
import { numberText, poundsText, readPercent, readPounds } from '@/lib/money/amount-text';
import { isToThePenny } from '@/lib/money/pence';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';

interface AmountFieldProps {
  label: string;
  /** £, or per cent; null for none or for what cannot be read. */
  value: number | null;
  unit?: '£' | '%';
  error?: string | undefined;
  hint?: string | undefined;
  isDisabled?: boolean;
  onChange: (value: number | null) => void;
}

/** An amount as it is typed; what cannot be read counts as none. */
export function AmountField({
  label,
  value,
  unit = '£',
  error,
  hint,
  isDisabled,
  onChange,
}: AmountFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const shown = unit === '£' ? poundsText(value) : numberText(value);
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          icon={unit === '£' ? unit : undefined}
          suffix={unit === '%' ? unit : undefined}
          disabled={isDisabled}
          value={text ?? shown}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            const read = unit === '£' ? readPounds(currentTarget.value) : readPercent(currentTarget.value);
            onChange(typeof read === 'number' && read >= 0 ? read : null);
          }}
          // Parts of a penny stay as they were typed, so that they can be seen and corrected.
          onBlur={() => value !== null && (unit === '%' || isToThePenny(value)) && setText(null)}
        />
      )}
    </Field>
  );
}
