import { useRecordForm } from '@/entities/record/use-record-form';
import { formatPounds } from '@/lib/money/money';
import { Form, FormCheckbox } from '@/ui/form/form';
import { FormField, FormSelect } from '@/ui/form/form-field';
import { DayInput } from '@/ui/input/day-input';
import { Input } from '@/ui/input/input';
import { categories, type Transaction } from '../transaction';
import { useHomes } from '../../use-homes';
import {
  agentOf,
  amountOf,
  bodyOf,
  canHaveAgent,
  transactionErrors,
  valuesOf,
  type TransactionValues,
} from './transaction-values';
import { useSaveTransaction } from './use-save-transaction';

interface TransactionFormProps {
  modalId: string;
  row: Transaction;
  /** It belongs to another property than was thought. */
  isElsewhere: boolean;
  onSaved: () => void;
}

/** A transaction with all that can be said of it; rent that an agent collected is recorded before their fee. */
export function TransactionForm({ modalId, row, isElsewhere, onSaved }: TransactionFormProps) {
  const save = useSaveTransaction(row);
  const form = useRecordForm<TransactionValues>({
    initial: valuesOf(row, isElsewhere),
    validate: (values) => transactionErrors(row, values),
    save: async (values) => {
      await save(bodyOf(row, values));
      onSaved();
    },
  });
  const { homes } = useHomes();
  const { values } = form;
  return (
    <Form form={form} modalId={modalId} label="Transaction" submit="Save" sending="Saving">
      <FormSelect
        form={form}
        name="propertyId"
        label="Property"
        placeholder="No property"
        choices={homes
          .filter(({ id }) => !isElsewhere || id !== row.propertyId)
          .map(({ id, addressLine1, town }) => ({ value: id, label: `${addressLine1}, ${town}` }))}
      />
      <FormSelect form={form} name="category" label="Category" choices={categories} />
      <FormField form={form} name="description" label="Description">
        {(control) => <Input {...control} maxLength={200} autoComplete="off" />}
      </FormField>
      <div className="grid gap-4 md:grid-cols-2">
        <FormField form={form} name="date" label="Date">
          {(control, change) => <DayInput {...control} onChange={change} pickLabel="Choose the date" />}
        </FormField>
        <FormField
          form={form}
          name="amount"
          label={row.direction === 'in' ? 'Amount received' : 'Amount paid'}
        >
          {(control) => (
            <Input {...control} inputMode="decimal" autoComplete="off" icon="£" className="num" />
          )}
        </FormField>
      </div>
      {canHaveAgent(row, values.category) && (
        <>
          <FormCheckbox form={form} name="isAgent" label="An agent collected this rent and deducted a fee" />
          {values.isAgent && <AgentFields form={form} />}
        </>
      )}
      {row.status !== 'confirmed' && <FormCheckbox form={form} name="isConfirmed" label="Confirm now" />}
    </Form>
  );
}

type Form = ReturnType<typeof useRecordForm<TransactionValues>>;

function AgentFields({ form }: { form: Form }) {
  const { values } = form;
  const agent = agentOf(values);
  return (
    <div className="flex flex-col gap-2 rounded-[12px] border border-line-subtle p-3.5">
      <div className="grid gap-4 md:grid-cols-2">
        <FormField form={form} name="percent" label="Agent’s fee, % of the rent" hint="Including VAT">
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              suffix="%"
              className="num"
              onChange={(event) => {
                control.onChange(event);
                // The rent then follows from the percentage.
                form.set('gross', '');
              }}
            />
          )}
        </FormField>
        <FormField form={form} name="gross" label="Or rent before fee">
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              icon="£"
              className="num"
              onChange={(event) => {
                control.onChange(event);
                form.set('percent', '');
              }}
            />
          )}
        </FormField>
      </div>
      <p aria-live="polite" className="num min-h-5 text-sm text-ink-2">
        {agent &&
          `Records ${formatPounds(agent.gross)} rent and ${formatPounds(agent.fee)} fee for the ${formatPounds(amountOf(values.amount) ?? 0)} received`}
      </p>
    </div>
  );
}
