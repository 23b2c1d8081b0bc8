import type { Schemas } from '@/api/contract';

type Post = Pick<Schemas['Post'], 'id' | 'attachment'>;

const most = 3;

/** The deal that a post shares, as far as its owner shows it; null for none. */
const dealOf = ({ attachment }: Post) =>
  attachment?.kind === 'evaluation'
    ? { refId: attachment.refId, strategy: attachment.snapshot.deal?.strategy, area: areaOf(attachment) }
    : null;

/** The postcode area of a deal, as `LS` of `LS12`; undefined where its owner does not show it. */
const areaOf = ({ snapshot }: Schemas['Attachment']) => /^[A-Z]+/.exec(snapshot.deal?.outcode ?? '')?.[0];

/**
 * Other shared deals of the same strategy or postcode area (S22), at most three: first those that share both, then those of
 * the area, then those of the strategy; among equals in the given order. A deal that several posts share comes once.
 */
export function relatedDeals<Other extends Post>(post: Post, others: readonly Other[]): Other[] {
  const mine = dealOf(post);
  if (!mine) return [];
  const score = (other: Other) => {
    const deal = dealOf(other);
    if (!deal) return 0;
    const isSameArea = deal.area !== undefined && deal.area === mine.area;
    const isSameStrategy = deal.strategy !== undefined && deal.strategy === mine.strategy;
    return (isSameArea ? 2 : 0) + (isSameStrategy ? 1 : 0);
  };
  const seen = new Set([mine.refId]);
  return others
    .filter((other) => score(other) > 0)
    .toSorted((a, b) => score(b) - score(a))
    .filter((other) => {
      const { refId } = dealOf(other) ?? mine;
      const isNew = !seen.has(refId);
      seen.add(refId);
      return isNew;
    })
    .slice(0, most);
}
