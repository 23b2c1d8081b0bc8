// How large a room must be to sleep in, by nation. A nation that is left out has no figure here: its councils set the standard.
import type { Nation } from '../dates/working-days/bank-holidays';
import { uncheckedLaw, type DatedRule } from './dated-rule';

export interface RoomSizeRule extends DatedRule {
  /** What the figures are for, in a sentence. */
  scope: string;
  /** m² for so many people over ten; each the least. */
  sizes: readonly { people: number; areaSqm: number }[];
}

/** 70 and 110 square feet, as Table II has them. */
const tableTwo = [
  { people: 1, areaSqm: 6.5 },
  { people: 2, areaSqm: 10.22 },
];

export const roomSizes: Partial<Record<Nation, readonly RoomSizeRule[]>> = {
  england: [
    {
      from: '2018-10-01',
      scope: 'A bedroom in a licensed HMO',
      sizes: [
        { people: 1, areaSqm: 6.51 },
        { people: 2, areaSqm: 10.22 },
      ],
      source: uncheckedLaw(
        'Licensing of Houses in Multiple Occupation (Mandatory Conditions of Licences) (England) Regulations 2018, reg. 2',
        'https://www.legislation.gov.uk/uksi/2018/616/regulation/2',
      ),
    },
  ],
  wales: [
    {
      from: '1986-04-01',
      scope: 'A room counted for sleeping under the space standard',
      sizes: tableTwo,
      source: uncheckedLaw(
        'Housing Act 1985, s. 326, Table II',
        'https://www.legislation.gov.uk/ukpga/1985/68/section/326',
      ),
    },
  ],
  scotland: [
    {
      from: '1987-08-15',
      scope: 'A room counted for sleeping under the space standard',
      sizes: tableTwo,
      source: uncheckedLaw(
        'Housing (Scotland) Act 1987, s. 137, Table II',
        'https://www.legislation.gov.uk/ukpga/1987/26/section/137',
      ),
    },
  ],
};

/** The least size for so many people, m²; null for none or for more than the rule names. */
export const leastSize = ({ sizes }: Pick<RoomSizeRule, 'sizes'>, people: number): number | null =>
  sizes.find((size) => size.people === people)?.areaSqm ?? null;
