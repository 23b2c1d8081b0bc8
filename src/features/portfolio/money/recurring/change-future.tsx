import { useQueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { write } from '@/api/queries';
import { useRecordForm } from '@/entities/record/use-record-form';
import { Form } from '@/ui/form/form';
import type { MenuEntry } from '@/ui/menu/menu-list';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import type { RecordField } from '@/ui/records/form/record-field';
import { RecordFields } from '@/ui/records/form/record-fields';
import { bodyOf, problemsOf, valuesOf } from '@/ui/records/form/record-values';
import { showToast } from '@/ui/toast/toast';

type Payment = Schemas['RecurringPayment'];
type Body = Pick<Schemas['RecurringPaymentUpdate'], 'from' | 'amount'>;

const id = 'change-future';
const updateOf = (body: Schemas['RecurringPaymentUpdate']) => body;

const fields: readonly RecordField<Body>[] = [
  { name: 'from', kind: 'day', label: 'From', isRequired: true },
  { name: 'amount', kind: 'pounds', label: 'New amount', isRequired: true, min: 0.01, max: 1e8 },
];

/**
 * The act that changes a recurring payment from a day on (S49); nothing once it is over.
 * @param readers what is read again afterwards
 */
export const changeFuture = (row: Payment, readers: readonly string[]): readonly MenuEntry[] =>
  row.nextOn === null
    ? []
    : [
        {
          label: 'Change future payments…',
          icon: <CalendarClock aria-hidden size={16} />,
          onSelect: () =>
            openModal({
              id,
              title: 'Change future payments',
              content: <ChangeFuture row={row} readers={readers} />,
            }),
        },
      ];

/** Asks from when on a payment is another one; those before that day stay as they are. */
function ChangeFuture({ row, readers }: { row: Payment; readers: readonly string[] }) {
  const queryClient = useQueryClient();
  const form = useRecordForm({
    initial: valuesOf(fields, { from: row.nextOn, amount: row.amount }),
    validate: (values) => problemsOf(fields, values),
    save: async (values) => {
      const body = updateOf(bodyOf(fields, values));
      await write(
        queryClient,
        'put',
        '/recurring-payments/{id}',
        { path: { id: row.id }, body },
        { refreshes: readers },
      );
      closeModal(id);
      showToast({ kind: 'success', text: 'Future payments changed' });
    },
  });
  return (
    <Form form={form} modalId={id} submit="Save" sending="Saving">
      <p className="text-sm text-pretty text-ink-2">
        Payments of {row.name} before this date stay as they are.
      </p>
      <RecordFields form={form} groups={[{ fields }]} />
    </Form>
  );
}
