import { CircleAlert, Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { IconButton } from '@/ui/icon-button';
import { Input } from '@/ui/input';
import { most, serviceFault, type ServiceText } from './business-form';

interface ServiceRowsProps {
  rows: readonly ServiceText[];
  onRows: (rows: readonly ServiceText[]) => void;
  error: string | undefined;
}

/** What the business offers, from what price on, and for what. */
export function ServiceRows({ rows, onRows, error }: ServiceRowsProps) {
  const note = useId();
  const add = useRef<HTMLButtonElement>(null);
  const change = (at: number, patch: Partial<ServiceText>) =>
    onRows(rows.map((row, each) => (each === at ? { ...row, ...patch } : row)));
  const faults = rows.map((row) => (error === undefined ? undefined : serviceFault(row)));
  // What only the server knows is said of them all.
  const ofAll = faults.some(Boolean) ? undefined : error;
  return (
    <fieldset aria-describedby={ofAll ? note : undefined} className="min-w-0">
      <legend className="text-ink-2 mb-2 text-sm font-medium">Services</legend>
      <div className="flex flex-col gap-2.5">
        {rows.map((row, at) => {
          const fault = faults[at];
          const rowNote = `${note}-${at}`;
          const faulty = (field: 'name' | 'price') =>
            fault?.field === field && { 'aria-invalid': true, 'aria-describedby': rowNote };
          return (
            // rows have no identity but their place, and every field shows what the list says
            <div key={at} className="flex items-start gap-2">
              <div className="grid min-w-0 flex-1 grid-cols-2 gap-2 md:grid-cols-[2fr_1fr_1fr]">
                <Input
                  aria-label={`Service ${at + 1}`}
                  placeholder="Service"
                  className="max-md:col-span-2"
                  maxLength={most.service}
                  aria-invalid={(ofAll !== undefined && at === 0) || undefined}
                  {...faulty('name')}
                  value={row.name}
                  onChange={({ target }) => change(at, { name: target.value })}
                />
                <Input
                  aria-label={`Price from ${at + 1}`}
                  placeholder="Price from"
                  icon="£"
                  inputMode="decimal"
                  {...faulty('price')}
                  value={row.price}
                  onChange={({ target }) => change(at, { price: target.value })}
                />
                <Input
                  aria-label={`Unit ${at + 1}`}
                  placeholder="per let"
                  maxLength={most.unit}
                  value={row.unit}
                  onChange={({ target }) => change(at, { unit: target.value })}
                />
                <Complaint id={rowNote} text={fault?.text} className="col-span-full" />
              </div>
              <IconButton
                label={`Remove ${row.name.trim() || `service ${at + 1}`}`}
                onClick={() => {
                  onRows(rows.filter((_, each) => each !== at));
                  add.current?.focus();
                }}
              >
                <X aria-hidden size={16} strokeWidth={1.75} />
              </IconButton>
            </div>
          );
        })}
        <Button
          ref={add}
          variant="outline"
          size="sm"
          className="self-start"
          disabled={rows.length >= most.services}
          icon={<Plus aria-hidden size={15} strokeWidth={1.75} />}
          onClick={() => onRows([...rows, { name: '', price: '', unit: '' }])}
        >
          Add a service
        </Button>
      </div>
      <Complaint id={note} text={ofAll} className="mt-1.5" />
    </fieldset>
  );
}

interface ComplaintProps {
  id: string;
  text: string | undefined;
  className?: string;
}

/** What is wrong with a row of fields, or with all of them. */
export function Complaint({ id, text, className }: ComplaintProps) {
  if (!text) return null;
  return (
    <p id={id} className={classNames('text-red-ink flex gap-[5px] text-xs/[17px]', className)}>
      <CircleAlert aria-hidden size={13} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      {text}
    </p>
  );
}
