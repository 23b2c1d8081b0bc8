import { http, HttpResponse } from 'msw';
import { belowPrefix } from './below-prefix';

/** Answers addresses that cannot be decoded (`/posts/%E0%A4%A`), at which matching would fail; must come first. */
export const malformedHandler = http.all(belowPrefix, ({ request }) => {
  try {
    decodeURIComponent(new URL(request.url).pathname);
    return undefined;
  } catch {
    return HttpResponse.json({ message: 'We couldn’t find that page', code: 'not-found' }, { status: 404 });
  }
});
