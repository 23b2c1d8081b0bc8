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
export function useAmount(initial: number, most: number, least = 0): TypedAmount {
  const [text, type] = useState(poundsText(initial));
  const value = readAmount(text);
  return { text, value: value !== null && value >= least && value <= most ? value : null, type };
}

interface AmountFieldProps {
  label: string;
  typed: TypedAmount;
  unit: 'pounds' | 'percent';
  /** The largest and the least that are taken, as `useAmount` was told. */
  most: number;
  least?: number;
}

/** A field for money or per cent; what cannot be used stays in it and is said below. */
export function AmountField({ label, typed, unit, most, least = 0 }: AmountFieldProps) {
  const { text, value, type } = typed;
  const limits =
    unit === 'pounds'
      ? `an amount from £${poundsText(least)} to £${poundsText(most)}`
      : `a percentage from ${numberText(least)}% to ${numberText(most)}%`;
  return (
    <Field label={label} error={value === null ? `Enter ${limits}` : undefined}>
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
