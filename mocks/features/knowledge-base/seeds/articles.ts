// What is known of each article before its text is wanted; the texts stand in one file for each category.
import type { Schema } from '../../../engine/contract/contract';

export const categories = [
  ['getting-started', 'Getting started'],
  ['buying', 'Buying'],
  ['finance', 'Finance'],
  ['tax', 'Tax'],
  ['hmo', 'HMO'],
  ['brrr', 'BRRR'],
  ['sa', 'Serviced accommodation'],
  ['lettings-and-law', 'Lettings & law'],
  ['refurbishment', 'Refurbishment'],
  ['scotland', 'Scotland'],
  ['glossary', 'Glossary'],
] as const;

type Category = (typeof categories)[number][0];

export interface SeedArticle {
  /** Names the text. */
  key: string;
  title: string;
  /** The author's id. */
  author: number;
  category: Category;
  /** A drawing among the author's files. */
  image: string | null;
  nations: Schema<'ArticleNation'>[] | undefined;
  reviewedDaysAgo: number;
  /** Left out: published. */
  status: 'draft' | 'scheduled' | undefined;
}

type Nations = 'uk' | 'england' | 'england-northern-ireland' | 'england-wales' | 'great-britain' | 'scotland';
const nationsOf: Record<Nations, SeedArticle['nations']> = {
  uk: undefined,
  england: ['england'],
  'england-northern-ireland': ['england', 'northern-ireland'],
  'england-wales': ['england', 'wales'],
  'great-britain': ['england', 'scotland', 'wales'],
  scotland: ['scotland'],
};

const article = (
  key: string,
  category: Category,
  author: number,
  nations: Nations,
  image: string | null,
  reviewedDaysAgo: number,
  title: string,
  status?: SeedArticle['status'],
): SeedArticle => ({
  key,
  category,
  author,
  nations: nationsOf[nations],
  image,
  reviewedDaysAgo,
  title,
  status,
});

export const articles: readonly SeedArticle[] = [
  article('first-days', 'getting-started', 4, 'uk', 'saltaire', 12, 'Your first ten days on Tiebeam'),
  article(
    'first-buy-to-let',
    'getting-started',
    4,
    'england',
    'armley',
    25,
    'A first buy-to-let, step by step',
  ),
  article('team', 'getting-started', 6, 'uk', null, 88, 'The people you need before you offer'),
  article(
    'five-numbers',
    'getting-started',
    6,
    'england-wales',
    'headingley',
    40,
    'Five numbers to know before a viewing',
  ),
  article('auction', 'buying', 27, 'england-wales', 'hull', 33, 'Buying at auction: reading the legal pack'),
  article('offers', 'buying', 27, 'great-britain', null, 120, 'What to offer, and how to say it'),
  article(
    'leasehold',
    'buying',
    31,
    'england-wales',
    'ancoats',
    61,
    'Leasehold flats: what to check before you pay for a survey',
  ),
  article('surveys', 'buying', 18, 'england-wales', 'york', 150, 'Which survey for which house'),
  article('rental-cover', 'finance', 3, 'uk', 'quay', 18, 'Interest cover: the figure that limits your loan'),
  article('bridging', 'finance', 23, 'uk', null, 74, 'What bridging really costs'),
  article('company-or-name', 'finance', 3, 'uk', 'salford', 52, 'Personal name or company?'),
  article('remortgage', 'finance', 37, 'uk', null, 430, 'Remortgaging a let: when to start'),
  article('section-24', 'tax', 11, 'uk', 'lounge', 20, 'Section 24 for higher-rate landlords'),
  article(
    'stamp-duty',
    'tax',
    11,
    'england-northern-ireland',
    'hebden',
    28,
    'Stamp duty on an additional home, worked out',
  ),
  article('capital-gains', 'tax', 54, 'uk', null, 36, 'Capital gains when you sell a let'),
  article('mtd', 'tax', 26, 'uk', null, 45, 'Making Tax Digital for landlords'),
  article('incorporation', 'tax', 54, 'uk', null, 2, 'Moving a portfolio into a company', 'draft'),
  article(
    'hmo-licence',
    'hmo',
    25,
    'england',
    'headingley',
    30,
    'HMO licences: who needs one, and what councils ask for',
  ),
  article('room-sizes', 'hmo', 25, 'england', null, 95, 'Room sizes that pass'),
  article('article-4', 'hmo', 25, 'england', 'armley', 110, 'Article 4 directions in plain English'),
  article(
    'fire-safety',
    'hmo',
    40,
    'england',
    null,
    140,
    'Fire doors, alarms and escape routes in a shared house',
  ),
  article('brrr-sum', 'brrr', 6, 'uk', 'salford', 22, 'BRRR: the one sum that matters'),
  article('brrr-value', 'brrr', 6, 'england-wales', null, 66, 'Proving the end value to a surveyor'),
  article('brrr-timing', 'brrr', 23, 'england-wales', null, 101, 'The six-month rule and other time limits'),
  article('sa-numbers', 'sa', 13, 'uk', 'quay', 24, 'Serviced accommodation: nights, cleans and commissions'),
  article('sa-rules', 'sa', 41, 'uk', null, 48, 'Where short lets need a licence or planning permission'),
  article('sa-changeovers', 'sa', 41, 'uk', 'york', 160, 'Changeovers that don’t go wrong'),
  article(
    'renters-rights',
    'lettings-and-law',
    44,
    'england',
    'leith',
    8,
    'The Renters’ Rights Act: what changed on 1 May 2026',
  ),
  article('rent-increase', 'lettings-and-law', 44, 'england', null, 9, 'Raising the rent in England'),
  article(
    'deposits',
    'lettings-and-law',
    10,
    'england-wales',
    null,
    82,
    'Deposits: caps, schemes and thirty days',
  ),
  article(
    'certificates',
    'lettings-and-law',
    40,
    'england',
    'hull',
    57,
    'Gas, electrics, alarms and energy: the certificates a let needs',
  ),
  article(
    'possession',
    'lettings-and-law',
    44,
    'england',
    null,
    10,
    'Getting a home back without section 21',
  ),
  article(
    'damp',
    'refurbishment',
    12,
    'uk',
    'hebden',
    77,
    'Damp: find the cause before you pay for the cure',
  ),
  article(
    'schedule-of-works',
    'refurbishment',
    18,
    'uk',
    'saltaire',
    90,
    'A schedule of works that builders can price',
  ),
  article('epc', 'refurbishment', 36, 'england-wales', null, 39, 'From EPC E to C, cheapest points first'),
  article('lbtt', 'scotland', 15, 'scotland', 'leith', 26, 'LBTT and the 8% supplement in Scotland'),
  article(
    'prt',
    'scotland',
    15,
    'scotland',
    null,
    58,
    'The private residential tenancy: notice, rent and what a landlord must hand over',
  ),
  article('home-report', 'scotland', 55, 'scotland', 'leith', 3, 'Reading a Home Report', 'scheduled'),
  article('returns', 'glossary', 4, 'uk', null, 15, 'Gross yield, net yield, ROI and ROCE'),
  article('mortgage-words', 'glossary', 3, 'uk', null, 130, 'Mortgage offer terms explained'),
  article(
    'insurance',
    'buying',
    31,
    'england-wales',
    null,
    31,
    'Insuring a let: what each type of cover pays for',
  ),
  article('voids', 'finance', 37, 'england', null, 14, 'What an empty month costs'),
];
