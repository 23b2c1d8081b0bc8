import { Field } from '@/ui/form/field';
import { Checkbox } from '@/ui/input/checkbox';
import { DayInput } from '@/ui/input/day-input';
import type { RenewalDraft } from '../plan';
import type { Problems } from '../problems';

interface RenewalsStepProps {
  renewals: readonly RenewalDraft[];
  problems: Problems;
  /** Keys of those that exist already: `date epc`. */
  made: ReadonlySet<string>;
  onChange: (renewals: RenewalDraft[]) => void;
}

/** What runs out, and when, as far as that is known. */
export function RenewalsStep({ renewals, problems, made, onChange }: RenewalsStepProps) {
  const set = (kind: string, patch: Partial<RenewalDraft>) =>
    onChange(renewals.map((each) => (each.kind === kind ? { ...each, ...patch } : each)));
  return (
    <ul className="flex flex-col gap-2.5">
      {renewals.map(({ kind, name, dueOn, isWanted }) => (
        <li key={kind} className="grid items-start gap-x-3 md:grid-cols-[1fr_220px]">
          <Checkbox
            className="md:mt-7"
            checked={isWanted}
            disabled={made.has(`date ${kind}`)}
            label={name}
            onChange={({ currentTarget }) => set(kind, { isWanted: currentTarget.checked })}
          />
          <Field label={`${name} expiry date`} isOptional error={problems[kind]}>
            {(control) => (
              <DayInput
                {...control}
                disabled={!isWanted || made.has(`date ${kind}`)}
                pickLabel={`Choose date: ${name}`}
                value={dueOn}
                onChange={(day) => set(kind, { dueOn: day })}
              />
            )}
          </Field>
        </li>
      ))}
    </ul>
  );
}
