import { useInfiniteQuery } from '@tanstack/react-query';
import { useEveryPage } from '@/api/every-page';
import { errorMessage } from '@/api/errors';
import { readPages } from '@/api/queries';
import { shortDay } from '@/lib/dates/day-text';
import { Field } from '@/ui/form/field';
import type { FormState } from '@/ui/form/use-form';
import { NativeSelect } from '@/ui/input/native-select';
import type { SubjectKind, TaskValues } from './task-values';

const kinds: readonly { value: SubjectKind | ''; label: string }[] = [
  { value: '', label: 'Not linked to anything' },
  { value: 'evaluation', label: 'An evaluation' },
  { value: 'property', label: 'A property' },
  { value: 'tenancy', label: 'A tenancy' },
];

const nouns = { evaluation: 'Evaluation', property: 'Property', tenancy: 'Tenancy' } as const;

/** What a task is about: which kind of thing, and which one. */
export function SubjectField({ form, title }: { form: FormState<TaskValues>; title: string | undefined }) {
  const { about, aboutId } = form.values;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label="Linked to" error={form.errorOf('about')}>
        {(control) => (
          <NativeSelect
            {...control}
            choices={kinds}
            value={about}
            disabled={form.isSending}
            onChange={({ currentTarget }) => {
              const chosen = kinds.find(({ value }) => value === currentTarget.value);
              form.set('about', chosen?.value ?? '');
              form.set('aboutId', '');
            }}
          />
        )}
      </Field>
      {about !== '' && (
        <RecordField
          key={about}
          kind={about}
          value={aboutId}
          known={title}
          error={form.errorOf('aboutId')}
          onChange={(id) => form.set('aboutId', id)}
        />
      )}
    </div>
  );
}

interface RecordFieldProps {
  kind: SubjectKind;
  value: string;
  /** What the chosen one is called, until the list has come. */
  known: string | undefined;
  error: string | undefined;
  onChange: (id: string) => void;
}

function RecordField({ kind, value, known, error, onChange }: RecordFieldProps) {
  const { rows, error: failure } = useRecords(kind);
  const isListed = value === '' || rows.some((row) => row.value === value);
  return (
    <Field
      label={nouns[kind]}
      error={error}
      hint={failure ? `Couldn’t load the list: ${errorMessage(failure)}` : undefined}
    >
      {(control) => (
        <NativeSelect
          {...control}
          placeholder="Choose"
          value={value}
          choices={isListed ? rows : [{ value, label: known ?? nouns[kind] }, ...rows]}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** All of mine of a kind, by name. */
function useRecords(kind: SubjectKind) {
  const evaluations = useInfiniteQuery({ ...readPages('/evaluations'), enabled: kind === 'evaluation' });
  const properties = useInfiniteQuery({ ...readPages('/properties'), enabled: kind !== 'evaluation' });
  const tenancies = useInfiniteQuery({ ...readPages('/tenancies'), enabled: kind === 'tenancy' });
  const [deals, homes, lets] = [
    useEveryPage(evaluations)?.flatMap(({ data }) => data) ?? [],
    useEveryPage(properties)?.flatMap(({ data }) => data) ?? [],
    useEveryPage(tenancies)?.flatMap(({ data }) => data) ?? [],
  ];
  const addressOf = (id: string) => homes.find((home) => home.id === id)?.addressLine1 ?? 'Tenancy';
  const rows = {
    evaluation: deals.map(({ id, title }) => ({ value: id, label: title })),
    property: homes.map(({ id, addressLine1 }) => ({ value: id, label: addressLine1 })),
    tenancy: lets.map(({ id, propertyId, startDate }) => ({
      value: id,
      label: `${addressOf(propertyId)}, from ${shortDay(startDate)}`,
    })),
  }[kind];
  return {
    rows: rows.toSorted((a, b) => a.label.localeCompare(b.label)),
    error: { evaluation: evaluations, property: properties, tenancy: tenancies }[kind].error,
  };
}
