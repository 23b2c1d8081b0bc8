import { useState } from 'react';
import { numberText, readNumber, type ReadAmount } from '@/lib/money/amount-text';
import { Input, type InputProps } from '../input/input';

export interface ConvertedInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  /** A number as text in the unit it is kept in; what is no number stands as it is. */
  value: string;
  onValue: (value: string) => void;
  /** From the unit it is kept in to that which is shown. */
  shown: (kept: number) => number;
  /** Reads what is typed, as it is kept. */
  read: (text: string) => ReadAmount;
}

/** A number that is typed in another unit than the one it is kept in. One that is not touched stays exactly as it was. */
export function ConvertedInput({ value, onValue, shown, read, onBlur, ...rest }: ConvertedInputProps) {
  // As it is typed: `7.` is not yet a number.
  const [typed, setTyped] = useState<string | null>(null);
  const kept = readNumber(value);
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      className="num"
      {...rest}
      value={typed ?? (typeof kept === 'number' ? numberText(shown(kept)) : value)}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        const next = read(text);
        onValue(typeof next === 'number' ? numberText(next) : text);
      }}
    />
  );
}
