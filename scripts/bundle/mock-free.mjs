/**
 * A production build carries no mock code: no module of it in any chunk, and none of its own words in any file.
 * `findMockCode` is tried on the demo build too, where it must find some: a check that cannot fail says nothing.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readChunks } from '../build.mjs';
import { listFiles } from '../files.mjs';
import { isMain, root } from '../run.mjs';

const mockModule =
  /^mocks\/|(^|\/)node_modules\/(msw|@mswjs\/|socket\.io\/|engine\.io\/)|^src\/app\/start-mocks/;
const markers = ['mockServiceWorker', 'mswjs', 'setupWorker', 'hannah.okafor', 'tiebeam-mock', 'tiebeam-qa'];

/** Everything of the mock server in a built folder, as sentences; empty when it is clean. */
export function findMockCode(name) {
  const folder = path.join(root, name);
  const modules = readChunks(name).flatMap(({ file, modules: inside }) =>
    inside.filter((id) => mockModule.test(id)).map((id) => `${file} contains ${id}`),
  );
  const words = listFiles(folder).flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'latin1');
    return markers
      .filter((word) => `${file}\n${text}`.includes(word))
      .map((word) => `${file} says "${word}"`);
  });
  return [...modules, ...words];
}

if (isMain(import.meta)) {
  const found = findMockCode(process.argv[2] ?? 'dist');
  for (const sentence of found.slice(0, 20)) console.error(sentence);
  if (found.length === 0) console.log('No mock code in the production build');
  process.exitCode = found.length > 0 ? 1 : 0;
}
