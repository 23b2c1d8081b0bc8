import { useId } from 'react';
import { weekdayName } from '@/lib/dates/dates';
import { Complaint } from '@/ui/form/complaint';
import { Input } from '@/ui/input/input';
import { dayFault, type DayText } from './business-form';

interface HourRowsProps {
  /** Monday first. */
  rows: readonly DayText[];
  onRows: (rows: readonly DayText[]) => void;
  error: string | undefined;
}

/** When the business is open, day by day; a day without times is closed. */
export function HourRows({ rows, onRows, error }: HourRowsProps) {
  const note = useId();
  const change = (at: number, patch: Partial<DayText>) =>
    onRows(rows.map((row, each) => (each === at ? { ...row, ...patch } : row)));
  const faults = rows.map((row) => (error === undefined ? undefined : dayFault(row)));
  // What only the server knows is said of them all.
  const ofAll = faults.some(Boolean) ? undefined : error;
  return (
    <fieldset aria-describedby={ofAll ? note : undefined} className="min-w-0">
      <legend className="text-ink-2 mb-1 text-sm font-medium">Opening hours</legend>
      <p className="text-ink-3 mb-2 text-xs">Leave the times blank to show a day as closed.</p>
      <div className="flex flex-col gap-2">
        {rows.map((row, at) => {
          const day = weekdayName(at + 1);
          const fault = faults[at];
          const rowNote = `${note}-${at}`;
          const faulty = (field: keyof DayText) =>
            fault?.field === field && { 'aria-invalid': true, 'aria-describedby': rowNote };
          return (
            <div key={day} className="grid grid-cols-[92px_1fr_1fr] items-center gap-2">
              <span className="text-ink-2 text-sm">{day}</span>
              <Input
                type="time"
                aria-label={`${day} opening time`}
                aria-invalid={(ofAll !== undefined && at === 0) || undefined}
                {...faulty('open')}
                value={row.open}
                onChange={({ target }) => change(at, { open: target.value })}
              />
              <Input
                type="time"
                aria-label={`${day} closing time`}
                {...faulty('close')}
                value={row.close}
                onChange={({ target }) => change(at, { close: target.value })}
              />
              <Complaint id={rowNote} text={fault?.text} className="col-span-2 col-start-2" />
            </div>
          );
        })}
      </div>
      <Complaint id={note} text={ofAll} className="mt-1.5" />
    </fieldset>
  );
}
