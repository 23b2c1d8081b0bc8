import type { ChangeEvent, ReactNode } from 'react';
import { NativeSelect } from '../input/native-select';
import { Field, type FieldControl } from './field';
import type { FormState } from './use-form';

/** The fields of a form that hold such a value. */
type FieldsOf<Values, Value> = {
  [Name in keyof Values & string]: Values[Name] extends Value ? Name : never;
}[keyof Values & string];

/** All that an input or a textarea of a form needs. */
export interface FormControl extends FieldControl {
  name: string;
  value: string;
  readOnly: boolean;
  onBlur: () => void;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

interface FormFieldProps<Values extends object, Name> {
  form: FormState<Values>;
  name: Name;
  label: ReactNode;
  hint?: ReactNode;
  isOptional?: boolean;
}

interface TextFieldProps<Values extends object, Name> extends FormFieldProps<Values, Name> {
  /** The control; `change` is for one that says its value, such as a `DayInput`. */
  children: (control: FormControl, change: (value: string) => void) => ReactNode;
}

/** A text of a form with its label, hint and error. It can't be changed while the form is being sent. */
export function FormField<Values extends object, Name extends FieldsOf<Values, string>>({
  form,
  name,
  children,
  ...words
}: TextFieldProps<Values, Name>) {
  const change = (value: string) => {
    // true: the field holds a text
    if (!form.isSending) form.set(name, value as Values[Name]);
  };
  return (
    <Field {...words} error={form.errorOf(name)}>
      {(control) =>
        children(
          {
            ...control,
            name,
            value: String(form.values[name]),
            readOnly: form.isSending,
            onBlur: form.onBlur(name),
            onChange: ({ currentTarget }) => change(currentTarget.value),
          },
          change,
        )
      }
    </Field>
  );
}

interface FormSelectProps<Values extends object, Name extends keyof Values> extends FormFieldProps<
  Values,
  Name
> {
  choices: readonly { value: Values[Name] & string; label: string }[];
  /** Stands first while nothing is chosen. */
  placeholder?: string;
}

/** One of a few choices of a form, with its label, hint and error. */
export function FormSelect<Values extends object, Name extends FieldsOf<Values, string>>({
  form,
  name,
  choices,
  placeholder,
  ...words
}: FormSelectProps<Values, Name>) {
  return (
    <Field {...words} error={form.errorOf(name)}>
      {(control) => (
        <NativeSelect
          {...control}
          name={name}
          choices={choices}
          placeholder={placeholder}
          value={String(form.values[name])}
          onBlur={form.onBlur(name)}
          onChange={({ currentTarget }) => {
            const chosen = choices.find(({ value }) => value === currentTarget.value);
            if (chosen && !form.isSending) form.set(name, chosen.value);
          }}
        />
      )}
    </Field>
  );
}
