import { CircleAlert, Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Input } from '@/ui/input';

/** Two texts that belong together. */
export type Pair = readonly [string, string];

interface PairRowsProps {
  legend: string;
  /** What the two are called, and how long each may be. */
  columns: readonly [{ name: string; most: number }, { name: string; most: number }];
  rows: readonly Pair[];
  most: number;
  addLabel: string;
  onRows: (rows: Pair[]) => void;
  error?: string | undefined;
}

/** Rows of two fields, to add and to take away. */
export function PairRows({ legend, columns, rows, most, addLabel, onRows, error }: PairRowsProps) {
  const note = useId();
  const area = useRef<HTMLFieldSetElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const change = (at: number, next: Pair) => onRows(rows.map((row, each) => (each === at ? next : row)));
  return (
    <fieldset ref={area} aria-describedby={error ? note : undefined} className="min-w-0">
      <legend className="text-ink-2 mb-2 text-sm font-medium">{legend}</legend>
      <div className="flex flex-col gap-2">
        {rows.map(([first, second], at) => (
          // rows have no identity but their place, and every field shows what the list says
          <div key={at} className="flex items-center gap-2">
            <div className="grid min-w-0 flex-1 gap-2 md:grid-cols-[1fr_2fr]">
              <Input
                aria-label={`${columns[0].name} ${at + 1}`}
                placeholder={columns[0].name}
                maxLength={columns[0].most}
                aria-invalid={(error !== undefined && at === 0) || undefined}
                value={first}
                onChange={({ currentTarget: { value } }) => change(at, [value, second])}
              />
              <Input
                aria-label={`${columns[1].name} ${at + 1}`}
                placeholder={columns[1].name}
                maxLength={columns[1].most}
                value={second}
                onChange={({ currentTarget: { value } }) => change(at, [first, value])}
              />
            </div>
            <IconButton
              label={`Remove ${first.trim() || `row ${at + 1}`}`}
              size="sm"
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
          disabled={rows.length >= most}
          icon={<Plus aria-hidden size={15} strokeWidth={1.75} />}
          onClick={() => {
            onRows([...rows, ['', '']]);
            // after the new row is on the page
            requestAnimationFrame(() =>
              area.current
                ?.querySelector<HTMLInputElement>(`input[aria-label="${columns[0].name} ${rows.length + 1}"]`)
                ?.focus(),
            );
          }}
        >
          {addLabel}
        </Button>
      </div>
      {error && (
        <p id={note} className="text-red-ink mt-1.5 flex gap-[5px] text-xs/[17px]">
          <CircleAlert aria-hidden size={13} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
