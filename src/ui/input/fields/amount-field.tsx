import { useState } from 'react';
import { readAmount } from '@/lib/money/amount-input';
import { numberText, poundsText } from '@/lib/money/amount-text';
import { Field } from '../../form/field';
import { Input } from '../input';

/** A figure as it was typed, and what it means; null while it cannot be used. */
export interface TypedAmount {
  text: string;
  value: number | null;
  type: (text: string) => void;
}

/** A figure that a reader may change. It is read as people write money: `180k`, `1,150`. */
export function useAmount(initial: number, most: number): TypedAmount {
  const [text, type] = useState(poundsText(initial));
  const value = readAmount(text);
  return { text, value: value !== null && value <= most ? value : null, type };
}

interface AmountFieldProps {
  label: string;
  typed: TypedAmount;
  unit: 'pounds' | 'percent';
  /** The largest that is taken, as `useAmount` was told. */
  most: number;
}

/** A field for money or per cent; what cannot be used stays in it and is said below. */
export function AmountField({ label, typed: { text, value, type }, unit, most }: AmountFieldProps) {
  const limits = unit === 'pounds' ? `£0 to £${poundsText(most)}` : `0% to ${numberText(most)}%`;
  return (
    <Field label={label} error={value === null ? `Enter a figure from ${limits}` : undefined}>
      {(control) => (
        <Input
          {...control}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          icon={unit === 'pounds' ? '£' : undefined}
          suffix={unit === 'percent' ? '%' : undefined}
          className={unit === 'pounds' ? 'num [&_input]:pl-7' : 'num'}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      )}
    </Field>
  );
}
