import path from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups, chunkNames } from './chunks.mjs';
import { listFiles } from '../files.mjs';
import { root } from '../run.mjs';

const filesIn = (folder: string) =>
  listFiles(path.join(root, folder)).map((file) => `${root}/${folder}/${file}`);
const source = filesIn('src');

test.each(chunkGroups({ isDemo: false }))(
  'The rule of the chunk "$name" matches a file',
  ({ test: rule }) => {
    const isMatched = [...source, ...filesIn('node_modules/lucide-react/dist/esm/icons')].some((file) =>
      rule.test(file),
    );
    expect(isMatched).toBe(true);
  },
);

test('A file that is named for a chunk is named for one that there is', () => {
  const known = new Set([...chunkNames, 'test', 'stories', 'gen', 'd']);
  const unknown = source.filter((file) => {
    // A route's name has dots of its own.
    const [, part] = /\.([a-z]+)\.tsx?$/.exec(file) ?? [];
    return part !== undefined && !known.has(part) && !/src\/routes\/(?!.*\/-|-)/.test(file);
  });
  expect(unknown).toEqual([]);
});

test('The demo does not gather what comes late', () => {
  expect(chunkGroups({ isDemo: true }).map(({ name }) => name)).not.toContain('late');
});
