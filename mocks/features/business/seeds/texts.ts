import type { Schema } from '../../../engine/contract/contract';

type Service = Schema<'BusinessService'>;

/** Name and group, in the order of the explore page's rail. */
export const typeTexts: readonly (readonly [string, Schema<'BusinessTypeGroup'>])[] = [
  ['Letting agents', 'agency'],
  ['Property managers', 'service'],
  ['Mortgage brokers', 'finance'],
  ['Solicitors & conveyancers', 'professional'],
  ['Accountants', 'professional'],
  ['Surveyors', 'professional'],
  ['Trades & contractors', 'trade'],
  ['Deal sourcers', 'agency'],
  ['Auctioneers', 'agency'],
];

export interface BusinessText {
  name: string;
  username: string;
  /** Place in the list of types, from 1. */
  type: number;
  owner: number;
  /** Further members who act for it. */
  team?: readonly (readonly [number, 'admin' | 'member'])[];
  tagline: string | null;
  town: string;
  outcode: string;
  areas: string;
  services: readonly Service[];
  accreditation?: readonly [body: string, number: string];
  /** About how many stars, and how many customers; a third of them write a review. */
  rating: number | null;
  reviews: number;
  company?: string;
}

/** A service of a business, priced in pounds. */
export const each = (name: string, priceFrom: number | null = null, unit: string | null = null): Service => ({
  name,
  priceFrom,
  unit,
});
