import { expect, it } from 'vitest';
import { headingsOf } from './prepare';

it('lists the second and third headings, each with an id of its own', () => {
  expect(
    headingsOf('# No\n\n## Rent & *yield*\n\n### The [price](/x)\n\n```\n## code\n```\n\n## Rent & yield'),
  ).toEqual([
    { id: 's-rent-yield', text: 'Rent & yield', level: 2 },
    { id: 's-the-price', text: 'The price', level: 3 },
    { id: 's-rent-yield-2', text: 'Rent & yield', level: 2 },
  ]);
});

it('a text too deep to be formatted has no headings to lead to', () => {
  expect(headingsOf('## Rent')).toHaveLength(1);
  expect(headingsOf(`## Rent\n\n${'> '.repeat(80)}deep`)).toEqual([]);
});
