import { useState } from 'react';
import { squareFeet, squareMetres } from '@/lib/area';
import { numberText, readNumber } from '@/lib/money/amount-text';
import { FormField } from '@/ui/form/form-field';
import type { FormState } from '@/ui/form/use-form';
import { chooseAreaUnit, useAreaUnit } from '@/ui/input/area-unit';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import type { RecordValues } from '@/ui/records/form/record-field';

/** The floor area in the unit that the member chooses; the form keeps square metres. */
export function AreaField({ form }: { form: FormState<RecordValues> }) {
  const { unit } = useAreaUnit();
  // As it is typed: `7.` is not yet a number.
  const [typed, setTyped] = useState<string | null>(null);
  const isFeet = unit === 'feet';
  return (
    <div className="grid grid-cols-[1fr_88px] items-start gap-2">
      <FormField form={form} name="areaSqm" label="Floor area" isOptional>
        {({ onBlur, ...control }, change) => {
          const kept = readNumber(control.value);
          const shown = isFeet && typeof kept === 'number' ? numberText(squareFeet(kept)) : control.value;
          return (
            <Input
              {...control}
              inputMode="decimal"
              className="num"
              autoComplete="off"
              value={typed ?? shown}
              onBlur={() => {
                setTyped(null);
                onBlur();
              }}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value);
                const read = readNumber(currentTarget.value);
                change(
                  isFeet && typeof read === 'number' ? numberText(squareMetres(read)) : currentTarget.value,
                );
              }}
            />
          );
        }}
      </FormField>
      <NativeSelect
        aria-label="Floor area unit"
        className="mt-6"
        choices={[
          { value: 'feet', label: 'sq ft' },
          { value: 'metres', label: 'm²' },
        ]}
        value={unit}
        onChange={({ currentTarget }) => chooseAreaUnit(currentTarget.value === 'metres' ? 'metres' : 'feet')}
      />
    </div>
  );
}
