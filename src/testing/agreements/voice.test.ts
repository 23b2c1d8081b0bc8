// Holds every text of the client and of the mock server to how the product speaks.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../../scripts/files.mjs';
import { brokenRules } from './voice-rules';
import { writtenTexts } from './written-texts';

const root = path.resolve(import.meta.dirname, '../../..');
const isRead = (file: string) =>
  /^(src|mocks)\/.*\.tsx?$/.test(file) &&
  !/\.(test|spec|test-d)\.|\.gen\.ts$|\.d\.ts$|^src\/testing\//.test(file);

test('Every text of the product follows its voice', () => {
  const faults = ['src', 'mocks']
    .flatMap((folder) => listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .filter(isRead)
    .flatMap((file) =>
      writtenTexts(file, readFileSync(path.join(root, file), 'utf8')).flatMap((text) =>
        brokenRules(file, text).map(({ name }) => `${file}:${text.line} [${name}] ${text.text}`),
      ),
    );
  expect(faults).toEqual([]);
});
