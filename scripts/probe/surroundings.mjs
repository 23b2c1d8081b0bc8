/** What a page needs of a server beside the operations: that another origin may call it, and that the socket is there. */

/** Rows as the probe's; `origin` is the page's. Nothing is asked of cross-origin calls when no origin is given. */
export async function probeSurroundings(prefix, ask, { origin, send = fetch } = {}) {
  const rows = [await socketRow(prefix, send)];
  if (origin) rows.push(await corsRow(ask, origin), await preflightRow(ask, origin));
  return rows;
}

async function corsRow(ask, origin) {
  const answer = await ask('get', '/auth/session', { headers: { Origin: origin } });
  return rowOf('cross-origin calls', 'GET', '/auth/session', answer, allowsOf(answer, origin));
}

async function preflightRow(ask, origin) {
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': 'PUT',
    'Access-Control-Request-Headers': 'content-type',
  };
  const answer = await ask('options', '/auth/auth-user', { headers, asStranger: true });
  const problems = allowsOf(answer, origin);
  const list = (name) => (answer.headers?.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
  if (!answer.failure && (answer.status < 200 || answer.status > 299))
    problems.push(`a preflight must be answered with 204 or 200; it is ${answer.status}`);
  if (!list('access-control-allow-methods').includes('put'))
    problems.push('Access-Control-Allow-Methods must name PUT');
  if (!list('access-control-allow-headers').includes('content-type'))
    problems.push('Access-Control-Allow-Headers must name Content-Type');
  return rowOf('cross-origin preflight', 'OPTIONS', '/auth/auth-user', answer, problems);
}

function allowsOf(answer, origin) {
  if (answer.failure) return [];
  const problems = [];
  const allowed = answer.headers.get('access-control-allow-origin');
  if (allowed !== origin)
    problems.push(
      `Access-Control-Allow-Origin must be ${origin} (cookies travel, so never *); it is ${allowed ?? 'not given'}`,
    );
  if (answer.headers.get('access-control-allow-credentials') !== 'true')
    problems.push('Access-Control-Allow-Credentials must be true');
  return problems;
}

/** The first packet of Engine.IO 4 over polling: `0{"sid":…,"upgrades":["websocket"],…}`. */
async function socketRow(prefix, send) {
  const address = '/socket/?EIO=4&transport=polling';
  const answer = await send(new URL(address, prefix), { signal: AbortSignal.timeout(30_000) })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error) => ({ failure: `no answer (${error.cause?.code ?? error.message})` }));
  const problems = [];
  if (!answer.failure && !(answer.status === 200 && /^0\{.*"sid"/.test(answer.text)))
    problems.push(
      `Socket.IO 4 must shake hands on the path /socket; ${answer.status} came with “${answer.text.slice(0, 60)}”`,
    );
  return rowOf('socket handshake', 'GET', address, answer, problems);
}

function rowOf(operationId, method, address, { status, failure, ms }, problems) {
  const all = failure ? [failure] : problems;
  return {
    operationId,
    method,
    address,
    status,
    ms,
    result: all.length > 0 ? 'differs' : 'fits',
    problems: all,
    notes: [],
  };
}
