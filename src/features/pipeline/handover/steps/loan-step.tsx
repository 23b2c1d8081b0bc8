import { formatPounds } from '@/lib/money/money';
import { Field } from '@/ui/form/field';
import { Checkbox } from '@/ui/input/checkbox';
import { DayInput } from '@/ui/input/day-input';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import type { Deal } from '../../deal/deal';
import { AmountField } from './amount-field';
import { loanOf, paymentOf, type LoanDraft } from '../plan';
import type { Problems } from '../problems';

interface LoanStepProps {
  deal: Deal;
  /** ISO day. */
  completion: string;
  loan: LoanDraft | null;
  problems: Problems;
  onChange: (loan: LoanDraft | null) => void;
}

const blank: LoanDraft = {
  lender: '',
  amount: null,
  rate: null,
  method: 'interest_only',
  rateType: 'fixed',
  fixEnds: '',
  termYears: 25,
};

/** The long loan, where there is one. */
export function LoanStep({ deal, completion, loan, problems, onChange }: LoanStepProps) {
  const pays = loan && paymentOf(loan);
  const set = (patch: Partial<LoanDraft>) => loan && onChange({ ...loan, ...patch });
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label="Add a mortgage"
        checked={loan !== null}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? (loanOf(deal, completion) ?? blank) : null)
        }
      />
      {loan && (
        <div className="grid items-start gap-3 md:grid-cols-2">
          <Field label="Lender" error={problems['lender']}>
            {(control) => (
              <Input
                {...control}
                maxLength={120}
                autoComplete="off"
                value={loan.lender}
                onChange={({ currentTarget }) => set({ lender: currentTarget.value })}
              />
            )}
          </Field>
          <AmountField
            label="Loan"
            value={loan.amount}
            error={problems['amount']}
            onChange={(amount) => set({ amount })}
          />
          <AmountField
            label="Rate"
            unit="%"
            value={loan.rate}
            error={problems['rate']}
            hint={pays === null ? undefined : `${formatPounds(pays)} per month`}
            onChange={(rate) => set({ rate })}
          />
          <Field label="Repayment method">
            {(control) => (
              <NativeSelect
                {...control}
                value={loan.method}
                choices={[
                  { value: 'interest_only', label: 'Interest only' },
                  { value: 'repayment', label: 'Repayment' },
                ]}
                onChange={({ currentTarget: { value } }) =>
                  set({ method: value === 'repayment' ? 'repayment' : 'interest_only' })
                }
              />
            )}
          </Field>
          <Field label="Fixed rate end date" isOptional error={problems['fixEnds']}>
            {(control) => (
              <DayInput
                {...control}
                pickLabel="Choose the end of the fixed rate"
                value={loan.fixEnds}
                onChange={(fixEnds) => set({ fixEnds })}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  );
}
