import { expect, test } from 'vitest';
import { withoutList } from './late-preloads.mjs';

const head = (files: string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);`;

test('What a page preloads is moved into the table, without the files that are there', () => {
  const table: string[][] = [];
  const code = `${head(['a.js', 'entry.js', 'b.js'])}load(x,__vite__mapDeps([0,1,2]));load(y,__vite__mapDeps([0,1]))`;
  const rest = withoutList(code, table, new Set(['entry.js']));
  expect(rest).toBe('load(x,globalThis.preloads?.[0]);load(y,[])');
  expect(table).toEqual([['a.js', 'b.js']]);
});

test('A style sheet stays where it is', () => {
  const table: string[][] = [];
  expect(withoutList(`${head(['pages.css'])}load(x,__vite__mapDeps([0]))`, table)).toBe(
    'load(x,["pages.css"])',
  );
  expect(table).toEqual([]);
});

test('A list that is written in another way fails the build', () => {
  expect(() => withoutList('const __vite__mapDeps=()=>[];', [])).toThrow('another way');
});
