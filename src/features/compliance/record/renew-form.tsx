import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { hasStatus } from '@/api/errors';
import { write } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { useRecordForm } from '@/entities/record/use-record-form';
import { readDay } from '@/lib/dates/day-text';
import { renewalName } from '@/lib/renewals/renewal-names';
import { Form } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { DayInput } from '@/ui/input/day-input';
import { Input } from '@/ui/input/input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { readersOf, rereadRenewal } from './renewal-writes';

type Renewal = Schemas['RenewalDate'];

const modalId = 'renew-form';

/** Opens the form that renews a date; the next expiry counts from the old one, so that renewing early loses nothing. */
export function openRenewForm(row: Renewal, today: string): void {
  const title = row.name ?? renewalName(row.kind);
  openModal({
    id: modalId,
    title: `Renew ${title}`,
    size: 'sm',
    content: <RenewForm row={row} title={title} today={today} />,
  });
}

interface RenewFormProps {
  row: Renewal;
  title: string;
  /** ISO day in London. */
  today: string;
}

function RenewForm({ row, title, today }: RenewFormProps) {
  const queryClient = useQueryClient();
  const edited = useRef(row.updatedAt);
  const form = useRecordForm({
    initial: { issuedOn: today, dueOn: row.proposedDueOn ?? '', reference: '' },
    validate: ({ issuedOn, dueOn }) => ({
      ...(readDay(issuedOn) === null && { issuedOn: 'Enter a date as dd/mm/yyyy' }),
      ...(readDay(dueOn) === null
        ? { dueOn: 'Enter a date as dd/mm/yyyy' }
        : dueOn <= issuedOn && { dueOn: 'Enter an expiry date after the issue date' }),
    }),
    save: async ({ issuedOn, dueOn, reference }) => {
      const body = {
        issuedOn,
        dueOn,
        updatedAt: edited.current,
        ...(reference.trim() !== '' && { reference: reference.trim() }),
      };
      try {
        await write(
          queryClient,
          'put',
          '/renewal-dates/{id}',
          { path: { id: row.id }, body },
          { refreshes: readersOf(row.propertyId) },
        );
      } catch (error) {
        if (hasStatus(error, 409)) edited.current = (await rereadRenewal(queryClient, row)).updatedAt;
        throw error;
      }
      closeModal(modalId);
      showToast({ kind: 'success', text: `${title} renewed` });
    },
  });
  return (
    <Form form={form} modalId={modalId} submit="Renew" sending="Renewing">
      <div className="grid items-start gap-x-3 gap-y-4 min-[420px]:grid-cols-2">
        <FormField form={form} name="issuedOn" label="Issue date">
          {(control, change) => <DayInput {...control} onChange={change} pickLabel="Choose the issue date" />}
        </FormField>
        <FormField form={form} name="dueOn" label="New expiry date">
          {(control, change) => (
            <DayInput {...control} onChange={change} pickLabel="Choose the new expiry date" />
          )}
        </FormField>
      </div>
      <FormField form={form} name="reference" label="Reference" isOptional>
        {(control) => (
          <Input {...control} autoComplete="off" maxLength={80} placeholder={row.reference ?? undefined} />
        )}
      </FormField>
    </Form>
  );
}
