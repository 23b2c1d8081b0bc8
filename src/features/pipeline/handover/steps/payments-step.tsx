import { Checkbox } from '@/ui/input/checkbox';
import { AmountField } from './amount-field';
import type { PaymentDraft } from '../plan';
import type { Problems } from '../problems';

interface PaymentsStepProps {
  payments: readonly PaymentDraft[];
  problems: Problems;
  /** Keys of those that exist already. */
  made: ReadonlySet<string>;
  onChange: (payments: PaymentDraft[]) => void;
}

const rhythms = { monthly: 'per month', annual: 'per year' } as const;

/** What comes in and goes out again and again. */
export function PaymentsStep({ payments, problems, made, onChange }: PaymentsStepProps) {
  const set = (key: string, patch: Partial<PaymentDraft>) =>
    onChange(payments.map((each) => (each.key === key ? { ...each, ...patch } : each)));
  if (payments.length === 0)
    return <p className="text-ink-2">The evaluation has no rent or costs to carry over.</p>;
  return (
    <ul className="flex flex-col gap-2.5">
      {payments.map(({ key, name, direction, amount, frequency, isWanted }) => (
        <li key={key} className="grid items-start gap-x-3 md:grid-cols-[1fr_220px]">
          <Checkbox
            className="md:mt-7"
            checked={isWanted}
            disabled={made.has(key)}
            label={
              <>
                {name}
                <span className="text-ink-3">{direction === 'in' ? ' · money in' : ' · money out'}</span>
              </>
            }
            onChange={({ currentTarget }) => set(key, { isWanted: currentTarget.checked })}
          />
          <AmountField
            label={`${name}, ${rhythms[frequency]}`}
            value={amount}
            isDisabled={!isWanted || made.has(key)}
            error={problems[key]}
            onChange={(next) => set(key, { amount: next })}
          />
        </li>
      ))}
    </ul>
  );
}
