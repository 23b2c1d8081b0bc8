/**
 * The contract's generated types. `node scripts/contract.mjs` lints the contract and writes them;
 * with `--check` it writes nothing and fails when the file differs from what the contract generates.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { command, isMain, root } from './run.mjs';

const contract = path.join(root, 'openapi/openapi.yaml');
const target = path.join(root, 'src/api/schema.gen.ts');

/** The text that the contract generates. */
export async function generateTypes() {
  return `${COMMENT_HEADER}${astToString(await openapiTS(pathToFileURL(contract)))}`;
}

/** The contract in one piece: every reference between its files resolved. */
export async function readContract() {
  const whole = path.join(root, 'node_modules/.cache/tiebeam/openapi.json');
  const code = await command('redocly', ['bundle', contract, '--dereferenced', '--output', whole], {
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  });
  if (code !== 0) throw new Error('The contract cannot be read: run `npm run api`');
  return JSON.parse(await readFile(whole, 'utf8'));
}

/** The contract's operations, one each: where they are and what they say of themselves. */
export function operationsOf(whole) {
  const methods = ['get', 'post', 'put', 'patch', 'delete'];
  return Object.entries(whole.paths).flatMap(([address, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => ({ method, path: address, id: item[method].operationId, operation: item[method] })),
  );
}

/** True when src/api/schema.gen.ts is what the contract generates. */
export async function typesAreCurrent() {
  return (await readFile(target, 'utf8')) === (await generateTypes());
}

export const lintContract = () => command('redocly', ['lint', contract, '--format=stylish']);

if (isMain(import.meta)) {
  const isCheck = process.argv.includes('--check');
  process.exitCode = await lintContract();
  if (process.exitCode === 0 && isCheck && !(await typesAreCurrent())) {
    console.error(
      'src/api/schema.gen.ts differs from what the contract generates: run `npm run api` and commit it.',
    );
    process.exitCode = 1;
  } else if (process.exitCode === 0 && !isCheck) await writeFile(target, await generateTypes());
}
