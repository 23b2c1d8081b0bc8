import { useState } from 'react';
import { useRecordForm } from '@/entities/record/use-record-form';
import { usePost } from '@/api/queries';
import { londonDay } from '@/lib/dates/calendar-day';
import { Form, FormCheckbox } from '@/ui/form/form';
import { FormField, FormSelect } from '@/ui/form/form-field';
import { DayInput } from '@/ui/input/day-input';
import { Input } from '@/ui/input/input';
import { useNow } from '@/ui/text/use-now';
import { showToast } from '@/ui/toast/toast';
import { categories, type Transaction } from '../transaction';
import { moneyReaders } from '../../queries';
import { useHomes } from '../../use-homes';
import { AgentFields, type TransactionFormState } from './agent-fields';
import { canSettle, restOfRent } from './owed-rent';
import { PayeeSuggestion } from './payee-suggestion';
import { RentSuggestion, RestOfRent } from './rent-suggestion';
import {
  bodyOf,
  canHaveAgent,
  newBody,
  newValues,
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
  const save = useSaveTransaction();
  const today = londonDay(useNow());
  const form = useRecordForm<TransactionValues>({
    initial: valuesOf(row, isElsewhere),
    validate: (typed) => transactionErrors(typed, today),
    save: async (values) => {
      await save(row, bodyOf(row, values), values.isRestKept ? restOfRent(row, values) : 0);
      onSaved();
    },
  });
  return (
    <Form form={form} modalId={modalId} label="Transaction" submit="Save" sending="Saving">
      <TransactionFields form={form} id={row.id} notHome={isElsewhere ? row.propertyId : null} />
      {row.status !== 'confirmed' && <FormCheckbox form={form} name="isConfirmed" label="Confirm now" />}
      <RestOfRent form={form} rest={restOfRent(row, form.values)} />
    </Form>
  );
}

interface NewTransactionFormProps {
  modalId: string;
  /** London day that stands in the form. */
  today: string;
  onSaved: () => void;
}

const directions = [
  { value: 'out', label: 'Money out' },
  { value: 'in', label: 'Money in' },
] as const;

/** A transaction that nothing made by itself; rent can be recorded against one that is owed, which it then confirms. */
export function NewTransactionForm({ modalId, today, onSaved }: NewTransactionFormProps) {
  const post = usePost('/transactions', { refreshes: moneyReaders });
  const save = useSaveTransaction();
  const [chosen, setChosen] = useState<Transaction | null>(null);
  /** The rent that the values pay: another property or category makes it another payment. */
  const settledBy = (values: TransactionValues) => (chosen && canSettle(chosen, values) ? chosen : null);
  const form = useRecordForm<TransactionValues>({
    initial: newValues(today),
    validate: (typed) => transactionErrors(typed, today),
    save: async (values) => {
      const rent = settledBy(values);
      if (rent) await save(rent, bodyOf(rent, values), values.isRestKept ? restOfRent(rent, values) : 0);
      else {
        await post.mutateAsync({ body: newBody(values) });
        showToast({ kind: 'success', text: 'Transaction added' });
      }
      onSaved();
    },
  });
  const settled = settledBy(form.values);
  return (
    <Form
      form={form}
      modalId={modalId}
      label="Transaction"
      submit={settled ? 'Confirm rent' : 'Add transaction'}
      sending={settled ? 'Confirming' : 'Adding'}
    >
      <FormSelect form={form} name="direction" label="Money in or out" choices={directions} />
      <TransactionFields form={form} id="" notHome={null} />
      <RentSuggestion form={form} settled={settled} onSettle={setChosen} />
      <RestOfRent form={form} rest={settled ? restOfRent(settled, form.values) : 0} />
    </Form>
  );
}

interface TransactionFieldsProps {
  form: TransactionFormState;
  /** Empty for a new one. */
  id: string;
  /** The property that it is not for. */
  notHome: string | null;
}

function TransactionFields({ form, id, notHome }: TransactionFieldsProps) {
  const { homes } = useHomes();
  const { values } = form;
  const { direction, description, category, propertyId } = values;
  return (
    <>
      <FormSelect
        form={form}
        name="propertyId"
        label="Property"
        placeholder="No property"
        choices={homes
          .filter((home) => home.id !== notHome)
          .map((home) => ({ value: home.id, label: `${home.addressLine1}, ${home.town}` }))}
      />
      <FormField form={form} name="description" label="Description">
        {(control) => <Input {...control} maxLength={200} autoComplete="off" />}
      </FormField>
      <FormSelect form={form} name="category" label="Category" choices={categories} />
      {!form.isSending && notHome === null && (
        <PayeeSuggestion
          id={id}
          direction={direction}
          description={description}
          category={category}
          propertyId={propertyId}
          onUse={(last) => {
            form.set('category', last.category);
            form.set('propertyId', last.propertyId);
          }}
        />
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <FormField form={form} name="date" label="Date">
          {(control, change) => (
            <DayInput {...control} onChange={change} pickLabel="Choose the transaction date" />
          )}
        </FormField>
        <FormField form={form} name="amount" label={direction === 'in' ? 'Amount received' : 'Amount paid'}>
          {(control) => (
            <Input {...control} inputMode="decimal" autoComplete="off" icon="£" className="num" />
          )}
        </FormField>
      </div>
      {canHaveAgent(values) && (
        <>
          <FormCheckbox form={form} name="isAgent" label="An agent collected this rent and deducted a fee" />
          {values.isAgent && <AgentFields form={form} />}
        </>
      )}
    </>
  );
}
