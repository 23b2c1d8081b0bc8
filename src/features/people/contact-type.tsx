// What a contact is to the parts that all records share.
import type { QueryClient } from '@tanstack/react-query';
import { Download, Merge, ShieldX, Users } from 'lucide-react';
import type { PagedArgs, Schemas } from '@/api/contract';
import { failureText } from '@/api/errors';
import { read, readPages, write } from '@/api/queries';
import { contactKinds } from '@/entities/contact/contact-kinds';
import { askToRemove } from '@/entities/record/asked-removal';
import { openPartForm } from '@/entities/record/described/part-form';
import type { RecordDescription } from '@/entities/record/described/record-description';
import { openQuestion } from '@/ui/modal/confirm-question';
import { choicesOf } from '@/ui/input/choices';
import { showToast } from '@/ui/toast/toast';
import { memberField } from './member-field';
import { erasedDetails, erasedName } from './privacy/erase-contact';
import { exportContact } from './privacy/export-contact';

export type Contact = Schemas['Contact'];
type ContactType = RecordDescription<Contact, Schemas['NewContact']>;
export type ContactFilters = NonNullable<PagedArgs<'/contacts'>['query']>;

/** Fifty a page. */
export const contactList = (filters: ContactFilters) => readPages('/contacts', { query: filters });

const channels = { phone: 'Phone', text: 'Text', email: 'Email', post: 'Post' };

/** What names contacts is read again with them. */
const readers = (id?: string) => [
  '/contacts',
  '/tenancies',
  '/property-maintenance',
  '/transactions',
  ...(id === undefined ? [] : [`/contacts/${id}`]),
];

interface Known {
  queryClient: QueryClient;
  /** Every contact, as a choice of one to merge with. */
  choices: readonly { value: string; label: string }[];
}

/** People and firms that a landlord deals with (S56). */
export const contactType = ({ queryClient, choices }: Known): ContactType => ({
  one: 'contact',
  many: 'contacts',
  kind: 'contact',
  path: '/contacts',
  icon: <Users aria-hidden />,
  empty: 'Add tenants, contractors and advisers so you can choose them for tenancies, jobs and transactions.',
  titleOf: ({ name }) => name,
  begin: {},
  own: { userId: memberField },
  groups: [
    {
      fields: [
        { name: 'name', kind: 'text', label: 'Name', isRequired: true, maxLength: 120 },
        { name: 'kind', kind: 'choice', label: 'Role', isRequired: true, choices: choicesOf(contactKinds) },
        { name: 'company', kind: 'text', label: 'Company', maxLength: 120 },
        {
          name: 'preferredChannel',
          kind: 'choice',
          label: 'Preferred contact method',
          choices: choicesOf(channels),
        },
        {
          name: 'phones',
          kind: 'words',
          label: 'Phone numbers',
          hint: 'Separated by commas',
          maxLength: 30,
          maxItems: 5,
        },
        {
          name: 'emails',
          kind: 'words',
          label: 'Email addresses',
          hint: 'Separated by commas',
          maxLength: 200,
          maxItems: 5,
          check: (text) =>
            /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : `“${text}” isn’t an email address`,
        },
        { name: 'address', kind: 'text', label: 'Address', maxLength: 400, isWide: true },
        { name: 'userId', kind: 'other', label: 'Tiebeam profile' },
        {
          name: 'tags',
          kind: 'words',
          label: 'Tags',
          hint: 'Separated by commas',
          maxLength: 40,
          maxItems: 20,
        },
        {
          name: 'rating',
          kind: 'number',
          label: 'Your rating',
          hint: '1–5, where 5 is best',
          isWhole: true,
          min: 1,
          max: 5,
        },
        { name: 'notes', kind: 'note', label: 'Notes', maxLength: 4000 },
      ],
    },
    {
      title: 'Data protection',
      fields: [
        { name: 'source', kind: 'text', label: 'Source of details', maxLength: 200 },
        { name: 'retentionUntil', kind: 'day', label: 'Keep until' },
      ],
    },
  ],
  actions: (row) => [
    {
      label: 'Merge…',
      icon: <Merge aria-hidden size={16} />,
      onSelect: () => openMerge(queryClient, row, choices),
    },
    {
      label: 'Export data',
      icon: <Download aria-hidden size={16} />,
      onSelect: () => exportData(row),
    },
    {
      label: 'Erase details',
      icon: <ShieldX aria-hidden size={16} />,
      isDestructive: true,
      onSelect: () => askToErase(queryClient, row),
    },
  ],
  add: (_, body) => write(queryClient, 'post', '/contacts', { body }, { refreshes: readers() }),
  change: changeContact,
  remove: (_, { id, name }) =>
    askToRemove(
      queryClient,
      '/contacts/{id}',
      { path: { id } },
      { one: 'contact', title: name, text: 'This can’t be undone.', refreshes: readers(id) },
    ),
  reread: rereadContact,
});

function changeContact(queryClient: QueryClient, { id }: Contact, body: Schemas['ContactUpdate']) {
  return write(queryClient, 'put', '/contacts/{id}', { path: { id }, body }, { refreshes: readers(id) });
}

const rereadContact = (queryClient: QueryClient, { id }: Contact): Promise<Contact> =>
  queryClient.fetchQuery({ ...read('/contacts/{id}', { path: { id } }), staleTime: 0 });

/** Asks which contact is the same person; it becomes part of this one. */
const openMerge = (queryClient: QueryClient, row: Contact, choices: Known['choices']) =>
  openPartForm<{ mergeFrom: string }>({
    id: 'merge-contact',
    title: `Merge with ${row.name}`,
    submit: 'Merge',
    sending: 'Merging',
    done: 'Contacts merged',
    fields: [
      {
        name: 'mergeFrom',
        kind: 'choice',
        label: 'Duplicate',
        isRequired: true,
        isWide: true,
        hint: 'The duplicate’s details, tenancies, jobs and transactions move to this contact, and the duplicate is deleted. This can’t be undone.',
        choices: choices.filter(({ value }) => value !== row.id),
      },
    ],
    row,
    reread: () => rereadContact(queryClient, row),
    save: ({ mergeFrom }, updatedAt) => changeContact(queryClient, row, { mergeFrom, updatedAt }),
  });

const exportData = (row: Contact): void =>
  void exportContact(row).then(
    () => showToast({ kind: 'success', text: 'Data exported' }),
    (error: unknown) => showToast({ kind: 'error', text: failureText('Couldn’t export the data', error) }),
  );

/** Asks, then leaves nothing of a contact but what other records need: that there was one. */
const askToErase = (queryClient: QueryClient, row: Contact): void =>
  openQuestion({
    id: 'erase-contact',
    title: `Erase the details of ${row.name}?`,
    text: `Their name, numbers, addresses and notes are deleted. Tenancies, jobs and transactions stay, with “${erasedName}” in place of the name. Attached documents stay too. This can’t be undone.`,
    act: 'Erase details',
    onConfirm: () =>
      void changeContact(queryClient, row, erasedDetails()).then(
        () => showToast({ kind: 'success', text: 'Details erased' }),
        (error: unknown) =>
          showToast({ kind: 'error', text: failureText('Couldn’t erase the details', error) }),
      ),
  });
