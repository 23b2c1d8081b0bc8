import { useState } from 'react';
import { poundsText, readPounds } from '@/lib/money/amount-text';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';

/** The contract's, £. */
const mostCost = 10_000_000;

interface CostFieldProps {
  label: string;
  /** £ including VAT; null for none. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** What works would cost, as people write money; what cannot be read stays in the field and says so. */
export function CostField({ label, value, onChange }: CostFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const found = readPounds(text ?? '');
  const isWrong = found === 'unreadable' || (typeof found === 'number' && (found < 0 || found > mostCost));
  return (
    <Field
      label={label}
      hint="Including VAT"
      error={isAsked && isWrong ? 'Enter an amount, such as £2,600' : undefined}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          icon="£"
          className="num w-40! [&_input]:pl-7"
          value={text ?? poundsText(value)}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            const read = readPounds(currentTarget.value);
            if (read === 'blank') onChange(null);
            else if (typeof read === 'number' && read >= 0 && read <= mostCost) onChange(read);
          }}
          onBlur={() => {
            setAsked(isWrong);
            if (!isWrong) setText(null);
          }}
        />
      )}
    </Field>
  );
}
