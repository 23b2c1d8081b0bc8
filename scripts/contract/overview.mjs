/** docs/contract.md: every operation with where it comes from, the client's files that call it or where that is planned, what answers it and what tests it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files.mjs';
import { root } from '../run.mjs';

const read = (folder, pattern) =>
  listFiles(path.join(root, folder))
    .map((file) => `${folder}/${file}`)
    .filter((file) => pattern.test(file) && !file.endsWith('.gen.ts'))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const segment = String.raw`(\{\w+\}|:\w+|\$\{[^}]+\}|[\w.-]+)`;

/** A pattern that finds an operation in a test: by its id, or by its address with any value in its open places. */
export const namedBy = ({ id, path: address }) =>
  new RegExp(`\\b${id}\\b|${address.replaceAll(/\{\w+\}/g, segment)}(?![\\w/{$:-])`);

const helpers = {
  get: 'read|readPages|readOnce',
  post: 'usePost|readByPost|write',
  put: 'usePut|write',
  delete: 'useDelete|removeRecord|askToRemove|write',
};

/** A pattern that finds a call of the operation in the client. */
export const calledBy = ({ method, path: address }) =>
  new RegExp(
    `\\b(${helpers[method]})(<[^>]*>)?\\(\\s*((?:queryC|c)lient,\\s*)?('${method}',\\s*)?'${address.replaceAll(/[{}/]/g, String.raw`\$&`)}'`,
  );

// Write the addresses of what no data helper calls: pages show images, and feed readers and calendars are told theirs.
const addressFiles = {
  getMedia: 'src/lib/media.ts',
  getBlogFeed: 'src/features/blog/feed-address.ts',
  getRenewalCalendarFile: 'src/features/compliance/subscribe/calendar-address.ts',
};

/** The files of the client that call an operation, or write its address into a page. */
const callersOf = (operation, client) =>
  client
    .filter(({ file, text }) =>
      addressFiles[operation.id] === undefined
        ? calledBy(operation).test(text)
        : addressFiles[operation.id] === file,
    )
    .map(({ file }) => file);

/** The text of docs/contract.md. */
export async function overviewText(contract, operations) {
  const handlers = read('mocks', /(?<!\.test)\.ts$/);
  const tests = read('mocks', /\.test\.ts$/);
  const client = read('src', /(?<!\.(test|stories))\.tsx?$/).filter(
    ({ file }) => !file.startsWith('src/testing/'),
  );
  const rows = operations.map((each) => ({
    ...each,
    provenance: each.operation['x-provenance'],
    planned: each.operation['x-called-by'].replaceAll('|', '\\|').replace(/\.$/, ''),
    handler: handlers.find(({ text }) => new RegExp(`^\\s+(async )?${each.id}\\s*[(:]`, 'm').test(text))
      ?.file,
    tests: tests.filter(({ text }) => namedBy(each).test(text)).map(({ file }) => file),
    callers: callersOf(each, client),
  }));
  // The test beside the handler says the most of it.
  const testOf = ({ handler, tests: found }) =>
    found.find((name) => name === handler?.replace(/\.ts$/, '.test.ts')) ?? found[0];
  const count = (provenance) => rows.filter((row) => row.provenance === provenance).length;
  const open = rows.filter((row) => row.callers.length === 0);
  const file = (name) => (name ? `\`${name.replace(/^(mocks|src)\//, '')}\`` : '—');
  const calls = ({ callers, planned }) =>
    callers.length > 0 ? callers.map(file).join(', ') : `not called: ${planned}`;
  return `# The contract at a glance

Generated from \`openapi/\` by \`npm run api\`. Files that call are below \`src/\`, handlers and tests below \`mocks/\`.

${rows.length} operations on ${Object.keys(contract.paths).length} paths: ${count('documented')} documented (path, method and payload stated by the specification), ${count('path-only')} path-only (path stated, the rest our design), ${count('designed')} designed (ours entirely). The client calls ${rows.length - open.length} of them.

| path | method | provenance | called by | handler | test |
|---|---|---|---|---|---|
${rows
  .map((row) =>
    [
      `\`${row.path}\``,
      row.method.toUpperCase(),
      row.provenance,
      calls(row),
      file(row.handler),
      file(testOf(row)),
    ].join(' | '),
  )
  .map((line) => `| ${line} |`)
  .join('\n')}

## Not called by the client

${open.map((row) => `* ${row.method.toUpperCase()} \`${row.path}\`: ${row.planned}.`).join('\n')}
`;
}
