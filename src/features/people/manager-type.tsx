// What a property manager is to the parts that all records share.
import { Briefcase, UserPlus } from 'lucide-react';
import type { PagedArgs, Schemas } from '@/api/contract';
import { read, readPages, write } from '@/api/queries';
import { askToRemove } from '@/entities/record/asked-removal';
import type { RecordDescription } from '@/entities/record/described/record-description';
import { choicesOf } from '@/ui/input/choices';
import { PropertyChoices } from '@/entities/property/use-properties';
import { picksField } from '@/ui/records/form/picks-field';
import { openInviteAgency } from './invite/invite-agency';

export type Manager = Schemas['PropertyManager'];
type ManagerType = RecordDescription<Manager, Schemas['NewPropertyManager']>;
export type ManagerFilters = NonNullable<PagedArgs<'/property-managers'>['query']>;

/** Fifty a page. */
export const managerList = (filters: ManagerFilters) => readPages('/property-managers', { query: filters });

const services = { let_only: 'Let only', rent_collection: 'Rent collection', full: 'Full management' };
export const serviceNames: Readonly<Record<Schemas['PropertyManagerService'], string>> = services;

/** A property names its manager. */
const readers = ['/property-managers', '/properties'];

/** Agencies that look after the member’s homes (S56). */
export const managerType: ManagerType = {
  one: 'property manager',
  many: 'property managers',
  kind: 'manager',
  path: '/property-managers',
  icon: <Briefcase aria-hidden />,
  empty: 'Add an agency to keep its fees, notice and the properties it manages in one place.',
  titleOf: ({ name }) => name,
  begin: { service: 'full', vatPct: 20 },
  own: { propertyIds: picksField('propertyIds', 'Properties managed', PropertyChoices) },
  groups: [
    {
      fields: [
        { name: 'name', kind: 'text', label: 'Agency', isRequired: true, maxLength: 120 },
        { name: 'branch', kind: 'text', label: 'Branch', maxLength: 120 },
        { name: 'phone', kind: 'text', label: 'Phone', maxLength: 30 },
        {
          name: 'email',
          kind: 'text',
          label: 'Email',
          maxLength: 200,
          check: (text) =>
            /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : 'Enter a valid email address',
        },
      ],
    },
    {
      title: 'Service and fee',
      fields: [
        { name: 'service', kind: 'choice', label: 'Service', isRequired: true, choices: choicesOf(services) },
        {
          name: 'feePct',
          kind: 'percent',
          label: 'Fee',
          hint: 'Percentage of the rent, excluding VAT',
          isRequired: true,
          max: 100,
        },
        { name: 'vatPct', kind: 'percent', label: 'VAT on the fee', isRequired: true, max: 100 },
        { name: 'minFee', kind: 'pounds', label: 'Minimum fee', hint: 'Per month, excluding VAT', max: 1e9 },
      ],
    },
    {
      title: 'Contract',
      fields: [
        { name: 'contractStart', kind: 'day', label: 'Contract start date' },
        { name: 'contractEnd', kind: 'day', label: 'Contract end date' },
        {
          name: 'noticeDays',
          kind: 'number',
          label: 'Notice',
          suffix: 'days',
          isWhole: true,
          max: 730,
        },
        {
          name: 'clientMoneyScheme',
          kind: 'text',
          label: 'Client money protection scheme',
          maxLength: 120,
          placeholder: 'Propertymark',
        },
        { name: 'propertyIds', kind: 'other', label: 'Properties managed' },
      ],
    },
  ],
  problems: ({ contractStart = '', contractEnd = '' }) =>
    contractStart !== '' && contractEnd !== '' && contractEnd < contractStart
      ? { contractEnd: 'Enter an end date after the start date' }
      : {},
  actions: ({ name, email }) =>
    email === null
      ? []
      : [
          {
            label: 'Invite to Tiebeam…',
            icon: <UserPlus aria-hidden size={16} />,
            onSelect: () => openInviteAgency({ name, email }),
          },
        ],
  add: (queryClient, body) =>
    write(queryClient, 'post', '/property-managers', { body }, { refreshes: readers }),
  change: (queryClient, { id }, body) =>
    write(queryClient, 'put', '/property-managers/{id}', { path: { id }, body }, { refreshes: readers }),
  remove: (queryClient, { id, name }) =>
    askToRemove(
      queryClient,
      '/property-managers/{id}',
      { path: { id } },
      { one: 'property manager', title: name, text: 'This can’t be undone.', refreshes: readers },
    ),
  reread: (queryClient, { id }) =>
    queryClient.fetchQuery({ ...read('/property-managers/{id}', { path: { id } }), staleTime: 0 }),
};
