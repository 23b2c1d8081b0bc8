// Before every component test: the mock server answers, and a call that it does not know fails the test by name.
// After each it puts back what modules remember.
import '@testing-library/jest-dom/vitest';
import { mockServer, resetMockServer } from './mock-server';
import { forgetOffers } from '@/api/offers';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { afterEach, vi } from 'vitest';
import { fillBrowserGaps } from './browser-gaps';
import { closeApps } from './open-apps';
import { resetStores } from './zustand';

export { mockServer };

fillBrowserGaps();
// What comes, comes; on a loaded machine a page's code alone can take longer than the library's second.
configure({ asyncUtilTimeout: 4000 });

afterEach(async () => {
  closeApps();
  cleanup();
  toast.remove();
  forgetOffers();
  localStorage.clear();
  sessionStorage.clear();
  // After the storage: stores read it again. A dialog that a test leaves open would hold up the next one's navigation.
  resetStores();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await resetMockServer();
});
