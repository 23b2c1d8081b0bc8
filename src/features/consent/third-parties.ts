import type { RuntimeConfig } from '@/api/runtime-config';

export type Purpose = 'reviews' | 'analytics' | 'marketing';

export interface ThirdParty {
  purpose: Purpose;
  name: string;
  /** What it does, and what it gets to know. */
  text: string;
  /** Where its script comes from. */
  script: string;
}

/** The third parties of this deployment (specification §7); usually none. */
export function thirdParties(config: RuntimeConfig): ThirdParty[] {
  const all: ThirdParty[] = [
    {
      purpose: 'reviews',
      name: 'Reviews',
      text: 'Shows what customers say about us on a review site. The review site can tell that you visited our page.',
      script: config.reviewsScriptUrl,
    },
    {
      purpose: 'analytics',
      name: 'Analytics',
      text: 'Counts visits and page views so we know what to improve. It sets a cookie to tell visitors apart.',
      script: config.analyticsScriptUrl,
    },
    {
      purpose: 'marketing',
      name: 'Marketing',
      text: 'Tells us which advert brought you here, and may show you our adverts on other sites.',
      script: config.tagManagerScriptUrl,
    },
  ];
  return all.filter(({ script }) => script !== '');
}
