import type { ComponentProps } from 'react';
import { AreaInput } from '@/ui/area/area-input';
import { Checkbox } from '@/ui/input/checkbox';
import { DayInput } from '@/ui/input/day-input';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { Textarea } from '@/ui/input/textarea';
import type { FormControl } from '../../form/form-field';
import type { AnyField, Choice, RecordValues } from './record-field';

type Shared = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
>;

interface FieldInputProps {
  field: AnyField;
  control: Shared & Pick<FormControl, 'value' | 'readOnly' | 'onChange'> & { onBlur?: () => void };
  /** Gets the value of a control that is no plain input. */
  change: (value: string) => void;
  /** Everything typed into the form. */
  values: RecordValues;
}

/** The control that a described field is typed into, by its kind. */
export function FieldInput({ field, control, change, values }: FieldInputProps) {
  const { kind, label, placeholder, maxLength, suffix } = field;
  if (kind === 'day') return <DayInput {...control} onChange={change} pickLabel={`Choose date: ${label}`} />;
  if (kind === 'note')
    return <Textarea {...control} rows={3} maxLength={maxLength} placeholder={placeholder} />;
  if (kind === 'choice') return <ChoiceInput {...{ field, control, change, values }} />;
  if (kind === 'yes') {
    const { value, readOnly: isSending, onChange: _, ...rest } = control;
    return (
      <Checkbox
        {...rest}
        label={placeholder ?? label}
        disabled={isSending}
        checked={value === 'true'}
        onChange={({ currentTarget }) => change(currentTarget.checked ? 'true' : '')}
      />
    );
  }
  if (kind === 'area') {
    const { onChange: _, ...rest } = control;
    return <AreaInput {...rest} onValue={change} />;
  }
  if (kind === 'time') return <Input {...control} type="time" />;
  const isFigure = kind !== 'text' && kind !== 'words';
  return (
    <Input
      {...control}
      autoComplete="off"
      maxLength={kind === 'words' ? undefined : maxLength}
      placeholder={placeholder}
      icon={kind === 'pounds' ? '£' : undefined}
      suffix={kind === 'percent' ? '%' : suffix}
      {...(isFigure && { inputMode: kind === 'numbers' ? 'text' : 'decimal', className: 'num' })}
    />
  );
}

function ChoiceInput({ field, control, change, values }: FieldInputProps) {
  const { none, isRequired, choices = [], Choices } = field;
  const { readOnly: isSending, ...rest } = control;
  const select = (known: readonly Choice[]) => (
    <NativeSelect
      {...rest}
      disabled={isSending}
      choices={known}
      placeholder={none ?? (isRequired ? 'Choose' : 'Not set')}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
  return Choices ? <Choices values={values}>{select}</Choices> : select(choices);
}
