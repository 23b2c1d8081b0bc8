// Before every component test: the mock server answers, and a call that it does not know fails the test by name.
// After each it puts back what modules remember.
// Evaluated with the tests' own code: what comes with the first answers takes no turn of the clock.
import '@/api/answers/people.late.gen';
import '@/api/answers/written';
import '@testing-library/jest-dom/vitest';
import { mockServer, resetMockServer } from './mock-server';
import { forgetOffers } from '@/api/offers';
import { takeRememberedPath } from '@/entities/session/remembered-path';
import { forgetProof } from '@/features/account/social/pending-proof';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, vi } from 'vitest';
import { fillBrowserGaps } from './browser-gaps';
import { closeApps } from './open-apps';
import { quickenQueries } from './quick-queries/quicken-queries';
import { resetStores } from './zustand';

export { mockServer };

fillBrowserGaps();
quickenQueries();
// What comes, comes; on a loaded machine a page's code alone can take longer than the library's second.
configure({
  asyncUtilTimeout: 8000,
  // A toast's text stands twice: a query by text means its card, not what a screen reader is told of it.
  defaultIgnore: 'script, style, .sr-only[aria-live] > p',
});

afterEach(async () => {
  closeApps();
  cleanup();
  toast.remove();
  forgetOffers();
  forgetProof();
  takeRememberedPath();
  localStorage.clear();
  sessionStorage.clear();
  // After the storage: stores read it again. A dialog that a test leaves open would hold up the next one's navigation.
  resetStores();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await resetMockServer();
});
