import { expect, it } from 'vitest';
import { codeFile, pathOfSquares } from './code-squares';

it('draws each run of dark squares as one box', () => {
  expect(
    pathOfSquares([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});

it('makes a file that is black on white', () => {
  const file = codeFile('M0 0h1v1h-1z', 29);
  expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 29 29"/);
  expect(file).toContain('fill="#fff" d="M0 0h29v29H0z"');
});
