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
      columns="grid-cols-2 md:grid-cols-[2fr_1fr_1fr]"
    >
      {(row, { place, change, faulty }) => (
        <>
          <Input
            aria-label={`Service ${place}`}
            placeholder="Service"
            className="max-md:col-span-2"
            maxLength={most.service}
            {...faulty('name')}
            value={row.name}
            onChange={({ target }) => change({ ...row, name: target.value })}
          />
          <Input
            aria-label={`Price from, service ${place}`}
            placeholder="Price from"
            icon="£"
            inputMode="decimal"
            {...faulty('price')}
            value={row.price}
            onChange={({ target }) => change({ ...row, price: target.value })}
          />
          <Input
            aria-label={`Unit, service ${place}`}
            placeholder="per let"
            maxLength={most.unit}
            value={row.unit}
            onChange={({ target }) => change({ ...row, unit: target.value })}
          />
        </>
      )}
    </FieldRows>
  );
}
