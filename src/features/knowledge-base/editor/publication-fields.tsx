import { Checkbox } from '@/ui/input/checkbox';
import { DayInput } from '@/ui/input/day-input';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { nationName, nations } from '../article-text';
import type { ArticleText } from './editor-rules';

const states = [
  { value: 'draft', label: 'Draft: only you and admins can see it' },
  { value: 'scheduled', label: 'Scheduled: published automatically' },
  { value: 'published', label: 'Published' },
] as const;

interface PublicationFieldsProps {
  values: ArticleText;
  complaint: (name: keyof ArticleText) => string | undefined;
  leave: (name: keyof ArticleText) => () => void;
  set: <Name extends keyof ArticleText>(name: Name, value: ArticleText[Name]) => void;
}

/** Where an article applies, when it was checked, and who sees it from when. */
export function PublicationFields({ values, complaint, leave, set }: PublicationFieldsProps) {
  const nationsError = complaint('nations');
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium text-ink-2">Applies to</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {nations.map((nation) => (
            <Checkbox
              key={nation}
              label={nationName(nation)}
              aria-invalid={nationsError !== undefined || undefined}
              checked={values.nations.includes(nation)}
              onChange={({ currentTarget: { checked } }) =>
                set(
                  'nations',
                  nations.filter((each) => (each === nation ? checked : values.nations.includes(each))),
                )
              }
            />
          ))}
        </div>
        {nationsError !== undefined && <p className="mt-1 text-xs text-red-ink">{nationsError}</p>}
      </fieldset>
      <div className="grid gap-4 md:grid-cols-3">
        <Field label="Last checked" error={complaint('reviewedOn')}>
          {(control) => (
            <DayInput
              {...control}
              name="reviewedOn"
              value={values.reviewedOn}
              onBlur={leave('reviewedOn')}
              onChange={(day) => set('reviewedOn', day)}
              pickLabel="Choose the date it was last checked"
            />
          )}
        </Field>
        <Field label="Status">
          {(control) => (
            <NativeSelect
              {...control}
              name="status"
              choices={states}
              value={values.status}
              onChange={({ currentTarget }) =>
                set(
                  'status',
                  states.find(({ value }) => value === currentTarget.value)?.value ?? values.status,
                )
              }
            />
          )}
        </Field>
        {values.status === 'scheduled' && (
          <Field label="Publication time" error={complaint('scheduledFor')}>
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                name="scheduledFor"
                value={values.scheduledFor}
                onBlur={leave('scheduledFor')}
                onChange={({ currentTarget }) => set('scheduledFor', currentTarget.value)}
              />
            )}
          </Field>
        )}
      </div>
    </>
  );
}
