import type { Schemas } from '@/api/contract';
import { londonDay } from '@/lib/dates/calendar-day';
import { evaluate } from '@/lib/evaluation/evaluate';
import { mergeInputs } from '@/lib/evaluation/inputs/overrides';
import { platformDefaults } from '@/lib/evaluation/inputs/platform-defaults';
import { regionOfNation } from '@/lib/stamp-duty/region';
import type { Evaluation } from '../model/deal';
import { leafPaths } from '../model/paths';

/** Under this name what is typed into a new evaluation is kept until it is made. */
export const newId = 'new';

/** One line of works, so that the quick way has a figure to type into. */
const works = [{ name: 'Works', qty: 1, rate: 0, vatPct: 0 }];

/** An evaluation that the server does not have yet: the member's own defaults, or the platform's, and no figures of the deal. */
export function blankEvaluation(
  user: Schemas['CurrentUser'],
  profile: Schemas['EvaluationSetting'] | undefined,
  now: Date,
): Evaluation {
  const day = londonDay(now);
  const defaults = mergeInputs(platformDefaults(day), profile?.inputs);
  const inputs = { ...defaults, refurb: { ...defaults.refurb, items: works } };
  const nation = profile?.nation ?? user.preferences.defaultNation;
  const primary = profile?.strategy ?? 'btl';
  const roceBasis = profile?.roceBasis ?? 'totalCapital';
  const region = regionOfNation(nation);
  const strategies = [primary];
  const at = now.toISOString();
  return {
    access: 'full',
    id: newId,
    uuid: newId,
    ownerId: user.id,
    owner: {
      id: user.id,
      fullName: user.fullName,
      username: user.username,
      profileImage: user.profileImage,
      headline: null,
    },
    myRole: 'owner',
    title: '',
    propertyId: null,
    listingId: null,
    address: null,
    outcode: null,
    nation,
    region,
    home: {
      type: null,
      tenure: null,
      leaseYears: null,
      bedrooms: null,
      areaSqm: null,
      epcRating: null,
      councilTaxBand: null,
    },
    strategies,
    primary,
    inputs,
    results: evaluate(inputs, { region, nation, outcode: null, strategies, primary, roceBasis }),
    roceBasis,
    evidence: Object.fromEntries(
      leafPaths(profile?.inputs ?? {}).map((path) => [path, { source: 'default', refId: null, at }]),
    ),
    scenarios: [],
    images: [],
    notes: '',
    tags: [],
    pipeline: null,
    offers: [],
    soundings: [],
    quotes: [],
    opinions: [],
    people: [],
    collaborators: [],
    settingsId: profile?.id ?? null,
    isPublished: false,
    shows: { address: false, price: false, costs: false },
    links: [],
    // The server has none of it yet.
    version: 0,
    archivedAt: null,
    deletedAt: null,
    createdAt: at,
    updatedAt: at,
  };
}
