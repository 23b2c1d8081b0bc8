/** In ms: a network that leads nowhere may swallow a question without a word. */
const longestWait = 5000;

/** The server's answer to a question of no weight; undefined when there is none within 5 s. */
async function ask(address: string): Promise<Response | undefined> {
  const question = new AbortController();
  const timer = setTimeout(() => question.abort(), longestWait);
  try {
    return await fetch(address, { method: 'HEAD', cache: 'no-store', signal: question.signal });
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether this site's server can be reached now: any answer is one, also an error's. No answer within 5 s is none. Browsers
 * may say that they are online where a network leads nowhere.
 */
export async function isServerReachable(): Promise<boolean> {
  return (await ask(location.origin)) !== undefined;
}

/**
 * Whether the server answers, and no longer has the code that a browser's message names: there is a newer version. A network that
 * was away takes code along too, and that is still there. Some browsers name no file: then any answer counts as a newer version.
 */
export async function isCodeGone(message: string): Promise<boolean> {
  const address = /\S+\.(?:js|css)$/.exec(message)?.[0];
  const answer = await ask(address ?? location.origin);
  if (answer === undefined || address === undefined) return answer !== undefined;
  // Some hosts send the page in the place of a file that they do not have.
  return !answer.ok || /html/.test(answer.headers.get('content-type') ?? '');
}
