// The production build on one origin, its server on another: the main journey with cookies and CORS, and the frames.
import { expect, signIn, test } from '../support/host';
import { memberJourney } from '../support/member-journey';

test.beforeEach(({ expectedErrors }) => {
  // The browser itself writes down a stranger's session check, and a WebSocket that the server refuses.
  expectedErrors.push(/401 .*\/auth\/session/, /WebSocket connection to .* failed/);
});

test('a member signs in, posts, reacts, comments, searches, hears of a notification and signs out', async ({
  page,
  server,
  host,
}) => {
  const transports = new Set<string | null>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/socket/') transports.add(url.searchParams.get('transport'));
  });
  await signIn(page);
  await expect.poll(() => server('isOnline', 'hannah.okafor')).toBe(true);
  await memberJourney(page, () => server('sendNotification', 5, 'hannah.okafor'));
  await expect.poll(() => server('isOnline', 'hannah.okafor')).toBe(false);
  // WebSockets are no requests here: whoever has one asks for nothing by polling.
  expect([...transports]).toEqual(host === 'polling' ? ['polling'] : []);
});
