import { useRef, useState, type KeyboardEvent } from 'react';
import { percentOf } from '@/lib/money/percent';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { fieldText, nudged, readField, type FieldSpec } from '@/features/evaluations/model/fields';
import { useEditor, useEvaluation, useRefusal } from '../editor/editor-context';

const path = 'inputs.finance.ltv';
const names = { loan: 'Loan', deposit: 'Deposit' } as const;

/**
 * The loan to value in pounds: as what is borrowed of the price, or as what is left to put down. Typing one moves the other and the
 * percentage. A fee that is added to the loan is not in it.
 */
export function LoanField({ side }: { side: keyof typeof names }) {
  const { editor, isReadOnly } = useEvaluation();
  const price = useEditor(({ deal }) => deal.inputs.price);
  const ltv = useEditor(({ deal }) => deal.inputs.finance.ltv);
  const [typed, setTyped] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const before = useRef(ltv);
  const refusal = useRefusal(path);
  const spec: FieldSpec = { label: names[side], unit: 'pounds', min: 0, max: price, step: 500 };
  const loan = percentOf(ltv, price);
  const value = Math.round((side === 'loan' ? loan : price - loan) * 100) / 100;
  const ltvOf = (pounds: number) => ((side === 'loan' ? pounds : price - pounds) / price) * 100;

  const read = typed === null ? null : readField(spec, typed);
  const isWrong = read !== null && 'error' in read;
  // What another field has made of it since is shown in place of what was typed here.
  const isHeld = isWrong || (read !== null && 'value' in read && read.value === value);
  const type = (next: string) => {
    setTyped(next);
    const found = readField(spec, next);
    if ('error' in found) editor.edit(path, before.current);
    else {
      editor.edit(path, ltvOf(found.value ?? 0));
      setAsked(false);
    }
  };
  const nudge = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || isReadOnly || price <= 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setTyped(null);
    editor.edit(path, ltvOf(nudged(spec, value, direction * (event.shiftKey ? 10 : 1))));
  };
  return (
    <Field
      label={names[side]}
      error={isWrong && isAsked ? read.error : side === 'loan' ? refusal : undefined}
      hint={price > 0 ? undefined : 'Enter the price first'}
    >
      {(control) => (
        <Input
          {...control}
          value={isHeld ? (typed ?? '') : fieldText(spec, value)}
          readOnly={isReadOnly || price <= 0}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          icon="£"
          className="num [&_input]:pl-7"
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onFocus={({ currentTarget }) => {
            before.current = ltv;
            currentTarget.select();
          }}
          onBlur={() => {
            if (!isWrong) setTyped(null);
            setAsked(true);
          }}
          onKeyDown={nudge}
        />
      )}
    </Field>
  );
}
