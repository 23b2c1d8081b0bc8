import { useQuery } from '@tanstack/react-query';
import { shortDate } from '@/lib/dates/day-text';
import { poundsText } from '@/lib/money/amount-text';
import { formatPounds } from '@/lib/money/money';
import { Button } from '@/ui/button/button';
import { FormCheckbox } from '@/ui/form/form';
import { portfolioQueries } from '../../queries';
import type { Transaction } from '../transaction';
import type { TransactionFormState } from './agent-fields';
import { owedAmount, rentToSettle } from './owed-rent';
import { canHaveAgent } from './transaction-values';

interface RentSuggestionProps {
  form: TransactionFormState;
  /** The owed rent that the form confirms; null while it adds a payment of its own. */
  settled: Transaction | null;
  onSettle: (rent: Transaction | null) => void;
}

/** The owed rent of the property that a payment may settle, with a way back. Nothing is changed until it is pressed. */
export function RentSuggestion({ form, settled, onSettle }: RentSuggestionProps) {
  const { values } = form;
  const { propertyId } = values;
  const isRent = canHaveAgent(values) && propertyId !== '';
  const { data } = useQuery({ ...portfolioQueries.owedRents(propertyId), enabled: isRent });
  const rent = settled ?? (isRent ? rentToSettle(data?.data ?? [], values) : undefined);
  const use = (chosen: Transaction) => {
    onSettle(chosen);
    if (values.amount.trim() === '') form.set('amount', poundsText(chosen.amount));
    if (values.description.trim() === '') form.set('description', chosen.description);
  };
  const what = rent && `of ${formatPounds(owedAmount(rent))} due on ${shortDate(rent.date)}`;
  return (
    <div aria-live="polite">
      {rent && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 rounded-[12px] border border-line-subtle px-3.5 py-2.5 text-sm text-ink-2">
          <p className="num min-w-0 wrap-anywhere">
            {settled ? `This confirms the rent ${what}.` : `Rent ${what} is still to be confirmed.`}
            <span className="block text-xs text-ink-3">{rent.description}</span>
          </p>
          <Button
            variant="soft"
            size="sm"
            disabled={form.isSending}
            onClick={() => (settled ? onSettle(null) : use(rent))}
          >
            {settled ? 'Add as a separate payment' : 'Record against it'}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What a payment leaves of a rent, £, and whether it stays owed; nothing where it leaves none. */
export function RestOfRent({ form, rest }: { form: TransactionFormState; rest: number }) {
  return (
    <div aria-live="polite">
      {rest > 0 && (
        <FormCheckbox
          form={form}
          name="isRestKept"
          label={`Keep the remaining ${formatPounds(rest)} as owed`}
        />
      )}
    </div>
  );
}
