import { NativeSelect, type Choice } from '@/ui/input/native-select';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** What it says while nothing is chosen. */
  all: string;
  choices: readonly (Choice & { value: Value })[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** A filter of a list of the admin: one of a few, or all. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, choices, value, onChange } = props;
  return (
    <NativeSelect
      aria-label={label}
      className="max-md:h-11"
      placeholder={all}
      choices={choices}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(choices.find((each) => each.value === currentTarget.value)?.value)
      }
    />
  );
}
