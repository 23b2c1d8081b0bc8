/**
 * Compares a real server with the contract: calls its reads and validates each answer. It never writes.
 *
 *   npm run probe -- --url https://api.example.com [--cookie 'session=…'] [--only notifications]
 *
 * `--url` is the server's prefix, what a page's configuration calls apiPrefix. A path with one parameter takes the first
 * id of the list above it; a read that needs more than that is named as left out. Exits 1 when an answer does not fit.
 */
import { parseArgs } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { operationsOf, readContract } from './contract.mjs';

const { values } = parseArgs({
  options: { url: { type: 'string' }, cookie: { type: 'string' }, only: { type: 'string' } },
});
if (!values.url || !URL.canParse(values.url)) {
  console.error("Say which server: npm run probe -- --url https://api.example.com [--cookie 'session=…']");
  process.exit(1);
}
const prefix = values.url.replace(/\/+$/, '');

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
// The contract's own format is for what people write, not for answers.
ajv.addFormat('not-blank', true);

const rowsOf = (body) => (Array.isArray(body) ? body : (body?.data ?? body?.notifications ?? []));

/** The address to call, with the parameters that `lists` can fill in; null when one is missing. */
function addressOf({ path, operation }, lists) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const needed = (operation.parameters ?? []).filter((each) => each.in === 'query' && each.required);
  if (names.length > 1 || needed.some(({ schema, example }) => (example ?? schema?.default) === undefined))
    return null;
  const search = new URLSearchParams(
    needed.map(({ name, schema, example }) => [name, example ?? schema.default]),
  );
  const suffix = search.size > 0 ? `?${search}` : '';
  if (names.length === 0) return `${path}${suffix}`;
  const row = lists.get(path.split('/{')[0])?.[0];
  const id = row?.[names[0]] ?? row?.id ?? row?.uuid;
  return id === undefined ? null : `${path.replace(/\{\w+\}/, encodeURIComponent(id))}${suffix}`;
}

/** What is wrong with an answer, as sentences. */
async function faultsOf({ operation }, response) {
  const stated =
    operation.responses[response.status] ?? operation.responses[`${String(response.status)[0]}XX`];
  if (!stated) return [`status ${response.status} is not in the contract`];
  const schema = stated.content?.['application/json']?.schema;
  if (!schema) return [];
  const text = await response.text();
  let body;
  try {
    body = JSON.parse(text);
  } catch {
    return [`no JSON but ${text.slice(0, 60)}`];
  }
  const isValid = ajv.compile(schema);
  if (isValid(body)) return [];
  return isValid.errors
    .slice(0, 5)
    .map(({ instancePath, message }) => `${instancePath || 'the answer'} ${message}`);
}

const headers = { Accept: 'application/json', ...(values.cookie ? { Cookie: values.cookie } : {}) };
const reads = operationsOf(await readContract())
  .filter(
    ({ method, operation }) => method === 'get' && (!values.only || operation.tags.includes(values.only)),
  )
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);
const lists = new Map();
const total = { fits: 0, differs: 0, left: 0 };

for (const read of reads) {
  const address = addressOf(read, lists);
  if (address === null) {
    console.log(`left out  GET ${read.path}: it needs parameters that no list gives`);
    total.left += 1;
    continue;
  }
  const response = await fetch(prefix + address, { headers }).catch((error) => error);
  if (response instanceof Error) {
    console.log(`differs   GET ${address}: no answer (${response.cause?.code ?? response.message})`);
    total.differs += 1;
    continue;
  }
  const copy = response.clone();
  const faults = await faultsOf(read, response);
  if (copy.ok && faults.length === 0) lists.set(read.path, rowsOf(await copy.json().catch(() => null)));
  console.log(`${faults.length === 0 ? 'fits   ' : 'differs'}   GET ${address}: ${copy.status}`);
  for (const fault of faults) console.log(`            ${fault}`);
  total[faults.length === 0 ? 'fits' : 'differs'] += 1;
}
console.log(`\n${total.fits} fit, ${total.differs} differ, ${total.left} left out`);
process.exitCode = total.differs > 0 || total.fits === 0 ? 1 : 0;
