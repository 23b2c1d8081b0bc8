import type { Tables } from '../../engine/db/database';

/** Writes into a business how many reviews it has and their mean, to a tenth of a star; null without any. */
export function settleRating(tables: Pick<Tables, 'business' | 'businessReview'>, businessId: string): void {
  const reviews = tables.businessReview.by('businessId', businessId);
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  const rating = reviews.length === 0 ? null : Math.round((sum / reviews.length) * 10) / 10;
  tables.business.update(businessId, { rating, reviewCount: reviews.length });
}
