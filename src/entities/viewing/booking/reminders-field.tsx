import { Checkbox } from '@/ui/input/checkbox';
import { reminderChoices } from './form-values';

/** Of the contract. */
const most = 5;

interface RemindersFieldProps {
  /** Minutes before. */
  reminders: readonly number[];
  onChange: (reminders: readonly number[]) => void;
}

/** When to be reminded of a viewing. */
export function RemindersField({ reminders, onChange }: RemindersFieldProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm/[18px] font-medium text-ink-2">Reminders</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1.5">
        {reminderChoices(reminders).map(({ minutes, label }) => {
          const isChosen = reminders.includes(minutes);
          return (
            <Checkbox
              key={minutes}
              label={label}
              checked={isChosen}
              disabled={!isChosen && reminders.length >= most}
              onChange={() =>
                onChange(
                  isChosen
                    ? reminders.filter((each) => each !== minutes)
                    : [...reminders, minutes].toSorted((a, b) => a - b),
                )
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}
