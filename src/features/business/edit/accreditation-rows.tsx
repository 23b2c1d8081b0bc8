import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { accreditationBodies } from '@/entities/business/accreditation-bodies';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Input } from '@/ui/input';
import { NativeSelect } from '@/ui/native-select';
import { accreditationFault, most, type AccreditationText } from './business-form';
import { Complaint } from './service-rows';

interface AccreditationRowsProps {
  rows: readonly AccreditationText[];
  onRows: (rows: readonly AccreditationText[]) => void;
  error: string | undefined;
}

/** The bodies a business belongs to, and its numbers there (S24). */
export function AccreditationRows({ rows, onRows, error }: AccreditationRowsProps) {
  const note = useId();
  const add = useRef<HTMLButtonElement>(null);
  const change = (at: number, patch: Partial<AccreditationText>) =>
    onRows(rows.map((row, each) => (each === at ? { ...row, ...patch } : row)));
  const faults = rows.map((row) => (error === undefined ? undefined : accreditationFault(row)));
  // What only the server knows is said of them all.
  const ofAll = faults.some(Boolean) ? undefined : error;
  // A business may belong to another body than those that can be chosen here.
  const bodies = new Set<string>([...accreditationBodies, ...rows.map(({ body }) => body).filter(Boolean)]);
  const choices = [...bodies].map((body) => ({ value: body, label: body }));
  return (
    <fieldset aria-describedby={ofAll ? note : undefined} className="min-w-0">
      <legend className="text-ink-2 mb-2 text-sm font-medium">Accreditations</legend>
      <div className="flex flex-col gap-2.5">
        {rows.map(({ body, number }, at) => {
          const fault = faults[at];
          const rowNote = `${note}-${at}`;
          const faulty = (field: keyof AccreditationText) =>
            fault?.field === field && { 'aria-invalid': true, 'aria-describedby': rowNote };
          return (
            // rows have no identity but their place, and every field shows what the list says
            <div key={at} className="flex items-start gap-2">
              <div className="grid min-w-0 flex-1 gap-2 md:grid-cols-2">
                <NativeSelect
                  aria-label={`Body ${at + 1}`}
                  placeholder="Choose a body"
                  choices={choices}
                  {...faulty('body')}
                  value={body}
                  onChange={({ target }) => change(at, { body: target.value })}
                />
                <Input
                  aria-label={`Number ${at + 1}`}
                  placeholder="Number"
                  maxLength={most.number}
                  {...faulty('number')}
                  value={number}
                  onChange={({ target }) => change(at, { number: target.value })}
                />
                <Complaint id={rowNote} text={fault?.text} className="col-span-full" />
              </div>
              <IconButton
                label={`Remove ${body || `accreditation ${at + 1}`}`}
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
          disabled={rows.length >= most.accreditations}
          icon={<Plus aria-hidden size={15} strokeWidth={1.75} />}
          onClick={() => onRows([...rows, { body: '', number: '' }])}
        >
          Add an accreditation
        </Button>
      </div>
      <Complaint id={note} text={ofAll} className="mt-1.5" />
    </fieldset>
  );
}
