import { expect, it } from 'vitest';
import { addressOf, operationIds } from './addresses';
import { matchAddress } from './match-address';

const match = (method: string, path: string) => matchAddress(method, new URL(path, 'https://tiebeam.test'));

it('Every operation is found at its own address, with what stands in its places, a fixed path before an open one', () => {
  for (const id of operationIds) {
    const [method = '', path = ''] = addressOf[id].split(' ');
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    const filled = path.replaceAll(/\{(\w+)\}/g, '$1 7');
    expect(match(method, `/api${filled}`)).toEqual({
      id,
      params: Object.fromEntries(names.map((name) => [name, `${name} 7`])),
    });
  }
});

it('The query, a final slash and what stands before the prefix make no difference', () => {
  const found = match('GET', '/api/posts');
  expect(found).toBeDefined();
  expect(match('GET', '/api/posts/?page=2')).toEqual(found);
  expect(match('GET', '/behind/a/proxy/api/posts')).toEqual(found);
});

it.each([
  ['PATCH', '/api/posts'],
  ['HEAD', '/api/posts'],
  ['GET', '/posts'],
  ['GET', '/api/posts//comments'],
  ['GET', '/api/posts/17/comments/3/nothing/here'],
  ['GET', '/api'],
])('%s %s is no operation', (method, path) => {
  expect(match(method, path)).toBeUndefined();
});
