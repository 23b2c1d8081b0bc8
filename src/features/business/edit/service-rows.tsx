import { CircleAlert, Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Input } from '@/ui/input';
import { most, type ServiceText } from './business-form';

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
  return (
    <fieldset aria-describedby={error ? note : undefined} className="min-w-0">
      <legend className="text-ink-2 mb-2 text-sm font-medium">Services</legend>
      <div className="flex flex-col gap-2.5">
        {rows.map((row, at) => (
          // rows have no identity but their place, and every field shows what the list says
          <div key={at} className="flex items-start gap-2">
            <div className="grid min-w-0 flex-1 grid-cols-2 gap-2 md:grid-cols-[2fr_1fr_1fr]">
              <Input
                aria-label={`Service ${at + 1}`}
                placeholder="Service"
                className="max-md:col-span-2"
                maxLength={most.service}
                aria-invalid={(error !== undefined && at === 0) || undefined}
                value={row.name}
                onChange={({ target }) => change(at, { name: target.value })}
              />
              <Input
                aria-label={`Price from ${at + 1}`}
                placeholder="Price from"
                icon="£"
                inputMode="decimal"
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
        ))}
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
      <Complaint id={note} text={error} />
    </fieldset>
  );
}

/** What is wrong with a group of fields. */
export function Complaint({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="text-red-ink mt-1.5 flex gap-[5px] text-xs/[17px]">
      <CircleAlert aria-hidden size={13} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      {text}
    </p>
  );
}
