import { useState, type FormEvent } from 'react';
import { errorMessage } from '@/api/errors';
import { usePost } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
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

const someoneNew = 'new';

/** A contact of mine for this deal, or somebody new, who becomes a contact. */
export function AddPerson({ deal, contacts, onAdd }: AddPersonProps) {
  const [who, setWho] = useState('');
  const [role, setRole] = useState<Role>('agent');
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [isJudged, setIsJudged] = useState(false);
  const isNew = who === someoneNew;
  const clear = () => {
    setWho('');
    setName('');
    setPhone('');
    setIsJudged(false);
  };
  const create = usePost('/contacts', {
    onDone: (made) => {
      if (made) onAdd({ contactId: made.id, role });
      clear();
    },
  });
  const isThere = deal.people.some((person) => person.contactId === who && person.role === role);
  const whoError = who === '' ? 'Choose a person' : isThere ? 'Already in this deal' : undefined;
  const nameError = isNew && name.trim() === '' ? 'Enter a name' : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsJudged(true);
    if (whoError !== undefined || nameError !== undefined) return;
    if (isNew) {
      const phones = phone.trim() === '' ? [] : [phone.trim()];
      create.mutate({ body: { kind: role, name: name.trim(), phones } });
    } else {
      onAdd({ contactId: who, role });
      clear();
    }
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Add a person" className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">Add a person</h3>
      <div className="grid items-start gap-3 md:grid-cols-2">
        <Field label="Contact" error={isJudged ? whoError : undefined}>
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
              onChange={({ currentTarget: { value } }) => {
                setWho(value);
                const contact = contacts.find(({ id }) => id === value);
                if (contact) setRole(roleOf(contact));
              }}
            />
          )}
        </Field>
        <Field label="Role">
          {(control) => (
            <NativeSelect
              {...control}
              value={role}
              choices={roles.map((value) => ({ value, label: roleNames[value] }))}
              onChange={({ currentTarget: { value } }) =>
                setRole(roles.find((each) => each === value) ?? 'other')
              }
            />
          )}
        </Field>
        {isNew && (
          <>
            <Field label="Name" error={isJudged ? nameError : undefined}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={120}
                  autoComplete="off"
                  value={name}
                  onChange={({ currentTarget }) => setName(currentTarget.value)}
                />
              )}
            </Field>
            <Field label="Phone" isOptional>
              {(control) => (
                <Input
                  {...control}
                  type="tel"
                  maxLength={30}
                  autoComplete="off"
                  value={phone}
                  onChange={({ currentTarget }) => setPhone(currentTarget.value)}
                />
              )}
            </Field>
          </>
        )}
      </div>
      {create.isError && <FormAlert text={errorMessage(create.error)} />}
      <Button type="submit" className="self-end" isLoading={create.isPending} loadingLabel="Adding">
        Add person
      </Button>
    </form>
  );
}
