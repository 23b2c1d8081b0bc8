import { expect, it } from 'vitest';
import { fileProblem } from './picture-file';

it.each([
  ['image/svg+xml', 10, 'The file given is not an image'],
  ['application/pdf', 10, 'The file given is not an image'],
  ['', 10, 'The file given is not an image'],
  ['image/png', 0, 'The file given is not an image'],
  ['image/jpeg', 50_000_001, 'Choose photos of up to 50 MB'],
  ['image/jpeg', 40_000_000, null],
  ['image/gif', 10, null],
])('a file of %s with %i bytes: %s', (type, size, problem) => {
  expect(fileProblem({ type, size })).toBe(problem);
});
