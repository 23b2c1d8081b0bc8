import { formFailure } from '@/api/form-failure';
import { usePost } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormField, FormSelect } from '@/ui/form/form-field';
import { FormNotice } from '@/ui/form/form-notice';
import { useForm, type FormState } from '@/ui/form/use-form';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import type { Deal } from '../deal';
import { roleNames, roleOf, roles, type Role } from './roles';

type Person = Deal['people'][number];

interface AddPersonProps {
  deal: Deal;
  contacts: readonly Schemas['Contact'][];
  onAdd: (person: Person) => void;
}

interface PersonValues {
  who: string;
  role: Role;
  name: string;
  phone: string;
}

const someoneNew = 'new';
const blank: PersonValues = { who: '', role: 'agent', name: '', phone: '' };

/** A contact of mine for this deal, or somebody new, who becomes a contact. */
export function AddPerson({ deal, contacts, onAdd }: AddPersonProps) {
  const create = usePost('/contacts', {});
  const form: FormState<PersonValues> = useForm<PersonValues>({
    initial: blank,
    validate: ({ who, role, name }) => ({
      who:
        who === ''
          ? 'Choose a person'
          : deal.people.some((person) => person.contactId === who && person.role === role)
            ? 'Already in this deal'
            : undefined,
      name: who === someoneNew && name.trim() === '' ? 'Enter a name' : undefined,
    }),
    send: async ({ who, role, name, phone }) => {
      const phones = phone.trim() === '' ? [] : [phone.trim()];
      const made =
        who === someoneNew
          ? await create.mutateAsync({ body: { kind: role, name: name.trim(), phones } })
          : { id: who };
      if (made) onAdd({ contactId: made.id, role });
      form.reset(blank);
    },
    failureOf: (error) => formFailure(error, Object.keys(blank)),
  });
  const { who } = form.values;
  return (
    <form
      {...form.formProps}
      data-unsaved={form.isDirty || undefined}
      aria-label="Add a person"
      className="flex flex-col gap-3"
    >
      <h3 className="text-sm font-semibold">Add a person</h3>
      <div className="grid items-start gap-3 md:grid-cols-2">
        <Field label="Contact" error={form.errorOf('who')}>
          {(control) => (
            <NativeSelect
              {...control}
              placeholder="Choose a contact"
              value={who}
              choices={[
                { value: someoneNew, label: 'Someone new' },
                ...contacts.map(({ id, name: label, company }) => ({
                  value: id,
                  label: company === null ? label : `${label}, ${company}`,
                })),
              ]}
              onBlur={form.onBlur('who')}
              onChange={({ currentTarget: { value } }) => {
                form.set('who', value);
                const contact = contacts.find(({ id }) => id === value);
                if (contact) form.set('role', roleOf(contact));
              }}
            />
          )}
        </Field>
        <FormSelect
          form={form}
          name="role"
          label="Role"
          choices={roles.map((value) => ({ value, label: roleNames[value] }))}
        />
        {who === someoneNew && (
          <>
            <FormField form={form} name="name" label="Name">
              {(control) => <Input {...control} maxLength={120} autoComplete="off" />}
            </FormField>
            <FormField form={form} name="phone" label="Phone" isOptional>
              {(control) => <Input {...control} type="tel" maxLength={30} autoComplete="off" />}
            </FormField>
          </>
        )}
      </div>
      <FormNotice failure={form.failure} faulty={form.faulty} />
      <Button type="submit" className="self-end" isLoading={form.isSending} loadingLabel="Adding">
        Add person
      </Button>
    </form>
  );
}
