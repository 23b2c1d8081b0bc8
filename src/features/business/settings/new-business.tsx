import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { read, write } from '@/api/queries';
import { isBlank } from '@/lib/text/blank';
import { Form } from '@/ui/form/form';
import { FormField, FormSelect } from '@/ui/form/form-field';
import { useForm } from '@/ui/form/use-form';
import { Input } from '@/ui/input/input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';

const modalId = 'new-business';

type OnMade = (business: Schemas['Business'] | undefined) => void;

/** Opens the form of a new business: what it can't be without. The rest is filled in on its page of settings. */
export function openNewBusiness(onMade: OnMade): void {
  openModal({ id: modalId, title: 'Add business', content: <NewBusiness onMade={onMade} /> });
}

function NewBusiness({ onMade }: { onMade: OnMade }) {
  const queryClient = useQueryClient();
  const types = useQuery(read('/business-types'));
  const choices = (types.data?.data ?? []).map(({ name }) => ({ value: name, label: name }));
  const form = useForm({
    initial: { name: '', username: '', type: '' },
    validate: ({ name, username, type }) => ({
      name: isBlank(name) || name.trim().length < 2 ? 'Enter a name of at least 2 characters' : undefined,
      username: /^[a-z][a-z0-9_.-]{2,29}$/.test(username)
        ? undefined
        : 'Use 3 to 30 lowercase letters, numbers, full stops, hyphens or underscores, starting with a letter',
      type: type === '' ? 'Choose a type' : undefined,
    }),
    send: async ({ name, username, type }) => {
      const body = { name: name.trim(), username, type };
      const refreshes = ['/businesses', '/auth/auth-user'];
      const made = await write(queryClient, 'post', '/businesses', { body }, { refreshes });
      closeModal(modalId);
      showToast({ kind: 'success', text: 'Business added' });
      onMade(made);
    },
    failureOf: (error) => formFailure(error, ['name', 'username', 'type']),
  });
  return (
    <Form form={form} submit="Add business" sending="Adding" modalId={modalId}>
      <FormField form={form} name="name" label="Name">
        {(control) => <Input {...control} maxLength={80} required />}
      </FormField>
      <FormField
        form={form}
        name="username"
        label="Page address"
        hint="The part after tiebeam.co.uk/, such as okafor-homes"
      >
        {(control) => <Input {...control} maxLength={30} autoCapitalize="none" spellCheck={false} required />}
      </FormField>
      <FormSelect form={form} name="type" label="Type" choices={choices} placeholder="Choose a type" />
    </Form>
  );
}
