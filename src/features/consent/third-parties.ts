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
      text: 'Shows what customers say of us on a review site. The site learns that you are reading our page.',
      script: config.reviewsScriptUrl,
    },
    {
      purpose: 'analytics',
      name: 'Analytics',
      text: 'Counts visits and pages, so that we know what to improve. It sets a cookie that tells one visitor from another.',
      script: config.analyticsScriptUrl,
    },
    {
      purpose: 'marketing',
      name: 'Marketing',
      text: 'Tells us which advertisement brought you here, and may show you others on other sites.',
      script: config.tagManagerScriptUrl,
    },
  ];
  return all.filter(({ script }) => script !== '');
}
