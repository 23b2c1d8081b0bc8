import { useId, type ComponentType } from 'react';
import { Complaint } from '../../form/complaint';
import type { FormState } from '../../form/use-form';
import { Checkbox } from '../../input/checkbox';
import type { Choice, ChoicesProps, OwnField, RecordValues } from './record-field';

const idsOf = (text: string) => text.split(',').filter(Boolean);

/**
 * Several of a list, each with a tick.
 * @param name the field of the record, which holds their ids
 * @param Choices hands on what may be chosen, ids without commas: it may come after the form has opened
 */
export const picksField = (name: string, legend: string, Choices: ComponentType<ChoicesProps>): OwnField => ({
  textOf: (value) => (Array.isArray(value) ? value.join(',') : ''),
  valueOf: idsOf,
  problemOf: () => undefined,
  control: (form) => (
    <Choices>{(choices) => <Picks form={form} name={name} legend={legend} choices={choices} />}</Choices>
  ),
  fact: (text) =>
    text !== '' && (
      <Choices>
        {(choices) =>
          choices
            .filter(({ value }) => idsOf(text).includes(value))
            .map(({ value, label }) => (
              <span key={value} className="block">
                {label}
              </span>
            ))
        }
      </Choices>
    ),
});

interface PicksProps {
  form: FormState<RecordValues>;
  name: string;
  legend: string;
  choices: readonly Choice[];
}

function Picks({ form, name, legend, choices }: PicksProps) {
  const note = useId();
  const chosen = idsOf(form.values[name] ?? '');
  const error = form.errorOf(name);
  const pick = (value: string, isChosen: boolean) => {
    if (form.isSending) return;
    const others = chosen.filter((each) => each !== value);
    form.set(name, (isChosen ? [...others, value] : others).join(','));
  };
  return (
    <fieldset className="min-w-0" aria-describedby={error === undefined ? undefined : note}>
      <legend className="mb-1.5 text-sm/[18px] font-medium text-ink-2">{legend}</legend>
      {choices.length === 0 ? (
        <p className="text-sm text-ink-3">None yet</p>
      ) : (
        <div className="flex max-h-60 flex-col gap-2 overflow-y-auto rounded-lg border border-line p-3 max-md:gap-0">
          {choices.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              name={name}
              checked={chosen.includes(value)}
              onChange={({ currentTarget }) => pick(value, currentTarget.checked)}
            />
          ))}
        </div>
      )}
      <Complaint id={note} text={error} className="mt-1.5" />
    </fieldset>
  );
}
