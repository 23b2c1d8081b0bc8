// What is known of each blog post before its text is wanted; the texts stand in blog-money.ts and blog-people.ts.
import type { Schema } from '../../../engine/contract/contract';

export interface SeedPost {
  slug: string;
  title: string;
  excerpt: string;
  /** The author's id. */
  author: number;
  category: Schema<'BlogCategory'>;
  /** A drawing among the author's files. */
  cover: string | null;
  daysAgo: number;
  /** Left out: published. */
  status: 'draft' | 'scheduled' | undefined;
}

const post = (
  daysAgo: number,
  category: SeedPost['category'],
  author: number,
  cover: string | null,
  slug: string,
  title: string,
  excerpt: string,
  status?: SeedPost['status'],
): SeedPost => ({ slug, title, excerpt, author, category, cover, daysAgo, status });

export const posts: readonly SeedPost[] = [
  post(
    4,
    'law-and-tax',
    44,
    'leith',
    'letting-without-section-21',
    'Letting without section 21',
    'The questions landlords ask most about the new rules, and our answers.',
  ),
  post(
    11,
    'market',
    4,
    'armley',
    'where-yields-still-start-with-an-eight',
    'Where yields still start with an eight',
    'Seven postcodes, three-bed terraces, and the rents actually agreed.',
  ),
  post(
    19,
    'product',
    4,
    'lounge',
    'ava-shows-her-sums',
    'Ava shows her working',
    'Every figure in an answer now links to the row of the evaluation it came from.',
  ),
  post(
    27,
    'refurbishment',
    12,
    'hebden',
    'the-wet-wall-that-was-not-damp',
    'The wet wall that wasn’t damp',
    'A £4,200 quote for injection, a £9 bracket, and what to ask before you sign.',
  ),
  post(
    38,
    'member-stories',
    6,
    'salford',
    'seven-projects-one-spreadsheet',
    'Seven projects, one spreadsheet',
    'Marcus Adeyemi on what he stopped doing after the third house.',
  ),
  post(
    52,
    'finance',
    3,
    'quay',
    'why-five-year-fixes-borrow-more',
    'Why five-year fixes let you borrow more',
    'The stress test is kinder to long fixes. That’s no reason to take one.',
  ),
  post(
    66,
    'law-and-tax',
    11,
    null,
    'quarterly-updates-in-ten-minutes',
    'Quarterly updates in ten minutes',
    'Making Tax Digital asks for four updates a year. A routine that survives a busy month.',
  ),
  post(
    83,
    'market',
    38,
    'hull',
    'what-sold-in-the-room',
    'What sold in the room, and what didn’t',
    'Notes from 112 lots in Nottingham and Leeds, by the auctioneer who sold half of them.',
  ),
  post(
    104,
    'member-stories',
    19,
    'headingley',
    'nurse-by-night-landlord-by-day',
    'Nurse by night, landlord by day',
    'Ngozi Eze bought her first buy-to-let on a nurse’s salary. It took three years and one refusal.',
  ),
  post(
    131,
    'refurbishment',
    36,
    'york',
    'from-e-to-c-for-2140',
    'From E to C for £2,140',
    'One end terrace, four measures, and the order that saved a second scaffold.',
  ),
  post(
    160,
    'finance',
    23,
    'ancoats',
    'the-bridge-that-ran-late',
    'The bridge that ran late',
    'What month eight costs, with the invoice. Names changed, figures not.',
  ),
  post(
    214,
    'product',
    4,
    null,
    'a-pipeline-for-deals-not-leads',
    'A pipeline for deals, not leads',
    'Why our board has a column for missives, and none for “warm”.',
  ),
  post(
    236,
    'finance',
    3,
    'armley',
    'four-per-cent-is-two-weeks',
    'Four per cent is two weeks',
    'What the “Voids” line in an evaluation really allows for, and when it’s too little.',
  ),
  post(
    251,
    'refurbishment',
    36,
    'saltaire',
    'a-schedule-before-a-quote',
    'A schedule before a quote',
    'Three prices for one house told us nothing until all three were for the same work.',
  ),
  post(
    268,
    'law-and-tax',
    44,
    null,
    'the-licence-before-the-offer',
    'The licence before the offer',
    'Spend five minutes on the council’s site before you make an offer.',
  ),
  post(
    -5,
    'market',
    4,
    'saltaire',
    'rents-in-the-last-quarter',
    'Rents in the last quarter',
    'What 2,300 agreed lets say about the last three months.',
    'scheduled',
  ),
  post(
    2,
    'law-and-tax',
    44,
    null,
    'the-landlord-database-a-first-look',
    'The landlord database: a first look',
    'What you’ll have to enter, and what you can prepare now.',
    'draft',
  ),
  post(
    9,
    'member-stories',
    41,
    'hebden',
    'holiday-lets-in-the-dales-after-the-rules-changed',
    'Holiday lets in the Dales after the rules changed',
    'Lucy Thornton on how half her owners went back to long lets.',
    'draft',
  ),
];
