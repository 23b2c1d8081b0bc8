// What an energy performance certificate is to the parts that all records share.
import type { QueryClient } from '@tanstack/react-query';
import { Leaf } from 'lucide-react';
import type { PagedArgs, Schemas } from '@/api/contract';
import { read, readPages, write } from '@/api/queries';
import { PropertyChoices } from '@/entities/property/use-properties';
import { propertyField } from '@/entities/record/described/property-field';
import type { RecordDescription } from '@/entities/record/described/record-description';
import { removeRecord } from '@/entities/record/removal';
import { addMonths } from '@/lib/dates/calendar-day';
import { shortDate } from '@/lib/dates/day-text';
import { energyBand, energyBands } from '@/lib/letting-law/energy-band';
import { renewalInterval } from '@/lib/renewals/renewal-interval';
import { rowsField } from '@/ui/records/form/rows-field';

export type Epc = Schemas['PropertyEpc'];
export type EpcChanges = Schemas['PropertyEpcUpdate'];
export type EpcType = RecordDescription<Epc, Schemas['NewPropertyEpc']>;

/** Fifty a page, the latest first. */
export const epcList = (filters: NonNullable<PagedArgs<'/property-epcs'>['query']>) =>
  readPages('/property-epcs', { query: filters });

interface Known {
  /** What a certificate can be of. */
  properties: ReadonlyMap<string, Schemas['Property']>;
  /** Of the property whose page it is: the form does not ask. */
  propertyId?: string | undefined;
  /** ISO day in London. */
  today: string;
}

const bands = energyBands.map((band) => ({ value: band, label: band }));
const scoreText = /^\d{1,3}$/;

const own = {
  recommendations: rowsField('recommendations', {
    legend: 'Recommendations',
    one: 'recommendation',
    most: 30,
    columns: [
      { name: 'text', kind: 'text', label: 'Measure', isRequired: true, maxLength: 300 },
      { name: 'costMin', kind: 'pounds', label: 'Lowest cost', isRequired: true, max: 1e9 },
      { name: 'costMax', kind: 'pounds', label: 'Highest cost', isRequired: true, max: 1e9 },
      { name: 'points', kind: 'number', label: 'Points', isRequired: true, isWhole: true, max: 60 },
      { name: 'done', kind: 'yes', label: 'Done' },
    ],
    grid: 'grid-cols-[minmax(0,1fr)] @min-[420px]:grid-cols-2',
    problem: (rows) =>
      rows.some(({ costMin, costMax }) => Number(costMax) < Number(costMin))
        ? 'Enter a highest cost above the lowest'
        : undefined,
  }),
};

