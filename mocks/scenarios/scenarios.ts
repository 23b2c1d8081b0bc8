// The named situations: what a tester asks for by name, alone or several together.
import type { Situation } from './situation';

export interface Scenario {
  title: string;
  /** One sentence: what is seen when all is well with the app. */
  expect: string;
  group: 'People' | 'Worlds' | 'Network' | 'Answers' | 'Socket';
  /** What differs from a member signed in with nothing wrong. */
  parts: Partial<Situation>;
}

const scenario = (
  group: Scenario['group'],
  title: string,
  expect: string,
  parts: Partial<Situation>,
): Scenario => ({ group, title, expect, parts });

const failing = (kind: Situation['faults'][number]['kind']): Partial<Situation> => ({
  faults: [{ target: 'reads', kind, times: null }],
});

export const scenarios = {
  'signed-out': scenario(
    'People',
    'Signed out',
    'The landing page and public pages. Every other page leads to sign-in, then back again.',
    { as: null },
  ),
  member: scenario(
    'People',
    'Member',
    'Hannah Okafor with a busy network: a full feed, unread notifications and connection requests.',
    {},
  ),
  admin: scenario('People', 'Admin', 'Tom Whitfield: a member whose sidebar also has Blog and Admin.', {
    as: 'tom.whitfield',
  }),
  unconfirmed: scenario(
    'People',
    'Unconfirmed member',
    'Aoife Brennan: a notice asks her to confirm her email address and can resend the email.',
    { as: 'aoife.brennan' },
  ),
  newcomer: scenario(
    'People',
    'Newcomer',
    'Zainab Hussain has just joined: every list is empty and suggests a first step.',
    { as: 'zainab.hussain' },
  ),
  'business-owner': scenario(
    'People',
    'Business owner',
    'Gareth Pritchard runs a lettings agency on the Business plan, which moves to Pro at the end of the period.',
    { as: 'gareth.pritchard' },
  ),
  'past-due': scenario(
    'People',
    'Payment overdue',
    'Grace Otieno: the last Pro payment failed, and the plan can’t be changed until it’s paid.',
    { as: 'grace.otieno' },
  ),
  quiet: scenario('Worlds', 'Quiet', 'Other members do nothing: no reactions, comments or messages.', {
    pace: 'quiet',
  }),
  busy: scenario(
    'Worlds',
    'Busy',
    'Every three seconds a notification arrives or someone comes online or goes offline. Counts rise and nothing jumps.',
    { pace: 'busy' },
  ),
  large: scenario(
    'Worlds',
    'Large',
    'Ten thousand notifications and five thousand members: lists scroll smoothly and counts are abbreviated.',
    { size: 'large' },
  ),
  'fixed-day': scenario(
    'Worlds',
    'Fixed day',
    'The server’s clock is stopped at Wednesday 13 May 2026, 11:30 in London, and its world was created then.',
    { now: '2026-05-13T10:30Z' },
  ),
  'slow-network': scenario(
    'Network',
    'Slow network',
    'Every response takes three seconds: skeletons show first, buttons show progress and nothing is sent twice.',
    { latencyMs: 3000 },
  ),
  'flaky-api': scenario(
    'Network',
    'Flaky API',
    'One call in ten fails with 503, always the same ones: reads retry by themselves and failed actions say so.',
    { flakyPercent: 10 },
  ),
  offline: scenario(
    'Network',
    'Offline',
    'The page loads, then the browser goes offline: the app says so and keeps what was typed.',
    { isOffline: true },
  ),
  'failing-500': scenario(
    'Answers',
    'Reads fail with 500',
    'Pages keep their frame. After three retries, about seven seconds, each part says it couldn’t load and offers to try again.',
    failing(500),
  ),
  'failing-403': scenario(
    'Answers',
    'Reads fail with 403',
    'Each part says at once that it couldn’t load, and nothing retries by itself.',
    failing(403),
  ),
  'failing-writes': scenario(
    'Answers',
    'Writes fail with 500',
    'Everything loads. Every action is undone and says it failed, and what was typed is kept.',
    { faults: [{ target: 'writes', kind: 500, times: null }] },
  ),
  html: scenario(
    'Answers',
    'HTML instead of JSON',
    'Like a hotel’s Wi-Fi sign-in page: each part says it couldn’t load and no code is shown.',
    failing('html'),
  ),
  truncated: scenario(
    'Answers',
    'Truncated JSON',
    'Responses are cut off in the middle: each part says it couldn’t load.',
    failing('truncated'),
  ),
  'schema-violation': scenario(
    'Answers',
    'Schema violation',
    'Lists arrive as null: each part says “Something went wrong on our side”, and the frame and its links still work.',
    failing('schema'),
  ),
  'bad-rows': scenario(
    'Answers',
    'Bad rows',
    'Lists have six bad rows after the first good one: each is left out or says it couldn’t be shown, and the rest are there.',
    failing('rows'),
  ),
  'long-words': scenario(
    'Answers',
    'Long words',
    'Names, titles and links are long and have no spaces: they wrap or are shortened, and no page scrolls sideways.',
    failing('long'),
  ),
  'documented-only': scenario(
    'Answers',
    'Documented only',
    'A server that has only what the specification documents: every page works, missing features are hidden or say so, and no call repeats.',
    { isDocumentedOnly: true },
  ),
  'socket-flapping': scenario(
    'Socket',
    'Socket flapping',
    'The connection drops every four seconds and comes back, and missed notifications arrive after each return.',
    { socket: 'flapping' },
  ),
  'socket-refused': scenario(
    'Socket',
    'Socket refused',
    'Live updates never start: a small notice says so after a while, and everything else works.',
    { socket: 'refused' },
  ),
  'attempts-exhausted': scenario(
    'Socket',
    'Attempts exhausted',
    'Connected for four seconds, then never again: after ten attempts, about a minute, a button offers to try again.',
    { socket: 'lost' },
  ),
  'server-disconnect': scenario(
    'Socket',
    'Server disconnect',
    'The server ends the connection every four seconds, and the app reconnects two seconds later.',
    { socket: 'server-disconnect' },
  ),
  'ping-timeout': scenario(
    'Socket',
    'Ping timeout',
    'The connection goes silent: after three seconds the app notices and reconnects, again and again.',
    { socket: 'ping-timeout' },
  ),
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;

// Object.keys of a literal holds exactly its own keys.
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);
