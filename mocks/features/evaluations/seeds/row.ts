import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import { worked } from '../rules/evaluation-results';
import type { Deal } from './deal-kinds';

/** A deal worked out, with nothing else about it. */
export function evaluationOf(
  deal: Deal,
  ownerId: number,
  createdAt: string,
  updatedAt: string,
): Omit<Row<'evaluation'>, 'id'> {
  const { title, address, outcode, nation = 'england', strategies, inputs } = deal;
  const base = { nation, outcode, strategies: [...strategies], primary: strategies[0], inputs };
  const roceBasis = 'totalCapital' as const;
  return {
    ...base,
    ...worked({ ...base, roceBasis }),
    roceBasis,
    ownerId,
    title,
    propertyId: null,
    listingId: null,
    address,
    home: deal.home === undefined ? null : { ...unknownHome, ...deal.home },
    evidence: {},
    scenarios: [],
    notes: deal.notes ?? '',
    tags: [...(deal.tags ?? [])],
    pipeline: null,
    offers: [],
    people: [],
    collaborators: [],
    settingsId: null,
    isPublished: false,
    shows: { address: false, price: false, costs: false },
    version: 1,
    archivedAt: null,
    deletedAt: null,
    createdAt,
    updatedAt,
  };
}

const unknownHome: Schema<'EvaluationHome'> = {
  type: null,
  tenure: null,
  leaseYears: null,
  bedrooms: null,
  areaSqm: null,
  epcRating: null,
  councilTaxBand: null,
};
