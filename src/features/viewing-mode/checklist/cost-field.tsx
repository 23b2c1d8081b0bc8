import { useState } from 'react';
import { amountProblem } from '@/lib/money/reading/amount-problem';
import { poundsText, readPounds } from '@/lib/money/amount-text';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { costLimits } from './cost';

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
  const problem = amountProblem(readPounds(text ?? ''), costLimits);
  return (
    <Field label={label} hint="Including VAT" error={isAsked ? problem : undefined}>
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
            else if (typeof read === 'number' && amountProblem(read, costLimits) === undefined)
              onChange(read);
          }}
          onBlur={() => {
            setAsked(problem !== undefined);
            if (problem === undefined) setText(null);
          }}
        />
      )}
    </Field>
  );
}
