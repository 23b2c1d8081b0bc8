/** A server under probe: calls one address and hands back what came, or why nothing did. */

const patience = 30_000;

/** `prefix`: what a page's configuration calls apiPrefix. `send` stands in for fetch in tests. */
export function serverAt(prefix, { cookie, send = fetch } = {}) {
  /** Answers {status, headers, contentType, text, ms}, or {failure} as a sentence. `asStranger`: without the session. */
  return async function ask(method, address, { headers = {}, body, asStranger = false } = {}) {
    const started = performance.now();
    try {
      const response = await send(prefix + address, {
        method: method.toUpperCase(),
        headers: { Accept: 'application/json', ...(cookie && !asStranger && { Cookie: cookie }), ...headers },
        body,
        // A page's calls are never led elsewhere: a redirect to a login page is a difference to see.
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      });
      const text = await response.text();
      const contentType = response.headers.get('content-type');
      const ms = Math.round(performance.now() - started);
      return { status: response.status, headers: response.headers, contentType, text, ms };
    } catch (error) {
      if (error.name === 'TimeoutError') return { failure: `no answer within ${patience / 1000} s` };
      return { failure: `no answer (${error.cause?.code ?? error.message})` };
    }
  };
}

/** Signs in by name and password and answers the session's cookie; throws a sentence when that is refused. */
export async function signIn(prefix, identifier, password, send = fetch) {
  const response = await send(`${prefix}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ identifier, password }),
  });
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0]);
  if (!response.ok) throw new Error(`Signing in as ${identifier} was answered with ${response.status}`);
  if (cookies.length === 0) throw new Error('Signing in set no cookie');
  return cookies.join('; ');
}
