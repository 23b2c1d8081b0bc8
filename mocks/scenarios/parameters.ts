// What of a page's address is for the mock server. Small and by itself: every page of a demo looks at it before it starts.

/** The parts of a situation; a later one wins over those before it. */
export const situationParameters = [
  'scenario',
  'as',
  'size',
  'latency',
  'now',
  'fault',
  'flaky',
  'socket',
  'offline',
  'pace',
  'server',
] as const;

export type ParameterName = (typeof situationParameters)[number];

/** Stands for nobody where a username is asked for. */
export const nobody = '-';

/** The query without these parameters, as it was written otherwise; empty or with its `?`. */
export function withoutParameters(search: string, names: readonly string[]): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !names.includes(pair.split('=')[0] ?? ''));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/** Takes parameters out of the page's address, and leaves the rest as it was written. */
export function takeOutOfAddress(names: readonly string[]): void {
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', `${pathname}${withoutParameters(search, names)}${hash}`);
}

/** Whether the address asks for a situation: `as` alone is about this window only. */
export function isSituationAsked(query: URLSearchParams): boolean {
  const asked = situationParameters.filter((name) => query.has(name));
  return asked.some((name) => name !== 'as');
}
