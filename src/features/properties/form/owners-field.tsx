import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEveryPage } from '@/api/every-page';
import { read, readPages } from '@/api/queries';
import type { Property } from '@/entities/property/property';
import { Field } from '@/ui/form/field';
import { FieldRows } from '@/ui/form/field-rows';
import type { FormState } from '@/ui/form/use-form';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import type { RecordValues } from '@/ui/records/form/record-field';
import { pairChoices } from '@/ui/input/choices';
import { ownerFault, ownerRows, ownersValue, type OwnerRow } from './owner-shares';

interface OwnersFieldProps {
  form: FormState<RecordValues>;
  meId: number;
  /** Whoever owns it now. */
  known: Property['owners'];
}

/** Who owns the property: the member, their companies and their connections, with shares that make 100%. */
export function OwnersField({ form, meId, known }: OwnersFieldProps) {
  const companies = useQuery(read('/companies')).data?.data ?? [];
  const connections = useInfiniteQuery(
    readPages('/connections', { query: { status: 'accepted', sort: 'name' } }),
  );
  const people = useEveryPage(connections)?.flatMap(({ data }) => data.map(({ user }) => user)) ?? [];
  const names = new Map([
    [`user:${meId}`, 'Me'],
    ...companies.map(({ id, name }) => [`company:${id}`, name] as const),
    ...people.map(({ id, fullName }) => [`user:${id}`, fullName] as const),
  ]);
  for (const { userId, companyId, name } of known) {
    const key = userId === null ? `company:${companyId}` : `user:${userId}`;
    if (!names.has(key)) names.set(key, name ?? 'Unknown company');
  }
  const choices = pairChoices([...names]);
  const error = form.errorOf('owners');
  return (
    <FieldRows<OwnerRow, keyof OwnerRow>
      legend="Ownership"
      rows={ownerRows(form.values['owners'])}
      onRows={(rows) => form.set('owners', ownersValue(rows))}
      blank={{ owner: '', share: '' }}
      most={20}
      addLabel="Add owner"
      kind="owner"
      nameOf={({ owner }) => names.get(owner) ?? ''}
      faultOf={ownerFault}
      error={error}
      firstField="owner"
      columns="@min-[340px]:grid-cols-[minmax(0,1fr)_104px]"
      labels="once"
    >
      {(row, { change, faulty, label }) => (
        <>
          <Field label={label('Name')}>
            {({ id }) => (
              <NativeSelect
                id={id}
                {...faulty('owner')}
                placeholder="Choose an owner"
                choices={choices}
                value={row.owner}
                onChange={({ currentTarget }) => change({ ...row, owner: currentTarget.value })}
              />
            )}
          </Field>
          <Field label={label('Share')}>
            {({ id }) => (
              <Input
                id={id}
                {...faulty('share')}
                inputMode="decimal"
                suffix="%"
                className="num"
                value={row.share}
                onChange={({ currentTarget }) => change({ ...row, share: currentTarget.value })}
              />
            )}
          </Field>
        </>
      )}
    </FieldRows>
  );
}
