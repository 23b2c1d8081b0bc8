import { useEffect } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import { ConsentBanner } from './consent-banner';
import { followOtherTabs, useConsent } from './consent-store';
import { loadThirdParties } from './load-third-parties';
import { thirdParties } from './third-parties';

/** Asks where nobody has answered, and loads what was allowed. Mounted only where the deployment has third parties. */
export function ConsentCorner() {
  const allowed = useConsent(({ allowed: now }) => now);
  const parties = thirdParties(runtimeConfig);
  useEffect(() => {
    const life = new AbortController();
    followOtherTabs(life.signal);
    return () => life.abort();
  }, []);
  useEffect(() => {
    if (allowed !== null) loadThirdParties(thirdParties(runtimeConfig), allowed);
  }, [allowed]);
  return allowed === null && <ConsentBanner parties={parties} />;
}
