import { expect, it } from 'vitest';
import { renamed } from './bundle.mjs';

const script = 'import(`./cCB8tSdD.js`);import(`./c6b58OLR.js`);import(`./cCB8tSdD.js`);const cat="c1234567"';

it('A script gets other chunk names, the same chunk the same name, and nothing else changes', () => {
  const names = renamed(script, 1).match(/c[\w-]{7}(?=\.js)/g) ?? [];
  expect(names).toHaveLength(3);
  expect(names[0]).toBe(names[2]);
  expect(new Set([...names, 'cCB8tSdD', 'c6b58OLR']).size).toBe(4);
  expect(renamed(script, 1)).toHaveLength(script.length);
  expect(renamed(script, 1)).toContain('c1234567');
});

it('Each draw has names of its own, and the same draw has the same', () => {
  expect(renamed(script, 2)).toBe(renamed(script, 2));
  expect(renamed(script, 2)).not.toBe(renamed(script, 3));
});