/** Energy performance certificates (S54), of one property or of any. */
export function epcType({ properties, propertyId, today }: Known): EpcType {
  return {
    one: 'EPC',
    many: 'EPCs',
    kind: 'epc',
    path: '/property-epcs',
    icon: <Leaf aria-hidden />,
    empty: 'Add a certificate to see whether the property can be let and what it would cost to reach C.',
    titleOf: ({ current, lodgedOn, propertyId: home }) =>
      [
        `${current} rating, ${shortDate(lodgedOn)}`,
        propertyId === undefined && properties.get(home ?? '')?.addressLine1,
      ]
        .filter(Boolean)
        .join(', '),
    conflictAt: 'certificateNumber',
    begin: propertyId === undefined ? {} : { propertyId },
    own,
    groups: [
      {
        fields: [
          ...(propertyId === undefined
            ? [propertyField(PropertyChoices, { isRequired: true, isWide: true })]
            : []),
          {
            name: 'currentScore',
            kind: 'number',
            label: 'Current score',
            isRequired: true,
            isWhole: true,
            min: 1,
            max: 100,
          },
          { name: 'current', kind: 'choice', label: 'Current rating', isRequired: true, choices: bands },
          {
            name: 'potentialScore',
            kind: 'number',
            label: 'Potential score',
            isRequired: true,
            isWhole: true,
            min: 1,
            max: 100,
          },
          { name: 'potential', kind: 'choice', label: 'Potential rating', isRequired: true, choices: bands },
          {
            name: 'lodgedOn',
            kind: 'day',
            label: 'Lodgement date',
            isRequired: true,
            check: (day) => (day > today ? 'Enter a date that isn’t in the future' : undefined),
          },
          { name: 'expiresOn', kind: 'day', label: 'Expiry date', isRequired: true },
          { name: 'areaSqm', kind: 'area', label: 'Floor area', min: 0.01, max: 100_000 },
          { name: 'assessor', kind: 'text', label: 'Assessor', maxLength: 120 },
          {
            name: 'certificateNumber',
            kind: 'text',
            label: 'Certificate number',
            hint: '24 digits',
            isWide: true,
            maxLength: 29,
            tidy: (text) => text.replaceAll(/[\s-]/g, ''),
            check: (text) => (/^\d{24}$/.test(text) ? undefined : 'Enter all 24 digits'),
          },
          {
            name: 'exemptionRef',
            kind: 'text',
            label: 'Exemption reference',
            hint: 'From the PRS exemptions register',
            isWide: true,
            maxLength: 60,
            isAsked: ({ current }) => current === 'F' || current === 'G',
          },
          { name: 'recommendations', kind: 'other', label: 'Recommendations' },
        ],
      },
    ],
    problems: ({ lodgedOn = '', expiresOn = '', ...values }) => ({
      ...(expiresOn !== '' && expiresOn <= lodgedOn
        ? { expiresOn: 'Enter a date after the lodgement date' }
        : {}),
      ...ratingProblem('current', values),
      ...ratingProblem('potential', values),
    }),
    follow: (changed, values) => {
      const score = values[changed] ?? '';
      if (changed === 'currentScore' && scoreText.test(score)) return { current: energyBand(Number(score)) };
      if (changed === 'potentialScore' && scoreText.test(score))
        return { potential: energyBand(Number(score)) };
      if (changed !== 'lodgedOn' && changed !== 'propertyId') return {};
      const { lodgedOn = '', propertyId: home = propertyId ?? '' } = values;
      const months = renewalInterval('epc', properties.get(home)?.nation ?? null, lodgedOn);
      return months === null || !/^\d{4}-/.test(lodgedOn) ? {} : { expiresOn: addMonths(lodgedOn, months) };
    },
    add: (queryClient, body) =>
      write(queryClient, 'post', '/property-epcs', { body }, { refreshes: readers() }),
    change: changeEpc,
    remove: (queryClient, { id }) =>
      void removeRecord(
        queryClient,
        '/property-epcs/{id}',
        { path: { id } },
        { text: 'EPC deleted', failureTitle: 'Couldn’t delete the EPC', refreshes: readers() },
      ),
    reread: (queryClient, { id }) =>
      queryClient.fetchQuery({ ...read('/property-epcs/{id}', { path: { id } }), staleTime: 0 }),
  };
}

/** The rating of a certificate is that of its score. */
function ratingProblem(name: 'current' | 'potential', values: Readonly<Record<string, string>>) {
  const score = values[`${name}Score`] ?? '';
  const rating = values[name];
  if (!scoreText.test(score) || !rating) return {};
  const band = energyBand(Number(score));
  return band === rating ? {} : { [name]: `A score of ${score} is rated ${band}` };
}

/** What is read again with a certificate: a home's EPC is due when its latest one expires. */
export const readers = (id?: string) => [
  '/property-epcs',
  '/renewal-dates',
  '/properties',
  ...(id === undefined ? [] : [`/property-epcs/${id}`]),
];

function changeEpc(queryClient: QueryClient, { id }: Pick<Epc, 'id'>, body: EpcChanges) {
  return write(queryClient, 'put', '/property-epcs/{id}', { path: { id }, body }, { refreshes: readers(id) });
}
