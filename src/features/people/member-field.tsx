import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEveryPage } from '@/api/every-page';
import { readPages } from '@/api/queries';
import { FormSelect } from '@/ui/form/form-field';
import type { FormState } from '@/ui/form/use-form';
import type { OwnField, RecordValues } from '@/ui/records/form/record-field';

/** Which of the member’s connections a contact is, kept by their id. */
export const memberField: OwnField = {
  textOf: (value) => (typeof value === 'number' ? String(value) : ''),
  valueOf: (text) => (text === '' ? null : Number(text)),
  problemOf: () => undefined,
  control: (form) => <MemberSelect form={form} />,
  fact: (text) => text !== '' && <MemberLink id={text} />,
};

function useConnections() {
  const query = useInfiniteQuery(readPages('/connections', { query: { status: 'accepted', sort: 'name' } }));
  const people = useEveryPage(query)?.flatMap(({ data }) => data.map(({ user }) => user)) ?? [];
  return { people, isComplete: query.data !== undefined && !query.hasNextPage };
}

function MemberSelect({ form }: { form: FormState<RecordValues> }) {
  const { people } = useConnections();
  const { userId = '' } = form.values;
  const isKnown = userId === '' || people.some(({ id }) => String(id) === userId);
  return (
    <FormSelect
      form={form}
      name="userId"
      label="Tiebeam profile"
      hint="One of your connections"
      isOptional
      choices={[
        { value: '', label: 'Not linked' },
        // Until the list has come, and for one that is no connection any more.
        ...(isKnown ? [] : [{ value: userId, label: 'Linked member' }]),
        ...people.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
      ]}
    />
  );
}

function MemberLink({ id }: { id: string }) {
  const { people, isComplete } = useConnections();
  const person = people.find((each) => String(each.id) === id);
  if (!person) return isComplete ? 'A member you’re not connected to' : '…';
  return (
    <Link to="/$username" params={{ username: person.username }} className="text-link underline">
      {person.fullName}
    </Link>
  );
}
