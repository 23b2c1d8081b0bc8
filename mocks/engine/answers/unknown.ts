import { http, HttpResponse } from 'msw';
import { belowPrefix } from '../requests/below-prefix';

/** Answers what the contract does not know; must come last. */
export const unknownHandler = http.all(belowPrefix, ({ request }) => {
  const { pathname } = new URL(request.url);
  const message = `The contract has no ${request.method} ${pathname}`;
  // oxlint-disable-next-line no-console -- a developer must see it, and no other place shows it
  console.error(message);
  return HttpResponse.json({ message, code: 'unknown-operation' }, { status: 404 });
});
