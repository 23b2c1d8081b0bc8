// What a company is to the parts that all records share.
import type { QueryClient } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { read, write } from '@/api/queries';
import { companyStatuses } from '@/entities/company/company-status';
import type { RecordDescription } from '@/entities/record/described/record-description';
import { askToRemove } from '@/entities/record/asked-removal';
import { rowsField } from '@/ui/records/form/rows-field';
import { choicesOf } from '@/ui/input/choices';
import { sicField } from './sic-field';
import { yearEndChoices } from './year-end';

export type Company = Schemas['Company'];
export type CompanyType = RecordDescription<Company, Schemas['NewCompany']>;

/** Eight digits, or the letters of another register or form and six digits. */
const companyNumber = /^([0-9]{8}|(SC|NI|OC|SO|NC)[0-9]{6})$/;
/** Forms that every register has a number for. */
const registered = ['ltd', 'llp', 'plc'];
const controls = { over_25: 'Over 25%', over_50: 'Over 50%', over_75: 'Over 75%' };
export const controlNames: Readonly<Record<Schemas['CompanyController']['control'], string>> = controls;

const statuses = choicesOf(
  Object.fromEntries(Object.entries(companyStatuses).map(([key, [text]]) => [key, text])),
);
const name = { name: 'name', kind: 'text', label: 'Name', isRequired: true, maxLength: 120 } as const;

/** What is read again with a company: its filing dates, and the properties and mortgages that name it. */
const readers = ['/companies', '/renewal-dates', '/properties', '/mortgages'];

const own = {
  sicCodes: sicField,
  directors: rowsField('directors', {
    legend: 'Directors',
    one: 'director',
    most: 12,
    columns: [name, { name: 'appointedOn', kind: 'day', label: 'Appointment date' }],
    grid: 'grid-cols-[minmax(0,1fr)] @min-[420px]:grid-cols-[1fr_176px]',
    isLine: true,
  }),
  shareholders: rowsField('shareholders', {
    legend: 'Shareholders',
    one: 'shareholder',
    most: 20,
    columns: [
      name,
      { name: 'share', kind: 'percent', label: 'Share', isRequired: true, min: 0.01, max: 100 },
    ],
    grid: 'grid-cols-[minmax(0,1fr)_104px]',
    isLine: true,
    problem: (rows) => {
      const sum = rows.reduce((total, { share }) => total + Math.round(Number(share) * 100), 0) / 100;
      return rows.length === 0 || sum === 100 ? undefined : `The shares add up to ${sum}%, not 100%`;
    },
  }),
  controllers: rowsField('controllers', {
    legend: 'People with significant control',
    one: 'person',
    most: 8,
    columns: [
      name,
      { name: 'control', kind: 'choice', label: 'Control', isRequired: true, choices: choicesOf(controls) },
    ],
    grid: 'grid-cols-[minmax(0,1fr)] @min-[420px]:grid-cols-[1fr_132px]',
    isLine: true,
  }),
};

interface Known {
  /** The legal forms that there are. */
  types: readonly Schemas['CompanyType'][];
  /** Ends of the financial year that are no month’s last day, as known companies have them. */
  yearEnds: readonly (string | null)[];
  /** Told once one was deleted. */
  onDeleted?: (() => void) | undefined;
}

/** Companies that hold the member’s property (S58). */
export function companyType({ types, yearEnds, onDeleted }: Known): CompanyType {
  return {
    one: 'company',
    many: 'companies',
    path: '/companies',
    icon: <Building2 aria-hidden />,
    empty: 'Add yours from Companies House to see its charges, debt and filing dates here.',
    titleOf: (company) => company.name,
    conflictAt: 'number',
    begin: { typeId: 'ltd', status: 'active' },
    own,
    groups: [
      {
        fields: [
          { ...name, maxLength: 160, isWide: true },
          {
            name: 'number',
            kind: 'text',
            label: 'Company number',
            isRequired: ({ typeId = '' }) => registered.includes(typeId),
            maxLength: 8,
            placeholder: '09843127',
            hint: 'Eight characters, including any zeros at the start',
            tidy: (text) => text.toUpperCase(),
            check: (text) =>
              companyNumber.test(text) ? undefined : 'Enter eight characters, such as 09843127 or SC447190',
          },
          {
            name: 'typeId',
            kind: 'choice',
            label: 'Type',
            isRequired: true,
            choices: types.map(({ key, name: label }) => ({ value: key, label })),
          },
          { name: 'status', kind: 'choice', label: 'Status', isRequired: true, choices: statuses },
          { name: 'incorporatedOn', kind: 'day', label: 'Incorporation date' },
          {
            name: 'registeredOffice',
            kind: 'text',
            label: 'Registered office',
            maxLength: 240,
            isWide: true,
          },
          { name: 'sicCodes', kind: 'other', label: 'SIC codes', isWide: false },
          { name: 'bankRef', kind: 'text', label: 'Bank account', maxLength: 60 },
        ],
      },
      {
        title: 'Filing',
        fields: [
          {
            name: 'yearEnd',
            kind: 'choice',
            label: 'Financial year end',
            isWide: true,
            choices: yearEndChoices(yearEnds),
          },
          { name: 'nextAccountsOn', kind: 'day', label: 'Accounts due' },
          { name: 'nextConfirmationOn', kind: 'day', label: 'Confirmation statement due' },
        ],
      },
      {
        title: 'People',
        fields: [
          { name: 'directors', kind: 'other', label: 'Directors' },
          { name: 'shareholders', kind: 'other', label: 'Shareholders' },
          { name: 'controllers', kind: 'other', label: 'People with significant control' },
        ],
      },
    ],
    add: (queryClient, body) => write(queryClient, 'post', '/companies', { body }, { refreshes: readers }),
    change: (queryClient, { id }, body) =>
      write(queryClient, 'put', '/companies/{id}', { path: { id }, body }, { refreshes: readers }),
    remove: (queryClient, company) => askToDelete(queryClient, company, onDeleted),
    reread: async (queryClient, row) => {
      const { data } = await queryClient.fetchQuery({ ...read('/companies'), staleTime: 0 });
      return data.find(({ id }) => id === row.id) ?? row;
    },
  };
}

/** One that owns property or owes a mortgage is the server's to refuse: that is asked before it seems to be gone. */
const askToDelete = (queryClient: QueryClient, { id, name: title }: Company, onDeleted?: () => void) =>
  askToRemove(
    queryClient,
    '/companies/{id}',
    { path: { id } },
    {
      one: 'company',
      title,
      text: 'Its filing dates will be deleted too. This can’t be undone.',
      refreshes: readers,
      onDeleted,
    },
  );
