/** In ms: a network that leads nowhere may swallow a question without a word. */
const longestWait = 5000;

/**
 * Whether this site's server can be reached now: any answer is one, also an error's. No answer within 5 s is none. Browsers
 * may say that they are online where a network leads nowhere.
 * @param signal ends the question; it then counts as not answered
 */
export async function isServerReachable(signal?: AbortSignal): Promise<boolean> {
  const question = new AbortController();
  const end = () => question.abort();
  const timer = setTimeout(end, longestWait);
  signal?.addEventListener('abort', end, { once: true });
  try {
    await fetch(location.origin, { method: 'HEAD', cache: 'no-store', signal: question.signal });
    return !question.signal.aborted;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}
