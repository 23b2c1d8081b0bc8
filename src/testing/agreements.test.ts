// The agreements of docs/architecture.md that no other tool holds.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { operationsOf, readContract, type Contract } from '../../scripts/contract/contract.mjs';
import { namedBy } from '../../scripts/contract/overview.mjs';
import { listFiles } from '../../scripts/files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const self = 'src/testing/agreements.test.ts';

interface SourceFile {
  name: string;
  text: string;
}

const read = (folder: string, pattern: RegExp): SourceFile[] =>
  listFiles(path.join(root, folder))
    .map((file) => `${folder}/${file}`)
    .filter((name) => pattern.test(name) && name !== self && !/\.gen\.ts$|^mocks\/public\//.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));

const code = ['src', 'mocks', 'e2e', 'scripts', 'deploy', 'bench', '.storybook'].flatMap((folder) =>
  read(folder, /\.([mc]?[jt]s|tsx)$/),
);
const tests = code.filter(({ name }) => /\.(test|spec|stories)\.tsx?$/.test(name));
const naming = (files: readonly SourceFile[], pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

// The paths of specification §7, open places as the contract writes them.
const specificationPaths = `
  /auth/session /auth/auth-user /auth/confirm-email /auth/email-confirmation /auth/login /auth/logout
  /auth/reset-password /auth/new-password /auth/google-oauth /auth/facebook-oauth /auth/apple-oauth
  /auth/invite-user /ava/thread /ava/thread/{avaThreadId} /ava/message /ai /ai/property-search
  /property-searches /search /notifications /notifications/{id} /notifications/mark-all /users
  /profiles /posts /posts/{id} /posts/{id}/comment /posts/{id}/comment/{x} /posts/comment/like/{id}
  /posts/comment/reply/like/{id} /reactions /connections /businesses /business-types /properties
  /properties/models /properties/types /property-managers /property-sa-management /property-actions
  /mortgages /tenancies /transactions /documents /folders /renewal-dates /recurring-payments
  /property-maintenance /property-rooms /property-epcs /schedules /contacts /videos /rooms
  /property-viewings /companies /companies/ch/company-search /companies/ch/charges /companies/types
  /evaluations /evaluations/evaluate /evaluations/images /evaluation-settings
  /evaluation-settings/{id} /mailing-list /beta-applications /support /property-listings/smart-search
  /property-listings /property-listings/listing-stats /property-listings/epc-details /articles
  /articles/categories /blogs /conversations /conversations/{id} /conversations/messages
  /conversations/{id}/messages /subscriptions/subscribe /subscriptions/status /subscriptions/downgrade
  /subscriptions/portal /subscriptions/payments /subscriptions/user-subscription
  /subscriptions/upgrade /subscriptions/upcoming-invoice /media/{ownerId}/media/{file}
`
  .trim()
  .split(/\s+/);

// The calls whose path, method and payload specification §7 states in full.
const documentedCalls = new Set([
  'GET /auth/session',
  'GET /auth/auth-user',
  'POST /auth/confirm-email',
  'POST /auth/email-confirmation',
  'GET /ava/thread',
  'GET /ava/thread/{avaThreadId}',
  'POST /ava/message',
  'GET /search',
  'GET /notifications',
  'PUT /notifications/{id}',
  'GET /media/{ownerId}/media/{file}',
]);

/** What `x-provenance` of a call must say; §7's data helpers state PUT and DELETE on `{path}/{id}`. */
function provenanceOf(method: string, address: string): string {
  if (documentedCalls.has(`${method.toUpperCase()} ${address}`)) return 'documented';
  const isWrite = method === 'put' || method === 'delete';
  const stated = isWrite ? address.replace(/\/\{\w+\}$/, '') : address;
  const isStated = [address, stated].some((each) => specificationPaths.includes(each));
  return isStated ? 'path-only' : 'designed';
}

describe('the contract', () => {
  let contract: Contract;
  beforeAll(async () => {
    contract = await readContract();
  });

  test('every operation says where it comes from and who calls it', () => {
    const wrong = operationsOf(contract).filter(
      ({ operation }) =>
        !/^(documented|path-only|designed)$/.test(operation['x-provenance'] ?? '') ||
        !/^\S+ .*\.$/.test(operation['x-called-by'] ?? ''),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('every operation comes from where it says (§7)', () => {
    const wrong = operationsOf(contract).filter(
      ({ method, path: address, operation }) => operation['x-provenance'] !== provenanceOf(method, address),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('every schema says in words what it is', () => {
    const silent = read('openapi/schemas', /\.yaml$/)
      .flatMap(({ text }) => text.split(/^(?=[A-Z]\w*:)/m).filter((each) => /^[A-Z]/.test(each)))
      .filter((each) => !/^ {2}description:|^\w+: \{[^{}]* description:/m.test(each));
    expect(silent.map((each) => each.split(':')[0])).toEqual([]);
  });

  test('every operation is answered by the mock server, and every tag has a feature folder with handlers', () => {
    const handlers = read('mocks/features', /(?<!\.test)\.ts$/);
    const unanswered = operationsOf(contract).filter(
      ({ id }) => naming(handlers, new RegExp(`\\b${id}\\s*[(:]`)).length === 0,
    );
    expect(unanswered.map(({ id }) => id)).toEqual([]);
    // Two tags are plurals of their feature's name.
    const featureOf = new Map([
      ['businesses', 'business'],
      ['profiles', 'profile'],
    ]);
    const tagsWithoutHandlers = contract.tags.filter(({ name }) => {
      const folder = `mocks/features/${featureOf.get(name) ?? name}/`;
      return !handlers.some((file) => file.name.startsWith(folder) && !file.name.includes('/seeds/'));
    });
    expect(tagsWithoutHandlers.map(({ name }) => name)).toEqual([]);
  });

  test('every path of the specification is there (§7)', () => {
    const missing = specificationPaths.filter((each) => !(each in contract.paths));
    expect(missing).toEqual([]);
  });

  test('every path of the specification has a caller, and an operation without one says why', () => {
    const rows = [
      ...readFileSync(path.join(root, 'docs/contract.md'), 'utf8').matchAll(
        /^\| `(?<address>[^`]+)` \| [A-Z]+ \| [\w-]+ \| (?<callers>[^|]+) \|/gm,
      ),
    ].map(({ groups: { address = '', callers = '' } = {} }) => ({ address, callers }));
    expect(rows).toHaveLength(operationsOf(contract).length);
    const open = rows.filter(({ callers }) => callers.startsWith('not called'));
    expect(open.filter(({ callers }) => !/^not called: Nobody here: \S/.test(callers))).toEqual([]);
    const called = new Set(rows.filter((row) => !open.includes(row)).map(({ address }) => address));
    expect(specificationPaths.filter((each) => !called.has(each))).toEqual([]);
  });

  test('lists in a query are written with commas', () => {
    const repeated = operationsOf(contract).filter(({ operation }) =>
      operation.parameters?.some(
        (each) => each.in === 'query' && each.schema?.type === 'array' && each.explode !== false,
      ),
    );
    expect(repeated.map(({ id }) => id)).toEqual([]);
  });

  test('every operation is named by a test, by its id or by its address', () => {
    const untested = operationsOf(contract).filter(
      (operation) => naming(tests, namedBy(operation)).length === 0,
    );
    expect(untested.map(({ id }) => id)).toEqual([]);
  });
});

describe('the tree', () => {
  const features = [
    ...new Set(listFiles(path.join(root, 'src/features')).map((file) => file.split('/')[0] ?? '')),
  ].filter(Boolean);

  test('every feature that shows something shows it in stories', () => {
    const without = features.filter((feature) => {
      const files = listFiles(path.join(root, 'src/features', feature));
      const hasComponents = files.some((file) => /(?<!\.test|\.stories)\.tsx$/.test(file));
      return hasComponents && !files.some((file) => file.endsWith('.stories.tsx'));
    });
    expect(without).toEqual([]);
  });

  test('there is no file that gathers others or is named for its kind', () => {
    const wrong = code.filter(
      ({ name }) =>
        /\/(utils|helpers|types|constants|common)\.tsx?$/.test(name) ||
        (/^(src|mocks)\/(?!routes\/)/.test(name) && /\/index\.tsx?$/.test(name)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

describe('the tests', () => {
  test('replace no module of ours', () => {
    expect(naming(tests, /vi\s*\.\s*(mock|doMock)\(\s*(import\(\s*)?['"`](\.|@\/|@mocks\/)/)).toEqual([]);
  });

  test('never replace the socket client', () => {
    expect(naming(code, /vi\s*\.\s*(mock|doMock)\(\s*(import\(\s*)?['"`]socket\.io-client/)).toEqual([]);
  });

  test('are all run', () => {
    expect(
      naming(tests, /\.(skip|only|todo|fixme|failing)\(|\b(xit|xtest|xdescribe|fit|fdescribe)\(/),
    ).toEqual([]);
  });

  test('neither sleep nor draw lots', () => {
    expect(naming(tests, /waitForTimeout\(|Math\.random\(/)).toEqual([]);
  });
});

describe('the words', () => {
  const prose = [...code, ...read('docs', /\.md$/), ...read('openapi', /\.yaml$/)];
  const topLevel = ['README.md', 'CONTRIBUTING.md', 'package.json', 'index.html', '.ci/run']
    .filter((name) => existsSync(path.join(root, name)))
    .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));

  test('leave nothing to be done later', () => {
    expect(naming(code, /\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
  });

  test('announce no page but the Help Center', () => {
    const screens = code.filter((file) => file.name.startsWith('src/') && !tests.includes(file));
    expect(naming(screens, /\b(coming|opens|available) soon\b/i)).toEqual([
      'src/routes/-shell/messages/help-page.tsx',
      'src/routes/-shell/navigation/sidebar.tsx',
    ]);
  });

  test('name no machine and no private address', () => {
    const machine =
      /(?<![\w.])\/(work|root|home\/\w+|Users\/\w+)\/|\b(10\.\d{1,3}|172\.(1[6-9]|2\d|3[01])|192\.168)(\.\d{1,3}){2}\b(?!")/;
    expect(naming([...prose, ...topLevel], machine)).toEqual([]);
  });
});
