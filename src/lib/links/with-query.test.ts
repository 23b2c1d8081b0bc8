import { expect, it } from 'vitest';
import { withQuery } from './with-query';

it.each([
  ['/portfolio', '/portfolio?section=propertyManagement'],
  ['https://homes.example/', 'https://homes.example/?section=propertyManagement'],
  ['https://homes.example/?team=2', 'https://homes.example/?team=2&section=propertyManagement'],
  ['https://homes.example/?', 'https://homes.example/?section=propertyManagement'],
  [
    'https://homes.example/app?team=2#list',
    'https://homes.example/app?team=2&section=propertyManagement#list',
  ],
  ['/app#list', '/app?section=propertyManagement#list'],
])('%s leads to %s', (address, expected) => {
  expect(withQuery(address, 'section', 'propertyManagement')).toBe(expected);
});
