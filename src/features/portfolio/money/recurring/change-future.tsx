import type { QueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { read, write } from '@/api/queries';
import { openPartForm } from '@/entities/record/described/part-form';
import type { MenuEntry } from '@/ui/menu/menu-list';
import type { RecordField } from '@/ui/records/form/record-field';

type Payment = Schemas['RecurringPayment'];
type Body = Pick<Schemas['RecurringPaymentUpdate'], 'from' | 'amount'>;

const fields: readonly RecordField<Body>[] = [
  { name: 'from', kind: 'day', label: 'Start date', isRequired: true },
  { name: 'amount', kind: 'pounds', label: 'New amount', isRequired: true, min: 0.01, max: 1e8 },
];

/**
 * The act that changes a recurring payment from a day on (S49), as long as nobody changed it since it was opened; nothing once it is
 * over. Payments before that day stay as they are.
 * @param readers what is read again afterwards
 */
export function changeFuture(
  row: Payment,
  queryClient: QueryClient,
  readers: readonly string[],
): readonly MenuEntry[] {
  const { nextOn } = row;
  if (nextOn === null) return [];
  return [
    {
      label: 'Change future payments…',
      icon: <CalendarClock aria-hidden size={16} />,
      onSelect: () =>
        openPartForm<Body>({
          id: 'change-future',
          title: 'Change future payments',
          text: `“${row.name}” payments before this date won’t change.`,
          submit: 'Save',
          sending: 'Saving',
          done: 'Future payments changed',
          fields,
          begin: { from: nextOn, amount: row.amount },
          row,
          reread: () => paymentNow(queryClient, row),
          save: (body, updatedAt) =>
            write(
              queryClient,
              'put',
              '/recurring-payments/{id}',
              { path: { id: row.id }, body: { ...body, updatedAt } },
              { refreshes: readers },
            ),
        }),
    },
  ];
}

/** A recurring payment as the server has it now; as it was where it is gone. */
export async function paymentNow(queryClient: QueryClient, row: Payment): Promise<Payment> {
  const query = row.propertyId === null ? {} : { propertyId: row.propertyId };
  const options = { ...read('/recurring-payments', { query }), staleTime: 0 };
  const { data } = await queryClient.fetchQuery(options);
  return data.find(({ id }) => id === row.id) ?? row;
}
