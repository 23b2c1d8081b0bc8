import { accreditationBodies } from '@/entities/business/accreditation-bodies';
import { Field } from '@/ui/form/field';
import { FieldRows } from '@/ui/form/field-rows';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { accreditationFault, most, type AccreditationText } from './business-form';

interface AccreditationRowsProps {
  rows: readonly AccreditationText[];
  onRows: (rows: readonly AccreditationText[]) => void;
  error: string | undefined;
}

/** The bodies a business belongs to, and its numbers there (S24). */
export function AccreditationRows({ rows, onRows, error }: AccreditationRowsProps) {
  // A business may belong to another body than those that can be chosen here.
  const bodies = new Set<string>([...accreditationBodies, ...rows.map(({ body }) => body).filter(Boolean)]);
  const choices = [...bodies].map((body) => ({ value: body, label: body }));
  return (
    <FieldRows
      legend="Accreditations"
      rows={rows}
      onRows={onRows}
      blank={{ body: '', number: '' }}
      most={most.accreditations}
      addLabel="Add accreditation"
      kind="accreditation"
      nameOf={({ body }) => body}
      faultOf={accreditationFault}
      error={error}
      firstField="body"
      columns="@min-[420px]:grid-cols-2"
      labels="once"
    >
      {(row, { change, faulty, label }) => (
        <>
          <Field label={label('Organisation')}>
            {({ id }) => (
              <NativeSelect
                id={id}
                placeholder="Choose an organisation"
                choices={choices}
                {...faulty('body')}
                value={row.body}
                onChange={({ target }) => change({ ...row, body: target.value })}
              />
            )}
          </Field>
          <Field label={label('Number')}>
            {({ id }) => (
              <Input
                id={id}
                maxLength={most.number}
                {...faulty('number')}
                value={row.number}
                onChange={({ target }) => change({ ...row, number: target.value })}
              />
            )}
          </Field>
        </>
      )}
    </FieldRows>
  );
}
