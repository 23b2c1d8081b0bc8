import { useEffect, useState } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import { whenSettled } from '@/lib/timing/when-settled';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { loadStyled } from '@/ui/theme/page-styles';

/** The question of third parties and what was answered: after the first load, and only where a deployment has any. */
export function ThirdParties() {
  const { reviewsScriptUrl, analyticsScriptUrl, tagManagerScriptUrl } = runtimeConfig;
  const hasAny = Boolean(reviewsScriptUrl || analyticsScriptUrl || tagManagerScriptUrl);
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => (hasAny ? whenSettled(() => setIsSettled(true)) : undefined), [hasAny]);
  const part = useLazyPart(() => loadStyled(() => import('@/features/consent/consent-corner')), isSettled);
  return part && <part.ConsentCorner />;
}
