import { Field } from '@/ui/form/field';
import { DayInput } from '@/ui/input/day-input';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { AmountField } from './amount-field';
import type { HomeDraft } from '../plan';
import type { Problems } from '../problems';

interface HomeStepProps {
  home: HomeDraft;
  types: readonly { id: string; name: string }[];
  typeId: string;
  problems: Problems;
  onType: (typeId: string) => void;
  onChange: (patch: Partial<HomeDraft>) => void;
}

/** The home that was bought. */
export function HomeStep({ home, types, typeId, problems, onType, onChange }: HomeStepProps) {
  const text = (name: 'addressLine1' | 'town' | 'postcode', label: string, maxLength: number) => (
    <Field label={label} error={problems[name]}>
      {(control) => (
        <Input
          {...control}
          maxLength={maxLength}
          autoComplete="off"
          value={home[name]}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      )}
    </Field>
  );
  return (
    <div className="grid items-start gap-3 md:grid-cols-2">
      <div className="md:col-span-2">{text('addressLine1', 'Address', 120)}</div>
      {text('town', 'Town', 80)}
      {text('postcode', 'Postcode', 10)}
      <Field label="Property type" error={problems['typeId']}>
        {(control) => (
          <NativeSelect
            {...control}
            placeholder="Choose a type"
            value={typeId}
            choices={types.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
        )}
      </Field>
      <Field label="Completion date" error={problems['purchaseDate']}>
        {(control) => (
          <DayInput
            {...control}
            pickLabel="Choose the completion date"
            value={home.purchaseDate}
            onChange={(purchaseDate) => onChange({ purchaseDate })}
          />
        )}
      </Field>
      <AmountField
        label="Purchase price"
        value={home.purchasePrice}
        error={problems['purchasePrice']}
        onChange={(purchasePrice) => onChange({ purchasePrice })}
      />
    </div>
  );
}
