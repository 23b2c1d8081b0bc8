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
    'The landing page and the public pages; every other page leads to the sign-in page and back after it.',
    { as: null },
  ),
  member: scenario(
    'People',
    'Member',
    'Hannah Okafor with a busy network: a full feed, unread notifications, requests to connect.',
    {},
  ),
  admin: scenario(
    'People',
    'Admin',
    'Tom Whitfield: as a member, and the sidebar also leads to Blog and Admin.',
    { as: 'tom.whitfield' },
  ),
  unconfirmed: scenario(
    'People',
    'Unconfirmed e-mail',
    'Aoife Brennan: a notice asks to confirm the e-mail address, and can have the mail sent again.',
    { as: 'aoife.brennan' },
  ),
  newcomer: scenario(
    'People',
    'Newcomer',
    'Zainab Hussain has just joined: every list is empty and says what to do first.',
    { as: 'zainab.hussain' },
  ),
  'business-owner': scenario(
    'People',
    'Business owner',
    'Gareth Pritchard runs a lettings agency on the Business plan, which goes down to Pro at the period’s end.',
    { as: 'gareth.pritchard' },
  ),
  'past-due': scenario(
    'People',
    'Subscriber past due',
    'Grace Otieno: the last payment for Pro failed; changing the plan is refused until it is paid.',
    { as: 'grace.otieno' },
  ),
  quiet: scenario(
    'Worlds',
    'Nobody answers',
    'Nothing happens by itself: no reactions, comments or messages from other members.',
    { pace: 'quiet' },
  ),
  busy: scenario(
    'Worlds',
    'Busy',
    'Every three seconds a notification arrives or somebody comes and goes; counts rise, nothing jumps.',
    { pace: 'busy' },
  ),
  large: scenario(
    'Worlds',
    'Large',
    'Ten thousand notifications, five thousand members: lists scroll smoothly and counts are cut short.',
    { size: 'large' },
  ),
  'fixed-day': scenario(
    'Worlds',
    'A fixed day',
    'The server’s clock stands at Wednesday 13 May 2026, 11:30 in London, and its world was made then.',
    { now: '2026-05-13T10:30Z' },
  ),
  'slow-network': scenario(
    'Network',
    'Slow network',
    'Every answer takes three seconds: skeletons first, buttons say that they work, nothing is sent twice.',
    { latencyMs: 3000 },
  ),
  'flaky-api': scenario(
    'Network',
    'Flaky API',
    'One call in ten fails with 503, always the same ones: reads are tried again by themselves, failed acts say so.',
    { flakyPercent: 10 },
  ),
  offline: scenario(
    'Network',
    'Offline',
    'The page loads, and then nothing comes through and the browser knows it: the app says so and keeps what was typed.',
    { isOffline: true },
  ),
  'failing-500': scenario(
    'Answers',
    'Reads fail with 500',
    'Pages keep their frame; three more tries, some seven seconds later, each part says that it could not be loaded and offers another.',
    failing(500),
  ),
  'failing-403': scenario(
    'Answers',
    'Reads fail with 403',
    'Each part says at once that it could not be loaded; nothing is tried again by itself.',
    failing(403),
  ),
  'failing-writes': scenario(
    'Answers',
    'Writes fail with 500',
    'Everything is shown; every act is taken back and says that it failed, and what was typed is kept.',
    { faults: [{ target: 'writes', kind: 500, times: null }] },
  ),
  html: scenario(
    'Answers',
    'HTML instead of JSON',
    'As behind a hotel’s sign-in page: parts say that they could not be loaded, no code is shown.',
    failing('html'),
  ),
  truncated: scenario(
    'Answers',
    'Truncated JSON',
    'Answers break off in the middle: parts say that they could not be loaded.',
    failing('truncated'),
  ),
  'schema-violation': scenario(
    'Answers',
    'Schema violation',
    'Lists arrive as null: each part says “Unexpected answer from the server”, and the frame and its links still work.',
    failing('schema'),
  ),
  'bad-rows': scenario(
    'Answers',
    'Bad rows',
    'Lists have six bad rows after their first good one: each is left out or says that it couldn’t be shown, all others are there.',
    failing('rows'),
  ),
  'long-words': scenario(
    'Answers',
    'Long words',
    'Names, titles and links are long and have no space: they wrap or are cut short, and no page scrolls sideways.',
    failing('long'),
  ),
  'documented-only': scenario(
    'Answers',
    'Only what is documented',
    'As of a server that knows the specification alone: every page lives, what it cannot do is not shown or says so, no call repeats.',
    { isDocumentedOnly: true },
  ),
  'socket-flapping': scenario(
    'Socket',
    'Socket flapping',
    'The connection is cut every four seconds and comes back; missed notifications are there after each return.',
    { socket: 'flapping' },
  ),
  'socket-refused': scenario(
    'Socket',
    'Socket refused',
    'Live updates never begin: a small notice says so after a while, everything else works.',
    { socket: 'refused' },
  ),
  'attempts-exhausted': scenario(
    'Socket',
    'Attempts exhausted',
    'Connected for four seconds, then never again: after ten attempts, in about a minute, a button offers another try.',
    { socket: 'lost' },
  ),
  'server-disconnect': scenario(
    'Socket',
    'Server disconnect',
    'The server ends the connection every four seconds; the app returns two seconds after each.',
    { socket: 'server-disconnect' },
  ),
  'ping-timeout': scenario(
    'Socket',
    'Ping timeout',
    'The connection falls silent; after three seconds the app notices and begins a new one, again and again.',
    { socket: 'ping-timeout' },
  ),
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;

// Object.keys of a literal holds exactly its own keys.
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);
