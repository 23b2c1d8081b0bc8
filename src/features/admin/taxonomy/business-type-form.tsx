import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasStatus } from '@/api/errors';
import { refresh, usePost, usePut } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { useRecordForm } from '@/entities/record/use-record-form';
import { Form } from '@/ui/form/form';
import { FormField, FormSelect } from '@/ui/form/form-field';
import { Input } from '@/ui/input/input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { choicesOf } from '@/ui/input/choices';

type BusinessType = Schemas['BusinessType'];
type Group = Schemas['BusinessTypeGroup'];

export const groups: Readonly<Record<Group, string>> = {
  professional: 'Professionals',
  finance: 'Finance',
  trade: 'Trades',
  agency: 'Agencies',
  service: 'Services',
};
const choices = choicesOf(groups);

/** What a change of the types changes. */
export const readersOfTypes: readonly string[] = ['/business-types', '/businesses', '/admin/audit'];

export function openTypeForm(type?: BusinessType): void {
  const modalId = 'business-type-form';
  openModal({
    id: modalId,
    title: type ? 'Edit business type' : 'Add business type',
    size: 'sm',
    content: <BusinessTypeForm type={type} modalId={modalId} />,
  });
}

function BusinessTypeForm({ type, modalId }: { type?: BusinessType | undefined; modalId: string }) {
  const queryClient = useQueryClient();
  const create = usePost('/business-types', { refreshes: readersOfTypes });
  const update = usePut('/business-types/{id}', { refreshes: readersOfTypes });
  const [updatedAt] = useState(type?.updatedAt);
  const form = useRecordForm<{ name: string; group: Group | '' }>({
    initial: { name: type?.name ?? '', group: type?.group ?? '' },
    validate: ({ name, group }) => ({
      name: name.trim() ? undefined : 'Enter a name',
      group: group ? undefined : 'Choose a group',
    }),
    conflict:
      'Another type has this name, or this type was changed elsewhere. Close the form and check the list.',
    save: async ({ name, group }) => {
      if (group === '') return;
      const body = { name: name.trim(), group };
      try {
        if (type === undefined) await create.mutateAsync({ body });
        else
          await update.mutateAsync({
            path: { id: type.id },
            body: { ...body, ...(updatedAt && { updatedAt }) },
          });
      } catch (error) {
        if (hasStatus(error, 409)) void refresh(queryClient, '/business-types');
        throw error;
      }
      closeModal(modalId);
      showToast({ kind: 'success', text: type ? 'Business type saved' : 'Business type added' });
    },
  });
  return (
    <Form
      form={form}
      modalId={modalId}
      submit={type ? 'Save' : 'Add type'}
      sending={type ? 'Saving' : 'Adding'}
    >
      <FormField form={form} name="name" label="Name">
        {(control) => <Input {...control} data-autofocus maxLength={60} autoComplete="off" />}
      </FormField>
      <FormSelect form={form} name="group" label="Group" placeholder="Choose one" choices={choices} />
    </Form>
  );
}
