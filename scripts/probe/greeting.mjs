/** Before anything is held against the contract: is there a server, does it speak the contract, does it know the caller? */

/** Reads that every server of the contract has; what they answer tells it from a stranger. */
const known = ['/auth/session', '/auth/auth-user', '/posts'];

/** What leads to a page, is one, or is not there, is no call of the contract; whatever else is wrong, the probe says. */
const isPage = ({ contentType }) => /^text\/html\b/i.test(contentType ?? '');
const isElsewhere = ({ status }) => (status >= 300 && status < 400) || status === 404 || status === 405;
const speaks = (answer) => !answer.failure && !isPage(answer) && !isElsewhere(answer);

/**
 * Throws a sentence when nothing listens at the prefix, or what does is no server of the contract: calling it on would say
 * the same of every operation. `askAt(prefix)` makes an `ask` as serverAt does.
 */
export async function greet(prefix, askAt) {
  const ask = askAt(prefix);
  const [first, ...others] = known;
  const answer = await ask('get', first);
  if (speaks(answer)) return;
  const rest = await Promise.all(others.map((each) => ask('get', each)));
  // One that keeps only part of the contract is worth probing.
  if (rest.some(speaks)) return;
  if (answer.failure && rest.every(({ failure }) => failure))
    throw new Error(
      `Nothing answers at ${prefix}: ${answer.failure}. Is the server running, and is this its address?`,
    );
  const below = `${prefix}/api`;
  if (speaks(await askAt(below)('get', first)))
    throw new Error(`The contract is served below ${below}: call with --server ${below}`);
  throw new Error(
    `What answers at ${prefix} is no server of the contract: GET ${first} came with ${said(answer)}. ` +
      '--server is the address up to where the contract’s paths begin, e.g. https://api.example.com/v1',
  );
}

const said = ({ failure, status, contentType }) =>
  failure ?? `${status} and ${contentType ? contentType.split(';')[0] : 'no media type'}`;

/** Throws a sentence when the server does not take the session for one: every answer would be a refusal. */
export async function checkSession(ask) {
  const { status, failure } = await ask('get', '/auth/session');
  if (failure || status !== 401) return;
  throw new Error(
    'The server does not accept the session: GET /auth/session was answered with 401. ' +
      'The cookie is wrong or over; copy a fresh one, or call with --sign-in.',
  );
}

/** Whether the server takes whoever comes without a session for a member. */
export async function isOpenToAll(ask) {
  const { status } = await ask('get', '/auth/session', { asStranger: true });
  return status === 200;
}
