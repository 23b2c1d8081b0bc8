import { runtimeConfig } from '@/api/runtime-config';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { useSettled } from '@/ui/lazy/use-settled';
import { loadStyled } from '@/ui/theme/page-styles';

/** The question of third parties and what was answered: after the first load, and only where a deployment has any. */
export function ThirdParties() {
  const { reviewsScriptUrl, analyticsScriptUrl, tagManagerScriptUrl } = runtimeConfig;
  return (reviewsScriptUrl || analyticsScriptUrl || tagManagerScriptUrl) && <LateConsent />;
}

function LateConsent() {
  const isSettled = useSettled() !== null;
  const part = useLazyPart(() => loadStyled(() => import('@/features/consent/consent-corner')), isSettled);
  return part && <part.ConsentCorner />;
}
