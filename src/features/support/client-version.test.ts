import { expect, it } from 'vitest';
import { versionOf } from './client-version';

it('The client’s version is the names of its built scripts, each once', () => {
  const [first, second] = ['https://tiebeam.example/assets/cXKyaHtl.js', '/assets/cCO6Jnb_.js'];
  expect(versionOf([first, '', second, first, 'https://widget.example/w.js'])).toBe('cXKyaHtl cCO6Jnb_');
});

it('A page that was not built has no version', () => {
  expect(versionOf(['http://localhost:5173/src/app/main.tsx', ''])).toBeUndefined();
});
