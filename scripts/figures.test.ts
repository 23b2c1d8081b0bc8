import { expect, test } from 'vitest';
import { inspect } from './figures.mjs';

const faultsOf = (text: string, file = 'src/lib/example.ts') => inspect(file, text).faults;

test('a file may have 300 lines and not one more', () => {
  expect(faultsOf('\n'.repeat(300))).toEqual([]);
  expect(faultsOf('\n'.repeat(301))).toHaveLength(1);
});

test('any is found where it is a type, not where it is a word', () => {
  expect(faultsOf('const text = "any"; // any of them\n')).toEqual([]);
  expect(faultsOf('const a: any = 1;\n')).toEqual(['1: any']);
  expect(faultsOf('const a = new Map<string, any>();\n')).toEqual(['1: any']);
});

test('a cast and a "!" need a reason beside them, except in tests', () => {
  expect(faultsOf('const a = b as C;\n')).toHaveLength(1);
  expect(faultsOf('const a = b!;\n')).toHaveLength(1);
  expect(faultsOf('// b was made as a C three lines up\nconst a = b as C;\n')).toEqual([]);
  expect(faultsOf('const a = [1] as const;\nimport { b as c } from "d";\n')).toEqual([]);
  expect(faultsOf('const a = b as C;\n', 'src/lib/example.test.ts')).toEqual([]);
});

test('a check that is switched off says why', () => {
  const off = ['ox', 'lint-disable-next-line'].join('');
  expect(faultsOf(`// ${off} no-console\n`)).toHaveLength(1);
  expect(faultsOf(`// ${off} no-console -- a person at the terminal reads it\n`)).toEqual([]);
  expect(faultsOf(`// ${['@ts', 'ignore'].join('-')}\n`)).toHaveLength(1);
});
