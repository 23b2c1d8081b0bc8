import { Field } from '@/ui/form/field';
import { FieldRows } from '@/ui/form/field-rows';
import { Input } from '@/ui/input/input';
import { most, serviceFault, type ServiceText } from './business-form';

interface ServiceRowsProps {
  rows: readonly ServiceText[];
  onRows: (rows: readonly ServiceText[]) => void;
  error: string | undefined;
}

/** What the business offers, from what price on, and for what. */
export function ServiceRows({ rows, onRows, error }: ServiceRowsProps) {
  return (
    <FieldRows
      legend="Services"
      rows={rows}
      onRows={onRows}
      blank={{ name: '', price: '', unit: '' }}
      most={most.services}
      addLabel="Add service"
      kind="service"
      nameOf={({ name }) => name}
      faultOf={serviceFault}
      error={error}
      firstField="name"
      columns="grid-cols-2 *:first:col-span-full @min-[420px]:*:first:col-auto @min-[420px]:grid-cols-[2fr_1fr_1fr]"
      labels="once"
    >
      {(row, { change, faulty, label }) => (
        <>
          <Field label={label('Name')}>
            {({ id }) => (
              <Input
                id={id}
                maxLength={most.service}
                {...faulty('name')}
                value={row.name}
                onChange={({ target }) => change({ ...row, name: target.value })}
              />
            )}
          </Field>
          <Field label={label('Price from')}>
            {({ id }) => (
              <Input
                id={id}
                icon="£"
                inputMode="decimal"
                {...faulty('price')}
                value={row.price}
                onChange={({ target }) => change({ ...row, price: target.value })}
              />
            )}
          </Field>
          <Field label={label('Price unit')}>
            {({ id }) => (
              <Input
                id={id}
                placeholder="per let"
                maxLength={most.unit}
                value={row.unit}
                onChange={({ target }) => change({ ...row, unit: target.value })}
              />
            )}
          </Field>
        </>
      )}
    </FieldRows>
  );
}
