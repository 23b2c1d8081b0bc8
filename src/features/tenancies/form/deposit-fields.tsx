import { schemeNames } from '@/entities/tenancy/tenancy';
import { isCalendarDay } from '@/lib/dates/calendar-day';
import { shortDay } from '@/lib/dates/day-text';
import { formatPounds } from '@/lib/money/money';
import { depositDeadline } from '@/lib/tenancy/deposit-deadline';
import { FormField, FormSelect } from '@/ui/form/form-field';
import type { FormState } from '@/ui/form/use-form';
import { DayInput } from '@/ui/input/day-input';
import { Input } from '@/ui/input/input';
import { brokenCap, type choicesFor, type TenancyValues } from './tenancy-values';

interface DayFieldProps {
  form: FormState<TenancyValues>;
  name:
    | 'startDate'
    | 'endDate'
    | 'depositProtectedOn'
    | 'prescribedInfoOn'
    | 'rightToRentOn'
    | 'rightToRentFollowUp';
  label: string;
  isOptional?: boolean;
  hint?: string | undefined;
}

/** A day of the form. */
export function DayField({ form, name, label, isOptional = false, hint }: DayFieldProps) {
  return (
    <FormField form={form} name={name} label={label} isOptional={isOptional} hint={hint}>
      {({ onChange: _, ...control }, change) => (
        <DayInput {...control} onChange={change} pickLabel={`Choose date: ${label}`} />
      )}
    </FormField>
  );
}

interface DepositFieldsProps {
  form: FormState<TenancyValues>;
  nation: Parameters<typeof brokenCap>[1];
  schemes: ReturnType<typeof choicesFor>['schemes'];
}

/** The deposit with its cap, its scheme and the day by which it must be protected. */
export function DepositFields({ form, nation, schemes }: DepositFieldsProps) {
  const { values } = form;
  const cap = brokenCap(values, nation);
  const deadline = isCalendarDay(values.startDate)
    ? depositDeadline(values.type, nation, values.startDate)
    : null;
  return (
    <>
      <div className="grid items-start gap-4 min-[480px]:grid-cols-2">
        <FormField form={form} name="deposit" label="Deposit (£)" isOptional>
          {(control) => <Input {...control} inputMode="decimal" />}
        </FormField>
        {values.deposit !== '' && (
          <FormSelect
            form={form}
            name="depositScheme"
            label="Protected by"
            isOptional
            choices={[
              { value: '', label: 'Not protected yet' },
              ...schemes.map((value) => ({ value, label: schemeNames[value] })),
            ]}
          />
        )}
      </div>
      {cap !== null && (
        <p role="status" className="-mt-2 text-sm text-amber-ink">
          {`This deposit is above the cap of ${formatPounds(cap)}. You can save it, but you may have to return the difference.`}
        </p>
      )}
      {values.deposit !== '' && (
        <div className="grid items-start gap-4 min-[480px]:grid-cols-2">
          <DayField
            form={form}
            name="depositProtectedOn"
            label="Protection date"
            isOptional
            hint={deadline === null ? undefined : `By ${shortDay(deadline)} if it’s paid on the first day`}
          />
          <DayField form={form} name="prescribedInfoOn" label="Prescribed information given" isOptional />
        </div>
      )}
    </>
  );
}
