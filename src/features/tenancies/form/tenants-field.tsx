import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { errorMessage } from '@/api/errors';
import { usePost } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Complaint } from '@/ui/form/complaint';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';

interface TenantsFieldProps {
  ids: readonly string[];
  /** My contacts by id. */
  contacts: ReadonlyMap<string, { id: string; name: string; kind: string }>;
  error: string | undefined;
  onChange: (ids: readonly string[]) => void;
}

/** The contract's limit. */
const maxTenants = 12;

/** Who lives there: contacts, or new ones by their name. */
export function TenantsField({ ids, contacts, error, onChange }: TenantsFieldProps) {
  const note = useId();
  const [name, setName] = useState('');
  const {
    mutate,
    isPending,
    error: failure,
  } = usePost('/contacts', {
    onDone: (contact) => {
      if (contact) onChange([...ids, contact.id]);
      setName('');
    },
  });
  const others = [...contacts.values()].filter(({ id }) => !ids.includes(id));
  const ordered = others.toSorted(
    (a, b) => Number(b.kind === 'tenant') - Number(a.kind === 'tenant') || a.name.localeCompare(b.name),
  );
  const isFull = ids.length >= maxTenants;
  const add = () => {
    const trimmed = name.trim();
    if (trimmed !== '' && !isPending) mutate({ body: { kind: 'tenant', name: trimmed } });
  };
  return (
    <fieldset className="min-w-0" aria-describedby={error === undefined ? undefined : note}>
      <legend className="mb-1.5 text-sm/[18px] font-medium text-ink-2">Tenants</legend>
      {ids.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-2">
          {ids.map((id) => {
            const tenant = contacts.get(id)?.name ?? 'Unknown tenant';
            return (
              <li
                key={id}
                className="flex max-w-full items-center gap-1 rounded-full border border-line bg-surface-3 pl-3 text-sm"
              >
                <span className="truncate">{tenant}</span>
                <IconButton
                  size="sm"
                  label={`Remove ${tenant}`}
                  onClick={() => onChange(ids.filter((each) => each !== id))}
                >
                  <X aria-hidden size={14} />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {!isFull && (
        <div className="grid grid-cols-1 items-end gap-3 min-[480px]:grid-cols-2">
          <Field label="Existing contact">
            {(control) => (
              <NativeSelect
                {...control}
                aria-invalid={error === undefined ? undefined : true}
                aria-describedby={error === undefined ? control['aria-describedby'] : note}
                placeholder="Choose"
                value=""
                choices={ordered.map((each) => ({ value: each.id, label: each.name }))}
                onChange={({ currentTarget }) => {
                  if (currentTarget.value) onChange([...ids, currentTarget.value]);
                }}
              />
            )}
          </Field>
          <div className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <Field label="New contact" error={failure ? errorMessage(failure) : undefined}>
                {(control) => (
                  <Input
                    {...control}
                    placeholder="Full name"
                    maxLength={120}
                    value={name}
                    onChange={({ currentTarget }) => setName(currentTarget.value)}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
                      event.preventDefault();
                      add();
                    }}
                  />
                )}
              </Field>
            </div>
            <Button
              variant="outline"
              icon={<Plus aria-hidden size={16} />}
              isLoading={isPending}
              loadingLabel="Adding"
              onClick={add}
            >
              Add
            </Button>
          </div>
        </div>
      )}
      <Complaint id={note} text={error} className="mt-1.5" />
    </fieldset>
  );
}
