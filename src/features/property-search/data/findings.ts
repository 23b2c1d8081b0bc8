import { create } from 'zustand';
import type { Schemas } from '@/api/contract';
import { evidenceRef } from '@/lib/property-search/nearby/comparables';
import type { Listing } from './queries';

/** A figure that was taken from comparables. */
export interface Finding {
  /** £; of a rent £ a month. */
  amount: number;
  /** The comparables it is the median of. */
  ids: readonly string[];
}

/** What its certificate says, typed in by hand. */
export interface Certificate {
  epcRating: Schemas['ListingEpcRating'];
  /** m²; null where it was left out. */
  areaSqm: number | null;
}

/** What I found out about a home, to begin its evaluation with. */
export interface Findings {
  certificate?: Certificate;
  value?: Finding;
  rent?: Finding;
}

interface Store {
  /** Whose they are: another member begins anew. */
  userId: number | null;
  byListing: Readonly<Record<string, Findings>>;
}

const none: Findings = {};
const useStore = create<Store>(() => ({ userId: null, byListing: {} }));

/** What a member found out about a home in this visit: it outlives a look at another home. */
export const useFindings = (userId: number | undefined, listingId: string): Findings =>
  useStore((store) => (store.userId === userId && store.byListing[listingId]) || none);

/** Keeps what was found out; what is undefined is forgotten. */
export function keepFinding(
  userId: number,
  listingId: string,
  change: { [Name in keyof Findings]: Findings[Name] | undefined },
): void {
  useStore.setState((now) => {
    const mine = now.userId === userId ? now.byListing : {};
    const { value, rent, certificate } = { ...mine[listingId], ...change };
    const kept = { ...(value && { value }), ...(rent && { rent }), ...(certificate && { certificate }) };
    return { userId, byListing: { ...mine, [listingId]: kept } };
  });
}

type HomeFacts = Pick<
  Listing,
  'id' | 'type' | 'tenure' | 'leaseYears' | 'bedrooms' | 'areaSqm' | 'epc' | 'councilTaxBand'
>;

/** The body of an evaluation of a listing: what was found out goes along, with the comparables as its evidence. @param at ISO moment */
export function evaluationBody(
  listing: HomeFacts,
  { value, rent, certificate }: Findings,
  at: string,
): Schemas['NewEvaluation'] {
  const tag = ({ ids }: Finding) => ({ source: 'comp' as const, refId: evidenceRef(ids), at });
  const { id, type, tenure, leaseYears, bedrooms, areaSqm, epc, councilTaxBand } = listing;
  const home = { type, tenure, leaseYears, bedrooms, areaSqm, epcRating: epc, councilTaxBand };
  const body = {
    listingId: id,
    ...(certificate && {
      home: { ...home, epcRating: certificate.epcRating, areaSqm: certificate.areaSqm ?? areaSqm },
    }),
  };
  if (!value && !rent) return body;
  return {
    ...body,
    inputs: {
      ...(value && { refi: { gdv: value.amount } }),
      ...(rent && { income: { rentPcm: rent.amount } }),
    },
    evidence: { ...(value && { 'refi.gdv': tag(value) }), ...(rent && { 'income.rentPcm': tag(rent) }) },
  };
}
