import { useInfiniteQuery } from '@tanstack/react-query';
import { useEveryPage } from '@/api/every-page';
import { readPages } from '@/api/queries';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/input/native-select';

interface AgentFieldProps {
  /** The contact's id; empty for none. */
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
  /** A listing names who advertises it. */
  isListing: boolean;
}

/** Who shows the home, among my contacts: agents first. */
export function AgentField({ value, onChange, error, isListing }: AgentFieldProps) {
  const query = useInfiniteQuery(readPages('/contacts'));
  const contacts = useEveryPage(query)?.flatMap((page) => page.data) ?? [];
  const ordered = [
    ...contacts.filter(({ kind }) => kind === 'agent'),
    ...contacts.filter(({ kind }) => kind !== 'agent'),
  ];
  const isKnown = value === '' || contacts.some(({ id }) => id === value);
  return (
    <Field
      label="Agent contact"
      isOptional
      error={error}
      hint={query.isError ? 'Couldn’t load your contacts. You can add one later.' : undefined}
    >
      {(control) => (
        <NativeSelect
          {...control}
          value={value}
          placeholder={isListing ? 'Listing agent' : 'None'}
          choices={[
            ...(isKnown ? [] : [{ value, label: 'Same contact as before' }]),
            ...ordered.map(({ id, name, company }) => ({
              value: id,
              label: company === null ? name : `${name}, ${company}`,
            })),
          ]}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}
