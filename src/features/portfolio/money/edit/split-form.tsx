import { useRecordForm } from '@/entities/record/use-record-form';
import { poundsText } from '@/lib/money/amount-text';
import { formatPounds } from '@/lib/money/money';
import { Field } from '@/ui/form/field';
import { FieldRows } from '@/ui/form/field-rows';
import { Form } from '@/ui/form/form';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { categories, type Category, type Transaction } from '../transaction';
import { useHomes } from '../../use-homes';
import { amountOf, leftOf, partsError, type PartValues } from './transaction-values';
import { useSaveTransaction } from './use-save-transaction';

interface SplitFormProps {
  modalId: string;
  row: Transaction;
  onSaved: () => void;
}

const maxParts = 20;

function partsOf({ splits, category }: Transaction): PartValues[] {
  if (splits.length === 0) {
    return [
      { amount: '', category, propertyId: '' },
      { amount: '', category, propertyId: '' },
    ];
  }
  return splits.map((split) => ({
    amount: poundsText(split.amount),
    category: split.category,
    propertyId: split.propertyId ?? '',
  }));
}

const readCategory = (value: string, otherwise: Category): Category =>
  categories.find((each) => each.value === value)?.value ?? otherwise;

/** Divides a transaction between categories or properties and confirms it; the parts must come to the whole. */
export function SplitForm({ modalId, row, onSaved }: SplitFormProps) {
  const { amount, description } = row;
  const save = useSaveTransaction();
  const form = useRecordForm<{ splits: PartValues[] }>({
    initial: { splits: partsOf(row) },
    validate: ({ splits }) => ({ splits: partsError(amount, splits) }),
    save: async ({ splits }) => {
      await save(row, {
        status: 'confirmed',
        gross: null,
        fee: null,
        splits: splits.map((part) => ({
          amount: amountOf(part.amount) ?? 0,
          category: part.category,
          propertyId: part.propertyId || null,
        })),
      });
      onSaved();
    },
  });
  const { homes, nameOf } = useHomes();
  const { splits } = form.values;
  const left = leftOf(amount, splits);
  const choices = homes.map(({ id, addressLine1 }) => ({ value: id, label: addressLine1 }));
  return (
    <Form form={form} modalId={modalId} label="Split" submit="Split and confirm" sending="Splitting">
      <p className="text-sm text-ink-2 wrap-anywhere">
        {description} <span className="num font-semibold text-ink">{formatPounds(amount)}</span>
      </p>
      <FieldRows<PartValues, 'amount'>
        legend="Parts"
        rows={splits}
        onRows={(rows) => form.set('splits', rows)}
        blank={{ amount: left > 0 ? poundsText(left) : '', category: row.category, propertyId: '' }}
        most={maxParts}
        addLabel="Add a part"
        kind="part"
        nameOf={() => ''}
        error={form.errorOf('splits')}
        firstField="amount"
        columns="grid-cols-[minmax(0,1fr)] @min-[420px]:grid-cols-[110px_1fr_1fr]"
        labels="once"
      >
        {(part, { change, faulty, label }) => (
          <>
            <Field label={label('Amount')}>
              {({ id }) => (
                <Input
                  id={id}
                  {...faulty('amount')}
                  icon="£"
                  inputMode="decimal"
                  autoComplete="off"
                  className="num"
                  value={part.amount}
                  onChange={({ currentTarget }) => change({ ...part, amount: currentTarget.value })}
                />
              )}
            </Field>
            <Field label={label('Category')}>
              {({ id }) => (
                <NativeSelect
                  id={id}
                  choices={categories}
                  value={part.category}
                  onChange={({ currentTarget }) =>
                    change({ ...part, category: readCategory(currentTarget.value, part.category) })
                  }
                />
              )}
            </Field>
            <Field label={label('Property')}>
              {({ id }) => (
                <NativeSelect
                  id={id}
                  placeholder={nameOf(row.propertyId) ?? 'No property'}
                  choices={choices.filter(({ value }) => value !== row.propertyId)}
                  value={part.propertyId}
                  onChange={({ currentTarget }) => change({ ...part, propertyId: currentTarget.value })}
                />
              )}
            </Field>
          </>
        )}
      </FieldRows>
      <p aria-live="polite" className={`num text-sm ${left === 0 ? 'text-green-ink' : 'text-ink-2'}`}>
        {left === 0
          ? 'The parts add up'
          : left > 0
            ? `${formatPounds(left)} left to assign`
            : `${formatPounds(-left)} too much`}
      </p>
    </Form>
  );
}
