// Who applied for a beta feature, and who else reads the newsletter.
import type { Schema } from '../../../engine/contract/contract';

type Application = Pick<
  Schema<'BetaApplication'>,
  'ownerId' | 'feature' | 'reason' | 'portfolioBand' | 'strategies' | 'testerConsent' | 'status'
> & { daysAgo: number };

const application = (
  ownerId: number,
  feature: Schema<'BetaFeature'>,
  status: Schema<'BetaStatus'>,
  portfolioBand: Schema<'PortfolioBand'>,
  strategies: Schema<'BetaStrategy'>[],
  daysAgo: number,
  reason: string,
): Application => ({
  ownerId,
  feature,
  status,
  portfolioBand,
  strategies,
  daysAgo,
  reason,
  testerConsent: ownerId % 3 !== 0,
});

export const applications: readonly Application[] = [
  application(
    1,
    'pipeline',
    'accepted',
    '4-10',
    ['btl', 'brrr'],
    70,
    'I keep my deals in a colour-coded spreadsheet and lose track of who said what.',
  ),
  application(
    6,
    'pipeline',
    'accepted',
    '4-10',
    ['brrr'],
    66,
    'Project seven is under way, and eight and nine are at the offer stage.',
  ),
  application(
    25,
    'portfolio',
    'accepted',
    '4-10',
    ['hmo'],
    61,
    'Rooms, tenancies and certificates for six houses, and the licences are up for renewal this year.',
  ),
  application(
    27,
    'pipeline',
    'waitlist',
    '1-3',
    ['flip', 'btl'],
    40,
    'I read a dozen legal packs a month and want one place for my notes.',
  ),
  application(
    17,
    'portfolio',
    'waitlist',
    '26+',
    ['btl', 'hmo', 'sa'],
    33,
    'We’d like our landlords to be able to see their own properties in Portfolio.',
  ),
  application(
    46,
    'pipeline',
    'applied',
    '0',
    ['development'],
    12,
    'Sites take years. A board with our own stages would help the whole team.',
  ),
  application(
    33,
    'portfolio',
    'applied',
    '11-25',
    ['btl', 'commercial'],
    5,
    'Supported living leases with different break dates, all in one drawer at the moment.',
  ),
];

/** Addresses of people who are not members. */
export const subscribers: readonly string[] = [
  'rowan.ellery@post.example',
  'd.achebe@post.example',
  'the.harrisons@post.example',
  'sunita.m@post.example',
  'kit.marlowe@post.example',
  'office@northgate-lettings.example',
  'paulina.w@post.example',
  'g.o.sullivan-mcnamara@post.example',
];
