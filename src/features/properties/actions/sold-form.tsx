import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { write } from '@/api/queries';
import { propertiesPath } from '@/entities/property/queries';
import type { Property } from '@/entities/property/property';
import { useRecordForm } from '@/entities/record/use-record-form';
import { londonDay } from '@/lib/dates/calendar-day';
import { Form } from '@/ui/form/form';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import type { RecordField } from '@/ui/records/form/record-field';
import { RecordFields } from '@/ui/records/form/record-fields';
import { bodyOf, problemsOf, valuesOf } from '@/ui/records/form/record-values';
import { showToast } from '@/ui/toast/toast';

const id = 'sold-property';
const updateOf = (body: Schemas['PropertyUpdate']) => body;

/** Asks when a property was sold and for how much; its records stay. */
export function openSoldForm(property: Property): void {
  openModal({
    id,
    title: `Mark ${property.addressLine1} as sold`,
    content: <SoldForm property={property} />,
  });
}

export function SoldForm({ property }: { property: Property }) {
  const { uuid, purchaseDate, updatedAt } = property;
  const queryClient = useQueryClient();
  const [today] = useState(() => londonDay(new Date()));
  const fields: readonly RecordField<Pick<Schemas['PropertyUpdate'], 'soldOn' | 'soldPrice'>>[] = [
    {
      name: 'soldOn',
      kind: 'day',
      label: 'Sale date',
      isRequired: true,
      check: (day) => {
        if (day > today) return 'Enter a date that isn’t in the future';
        return purchaseDate !== null && day < purchaseDate
          ? 'Enter a sale date after the purchase date'
          : undefined;
      },
    },
    { name: 'soldPrice', kind: 'pounds', label: 'Sale price', isRequired: true },
  ];
  const form = useRecordForm({
    initial: valuesOf(fields, property),
    validate: (values) => problemsOf(fields, values),
    save: async (values) => {
      const body = updateOf({ status: 'sold', ...bodyOf(fields, values), updatedAt });
      await write(
        queryClient,
        'put',
        '/properties/{uuid}',
        { path: { uuid }, body },
        { refreshes: [propertiesPath, `${propertiesPath}/${uuid}`] },
      );
      closeModal(id);
      showToast({ kind: 'success', text: 'Property marked as sold' });
    },
  });
  return (
    <Form form={form} modalId={id} submit="Mark as sold" sending="Saving">
      <p className="text-sm text-ink-2">
        We’ll keep its records, but it will stop counting towards your totals.
      </p>
      <RecordFields form={form} groups={[{ fields }]} />
    </Form>
  );
}
