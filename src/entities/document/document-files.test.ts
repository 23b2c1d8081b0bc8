import { expect, it } from 'vitest';
import { documentProblem, sizeText } from './document-files';

it.each([
  ['CP12.PDF', 1, undefined],
  ['plan.svg', 1, 'Choose a PDF, Word, Excel, JPG, PNG or HEIC file'],
  ['survey.pdf', 20 * 1024 * 1024, undefined],
  ['survey.pdf', 20 * 1024 * 1024 + 1, 'Choose a file of up to 20 MB'],
  ['survey.pdf', 0, 'This file is empty'],
])('A file called %s of %i bytes is refused in words: %s', (name, size, problem) => {
  expect(documentProblem({ name, size })).toBe(problem);
});

it('A file whose name has no ending is judged by its type', () => {
  expect(documentProblem({ name: 'scan', size: 1, type: 'application/pdf' })).toBeUndefined();
  expect(documentProblem({ name: 'scan', size: 1, type: 'text/html' })).toMatch(/^Choose a PDF/);
});

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [217_088, '212 kB'],
  [3_565_158, '3.4 MB'],
  [5 * 1024 ** 3, '5 GB'],
])('%i bytes read %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
