import type { Schemas } from '@/api/contract';
import { evaluate } from '@/lib/evaluation/evaluate';
import type { EvaluationInputs } from '@/lib/evaluation/inputs';
import { btlExample } from '@/lib/evaluation/worked-examples';
import { regionOfNation } from '@/lib/stamp-duty/region';
import { author, recently } from './fixtures';

type Evaluation = Schemas['Evaluation'];

/** The worked buy-to-let as a record of the contract; results follow from what it is told. */
export function evaluation(
  more: Partial<Evaluation> = {},
  inputs: EvaluationInputs = btlExample,
): Evaluation {
  const id = '0b0e7c52-1111-4222-8333-000000000001';
  const {
    nation = 'england',
    outcode = 'LS11',
    strategies = ['btl'],
    primary = 'btl',
    roceBasis = 'totalCapital',
  } = more;
  const region = regionOfNation(nation);
  return {
    access: 'full',
    id,
    uuid: id,
    ownerId: 1,
    owner: author({ id: 1, fullName: 'Hannah Okafor', username: 'hannah.okafor' }),
    myRole: 'owner',
    title: 'Ashfield Terrace, two-bed',
    propertyId: null,
    listingId: null,
    address: '14 Ashfield Terrace, Beeston, Leeds LS11 8PT',
    outcode,
    nation,
    region,
    home: {
      type: 'terraced',
      tenure: 'freehold',
      leaseYears: null,
      bedrooms: 2,
      areaSqm: 71,
      epcRating: 'D',
      councilTaxBand: 'A',
    },
    strategies,
    primary,
    inputs,
    results: evaluate(inputs, { region, nation, outcode, strategies, primary, roceBasis }),
    roceBasis,
    evidence: {},
    scenarios: [],
    images: [],
    notes: '',
    tags: [],
    pipeline: null,
    offers: [],
    soundings: [],
    quotes: [],
    opinions: [],
    collaborators: [],
    settingsId: null,
    isPublished: false,
    shows: { address: false, price: false, costs: false },
    links: [],
    version: 3,
    archivedAt: null,
    deletedAt: null,
    createdAt: recently,
    updatedAt: recently,
    ...more,
  };
}
