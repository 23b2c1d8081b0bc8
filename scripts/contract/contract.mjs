/**
 * What is made from the contract: the types, the mock server's tables of requests, and the overview for people.
 * `node scripts/contract/contract.mjs` lints the contract and writes them; with `--check` it writes nothing and fails when a
 * file differs from what the contract makes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { answersText, groupNames, groupsText, provenanceText } from './answers.mjs';
import { documentedText } from './documented.mjs';
import { overviewText } from './overview.mjs';
import { addressesText, requestsText } from './requests.mjs';
import { header } from './generated.mjs';
import { command, isMain, root } from '../run.mjs';

const contractFile = path.join(root, 'openapi/openapi.yaml');

/** The contract in one piece. `dereferenced`: every reference resolved; else schemas keep their names. */
export async function readContract({ dereferenced = true } = {}) {
  const config = await createConfig({});
  const { bundle: whole, problems } = await bundle({ ref: contractFile, config, dereference: dereferenced });
  if (problems.some(({ severity }) => severity === 'error'))
    throw new Error('The contract cannot be read: run `npm run api`');
  return whole.parsed;
}

/** The contract's operations, one each: where they are and what they say of themselves. */
export function operationsOf(whole) {
  const methods = ['get', 'post', 'put', 'patch', 'delete'];
  return Object.entries(whole.paths).flatMap(([address, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => ({
        method,
        path: address,
        id: item[method].operationId,
        operation: item[method],
        shared: item.parameters ?? [],
      })),
  );
}

/** Every generated file and the text it must have. */
export async function generate() {
  const contract = await readContract({ dereferenced: false });
  const operations = operationsOf(contract);
  const types = astToString(await openapiTS(pathToFileURL(contractFile)));
  return new Map([
    ['src/api/schema.gen.ts', header + types],
    ...groupNames.map((name) => [`src/api/answers/${name}.gen.ts`, answersText(contract, operations, name)]),
    ['src/api/answers/groups.gen.ts', groupsText(operations)],
    ['src/api/answers/provenance.gen.ts', provenanceText(operations)],
    ['mocks/engine/answers/documented.gen.ts', documentedText(contract, operations)],
    ['mocks/engine/requests/addresses.gen.ts', addressesText(operations)],
    ['mocks/engine/requests/requests.gen.ts', requestsText(contract, operations)],
    ['docs/contract.md', await overviewText(contract, operations)],
  ]);
}

/** The generated files that are not what the contract makes. */
async function staleFiles() {
  const stale = [];
  for (const [file, text] of await generate()) {
    const present = await readFile(path.join(root, file), 'utf8').catch(() => '');
    if (present !== text) stale.push(file);
  }
  return stale;
}

const lintContract = () => command('redocly', ['lint', contractFile, '--format=stylish']);

/** For the command line: says which files are stale; 1 when there are any. */
async function checkGenerated() {
  const stale = await staleFiles();
  if (stale.length > 0) console.error(`Run \`npm run api\` and commit: ${stale.join(', ')}`);
  return stale.length > 0 ? 1 : 0;
}

if (isMain(import.meta)) {
  process.exitCode = await lintContract();
  if (process.exitCode === 0 && process.argv.includes('--check')) process.exitCode = await checkGenerated();
  else if (process.exitCode === 0) {
    for (const [file, text] of await generate()) await writeFile(path.join(root, file), text);
  }
}
