import { describe, expect, it } from 'vitest';
import { groupResults, resultDetail, resultHref, resultTitle, type SearchResult } from './results';
import { queryOf } from './use-search';

const user = (id: number): SearchResult => ({
  type: 'user',
  id,
  fullName: `Person ${id}`,
  username: `person.${id}`,
  profileImage: null,
});
const uuid = '3f2b8c1e-0000-4000-8000-000000000001';
const article = (title: string): SearchResult => ({
  type: 'article',
  uuid,
  title,
  image: null,
  authUser: { id: 1 },
});
const property: SearchResult = {
  type: 'property',
  uuid,
  fullAddress: '8 Fenton Street, Saltaire BD18 3DZ',
  propertyEvaluation: { title: 'Refurb and hold' },
};

it.each([
  ['ab ', null],
  ['  ab  ', null],
  ['', null],
  ['abc', 'abc'],
  ['  abc ', 'abc'],
  ['🏠🏠', null],
])('%j asks for %j', (text, query) => expect(queryOf(text)).toBe(query));

it('groups by type in the order they are shown, at most five of each', () => {
  const results = [
    article('A'),
    property,
    ...[1, 2, 3, 4, 5, 6, 7].map(user),
    { type: 'businessType', name: 'Brokers' } as const,
  ];
  const groups = groupResults(results);
  expect(groups.map(({ heading, results: found }) => [heading, found.length])).toEqual([
    ['People', 5],
    ['Business types', 1],
    ['Properties', 1],
    ['Articles', 1],
  ]);
});

describe('a result', () => {
  it('leads to its page', () => {
    expect(resultHref(user(2))).toBe('/person.2');
    expect(resultHref({ type: 'businessType', name: 'Solicitors & conveyancers' })).toBe(
      '/networking/explore?businessType=Solicitors%20%26%20conveyancers',
    );
    expect(resultHref(property)).toBe(`/property-evaluations/${uuid}`);
    expect(resultHref(article('A'))).toBe(`/knowledge-base/article/${uuid}`);
    const business: SearchResult = {
      type: 'business',
      name: 'Pritchard Lettings',
      username: 'pritchard',
      profileImage: null,
      authUser: { id: 10 },
    };
    expect(resultHref(business)).toBe('/pritchard');
    expect(resultDetail(business)).toBe('@pritchard');
  });

  it('shows 37 characters of an article and then three dots', () => {
    expect(resultTitle(article('x'.repeat(37)))).toBe('x'.repeat(37));
    expect(resultTitle(article('x'.repeat(38)))).toBe(`${'x'.repeat(37)}...`);
  });

  it('of a property shows its address, and the evaluation below it when there is one', () => {
    expect(resultTitle(property)).toBe('8 Fenton Street, Saltaire BD18 3DZ');
    expect(resultDetail(property)).toBe('Refurb and hold');
    expect(resultDetail({ ...property, propertyEvaluation: null })).toBe('');
  });
});
