import { Field } from '@/ui/form/field';
import { DayInput } from '@/ui/input/day-input';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { lengthChoices, type WhenValues } from './form-values';

interface WhenFieldsProps {
  values: WhenValues;
  onChange: (name: keyof WhenValues, value: string) => void;
  onBlur: (name: keyof WhenValues) => () => void;
  errorOf: (name: keyof WhenValues) => string | undefined;
}

/** Day, time and duration of a viewing, on the reader's own clock. */
export function WhenFields({ values, onChange, onBlur, errorOf }: WhenFieldsProps) {
  return (
    <div className="grid items-start gap-4 min-[420px]:grid-cols-2 md:grid-cols-3">
      <Field label="Date" error={errorOf('day')}>
        {(control) => (
          <DayInput
            {...control}
            data-autofocus
            value={values.day}
            pickLabel="Choose the viewing date"
            onBlur={onBlur('day')}
            onChange={(day) => onChange('day', day)}
          />
        )}
      </Field>
      <Field label="Time" error={errorOf('time')}>
        {(control) => (
          <Input
            {...control}
            type="time"
            value={values.time}
            onBlur={onBlur('time')}
            onChange={({ currentTarget }) => onChange('time', currentTarget.value)}
          />
        )}
      </Field>
      <Field label="Duration" error={errorOf('minutes')}>
        {(control) => (
          <NativeSelect
            {...control}
            value={values.minutes}
            choices={lengthChoices(values.minutes)}
            onChange={({ currentTarget }) => onChange('minutes', currentTarget.value)}
          />
        )}
      </Field>
    </div>
  );
}
