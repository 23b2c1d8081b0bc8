import type { Schemas } from '@/api/contract';
import { author, recently } from './fixtures';

type Opinion = Schemas['EvaluationOpinion'];
type Answer = Schemas['OpinionAnswer'];

export const callum = author({ id: 2, fullName: 'Callum Reyes', username: 'callum.reyes' });

/** What a member estimates, blind unless told otherwise. */
export const opinionAnswer = (more: Partial<Answer> = {}): Answer => ({
  user: callum,
  estimates: { rent: 1225, refurb: 14_000 },
  note: '',
  isBlind: true,
  at: recently,
  changedAt: null,
  ...more,
});

/** A request for second opinions as its owner sees it, which nobody has answered. */
export const opinion = (more: Partial<Opinion> = {}): Opinion => ({
  id: '0b0e7c52-1111-4222-8333-0000000000a1',
  owner: author({ id: 1, fullName: 'Hannah Okafor', username: 'hannah.okafor' }),
  myRole: 'owner',
  deal: {
    title: 'Buy-to-let in LS11',
    address: null,
    outcode: 'LS11',
    nation: 'england',
    primary: 'btl',
    price: null,
    home: {
      type: 'terraced',
      tenure: 'freehold',
      leaseYears: null,
      bedrooms: 2,
      areaSqm: 71,
      epcRating: 'D',
      councilTaxBand: 'A',
    },
    images: [],
  },
  figures: ['rent', 'refurb'],
  message: 'You know the street: what would you reckon?',
  status: 'open',
  asked: [callum],
  answers: [],
  spread: null,
  createdAt: recently,
  closedAt: null,
  ...more,
});
