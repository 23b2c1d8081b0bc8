/**
 * What the mock server needs to know of the contract while it runs: where each operation is called, and what a call
 * may carry. Made from the contract, so that no handler retypes a rule.
 */
import { header } from './generated.mjs';

const schemaBase = 'https://contract.invalid/';
const wordsOnly = new Set(['description', 'summary', 'title', 'examples', 'example', 'externalDocs']);

/** Answers the text of mocks/engine/requests/addresses.gen.ts. */
export function addressesText(operations) {
  const lines = operations.map(
    ({ id, method, path }) => `  ${id}: ${JSON.stringify(`${method.toUpperCase()} ${path}`)},`,
  );
  return `${header}/** Where each operation of the contract is called. */\nexport const addresses = {\n${lines.join('\n')}\n} as const;\n`;
}

/** Answers the text of mocks/engine/requests/requests.gen.ts. */
export function requestsText(contract, operations) {
  const used = new Set();
  const requests = Object.fromEntries(
    operations.map(({ id, operation, shared }) => [
      id,
      requestOf(contract, [...shared, ...(operation.parameters ?? [])], operation, used),
    ]),
  );
  const schemas = {};
  // A schema may name others: grow until nothing new is named.
  for (let names = [...used]; names.length > 0; names = [...used].filter((name) => !(name in schemas))) {
    for (const name of names) schemas[name] = plain(contract.components.schemas[name], used);
  }
  const sorted = Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return [
    header,
    "import type { Json, RequestShape } from './request-shape';\n\n",
    '/** What the calls of each operation may carry. */\n',
    `export const requests: Readonly<Record<string, RequestShape>> = ${JSON.stringify(requests, null, 1)};\n\n`,
    '/** The schemas they refer to. */\n',
    `export const schemas: Json = ${JSON.stringify({ $id: schemaBase, $defs: sorted }, null, 1)};\n`,
  ].join('');
}

/** Whether a call needs a session: `none` when it needs none at all, `optional` when that depends on what is asked. */
function sessionOf({ security }) {
  if (security === undefined) return undefined;
  if (security.length === 0) return 'none';
  return security.some((each) => Object.keys(each).length === 0) ? 'optional' : undefined;
}

function requestOf(contract, parameters, operation, used) {
  const query = parameters
    .map((each) => resolve(contract, each))
    .filter((each) => each.in === 'query')
    .map(({ name, required, schema }) => [
      name,
      { schema: plain(schema, used), ...(required && { required: true }) },
    ]);
  const body = operation.requestBody && resolve(contract, operation.requestBody);
  const content = body?.content ?? {};
  const bodies = {
    ...(content['application/json'] && { json: plain(content['application/json'].schema, used) }),
    ...(content['multipart/form-data'] && {
      form: plain(inline(contract, content['multipart/form-data'].schema), used),
    }),
  };
  return {
    ...(sessionOf(operation) && { session: sessionOf(operation) }),
    ...(query.length > 0 && { query: Object.fromEntries(query) }),
    ...(body && { body: { ...bodies, ...(body['x-max-bytes'] && { maxBytes: body['x-max-bytes'] }) } }),
  };
}

/** A form's fields must be seen one by one, so its own schema is not left behind a name. */
function inline(contract, schema) {
  return schema.$ref ? contract.components.schemas[nameIn(schema.$ref)] : schema;
}

function resolve(contract, part) {
  if (!part.$ref) return part;
  return part.$ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')], contract);
}

const nameIn = (ref) => ref.split('/').at(-1);

/** The schema without words for people, its references pointing into `schemas`; notes the names it uses. */
function plain(value, used, isMap = false) {
  if (Array.isArray(value)) return value.map((each) => plain(each, used));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key]) => isMap || !(wordsOnly.has(key) || key.startsWith('x-')),
  );
  return Object.fromEntries(
    kept.map(([key, part]) => {
      if (key === '$ref' && !isMap) {
        used.add(nameIn(part));
        return [key, `${schemaBase}#/$defs/${nameIn(part)}`];
      }
      return [key, plain(part, used, !isMap && key === 'properties')];
    }),
  );
}
