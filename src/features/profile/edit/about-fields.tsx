import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { choicesOf } from '@/ui/input/choices';
import { experienceLabels, lookingForLabels, offeringLabels } from '../profile-labels';
import { ChoiceChips } from './choice-chips';
import type { FormFields } from './form-fields';
import { PairRows } from './pair-rows';
import { most, type ProfileText } from './profile-form';

const experience = choicesOf(experienceLabels);
// true: the record has these keys and no others
const experiences = Object.keys(experienceLabels) as ProfileText['experience'][];

/** A field of the form that is one line of text. */
type LineName = 'regions' | 'budgetMin' | 'budgetMax' | 'languages' | 'companies';

/** How I invest, what I look for, and where else I am to be found. */
export function AboutFields({ values, set, errorOf, onBlur }: FormFields) {
  const line = (name: LineName, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={errorOf(name)}>
      {(control) => (
        <Input
          {...control}
          value={values[name]}
          inputMode={name.startsWith('budget') ? 'decimal' : undefined}
          onChange={({ currentTarget: { value } }) => set(name, value)}
          onBlur={onBlur(name)}
        />
      )}
    </Field>
  );
  return (
    <div className="flex flex-col gap-5">
      <ChoiceChips
        legend="Strategies"
        words={strategyNames}
        chosen={values.strategies}
        onChoose={(strategies) => set('strategies', strategies)}
      />
      {line('regions', 'Invests in', 'Regions or towns, separated by commas')}
      <div className="grid gap-5 md:grid-cols-2">
        {line('budgetMin', 'Minimum budget (£)', 'Per purchase, for example 90k')}
        {line('budgetMax', 'Maximum budget (£)')}
      </div>
      <ChoiceChips
        legend="Looking for"
        words={lookingForLabels}
        chosen={values.lookingFor}
        onChoose={(lookingFor) => set('lookingFor', lookingFor)}
      />
      <ChoiceChips
        legend="Open to"
        words={offeringLabels}
        chosen={values.offering}
        onChoose={(offering) => set('offering', offering)}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Experience">
          {(control) => (
            <NativeSelect
              {...control}
              choices={experience}
              placeholder="Prefer not to say"
              value={values.experience}
              onChange={({ currentTarget: { value } }) =>
                set('experience', experiences.find((each) => each === value) ?? '')
              }
            />
          )}
        </Field>
        {line('languages', 'Languages', 'Separated by commas')}
      </div>
      <PairRows
        legend="Links"
        columns={[
          { name: 'Label', most: 40 },
          { name: 'Web address', most: 300 },
        ]}
        rows={values.links.map(({ label, url }) => [label, url])}
        most={most.links}
        addLabel="Add link"
        kind="link"
        onRows={(rows) =>
          set(
            'links',
            rows.map(([label, url]) => ({ label, url })),
          )
        }
        error={errorOf('links')}
      />
      <PairRows
        legend="Memberships"
        columns={[
          { name: 'Organisation', most: 60 },
          { name: 'Number', most: 40 },
        ]}
        rows={values.memberships.map(({ name, number }) => [name, number])}
        most={most.memberships}
        addLabel="Add membership"
        kind="membership"
        onRows={(rows) =>
          set(
            'memberships',
            rows.map(([name, number]) => ({ name, number })),
          )
        }
        error={errorOf('memberships')}
      />
      {line('companies', 'Company numbers', 'Separated by commas')}
    </div>
  );
}
