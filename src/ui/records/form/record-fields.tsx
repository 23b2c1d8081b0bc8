import type { ReactNode } from 'react';
import { Checkbox } from '@/ui/input/checkbox';
import { classNames } from '../../class-names';
import { FormField } from '../../form/form-field';
import type { FormState } from '../../form/use-form';
import { FieldInput } from './field-input';
import type { AnyField, RecordValues } from './record-field';
import { isNeeded } from './record-values';

interface RecordFieldsProps {
  form: FormState<RecordValues>;
  groups: readonly { title?: string; fields: readonly AnyField[] }[];
  /** Controls of the form's own, by the name of their field. */
  own?: Readonly<Record<string, ReactNode>>;
}

/** The fields of a described form, two beside each other where there is room. */
export function RecordFields({ form, groups, own = {} }: RecordFieldsProps) {
  return (
    <div className="@container flex flex-col gap-6">
      {groups.map(({ title, fields }, at) => (
        <fieldset key={title ?? at} className="min-w-0">
          {title !== undefined && <legend className="mb-3 text-md font-semibold text-ink">{title}</legend>}
          <div className="grid items-start gap-x-3 gap-y-4 @min-[420px]:grid-cols-2">
            {fields
              .filter(({ isAsked }) => isAsked?.(form.values) ?? true)
              .map((field) => (
                <div key={field.name} className={classNames('min-w-0', isWide(field) && 'col-span-full')}>
                  {own[field.name] ?? <DescribedField form={form} field={field} />}
                </div>
              ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

const isWide = ({ isWide: wide, kind }: AnyField) => wide ?? (kind === 'note' || kind === 'other');

function DescribedField({ form, field }: { form: FormState<RecordValues>; field: AnyField }) {
  const { name, kind, label, hint } = field;
  if (kind === 'yes') {
    return (
      <Checkbox
        label={label}
        name={name}
        checked={form.values[name] === 'true'}
        onChange={({ currentTarget }) => form.set(name, currentTarget.checked ? 'true' : '')}
      />
    );
  }
  return (
    <FormField
      form={form}
      name={name}
      label={label}
      hint={typeof hint === 'function' ? hint(form.values) : hint}
      isOptional={!isNeeded(field, form.values)}
    >
      {(control, change) => (
        <FieldInput field={field} control={control} change={change} values={form.values} />
      )}
    </FormField>
  );
}
