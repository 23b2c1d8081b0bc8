import { describe, expect, it } from 'vitest';
import { asKind, filtersIn, readExploreSearch, typeCalled, withoutFilters } from './explore-search';

describe('the address of the explore page', () => {
  it('is read, and what says nothing left out', () => {
    expect(readExploreSearch({ businessType: 'Solicitors & Conveyancers', near: 'LS6', radius: 10 })).toEqual(
      { businessType: 'Solicitors & Conveyancers', near: 'LS6', radius: 10 },
    );
    expect(readExploreSearch({ near: ' ', radius: 10, sort: 'nearest', query: '' })).toEqual({});
    expect(readExploreSearch({ near: 'Leeds', radius: 25, sort: 'relevance' })).toEqual({ near: 'Leeds' });
    expect(readExploreSearch({ near: 'Leeds', radius: 3, sort: 'best' })).toEqual({ near: 'Leeds' });
    expect(readExploreSearch({ query: 24, sort: '-rating' })).toEqual({ query: '24', sort: '-rating' });
    expect(readExploreSearch({ online: 'true', radius: '10', near: 'Leeds' })).toEqual({
      online: true,
      radius: 10,
      near: 'Leeds',
    });
    expect(readExploreSearch({ online: false, show: 'cats' })).toEqual({});
  });

  it('says of people what people have, and of businesses what those have', () => {
    const all = {
      businessType: 'Surveyors',
      service: 'survey',
      accreditation: 'RICS',
      role: 'surveyor',
      strategy: 'hmo',
      degree: 2,
      sort: '-rating',
    };
    expect(readExploreSearch({ ...all, show: 'people' })).toEqual({
      show: 'people',
      role: 'surveyor',
      strategy: 'hmo',
      degree: '2',
    });
    expect(readExploreSearch(all)).toEqual({
      businessType: 'Surveyors',
      service: 'survey',
      accreditation: 'RICS',
      sort: '-rating',
    });
    expect(readExploreSearch({ show: 'people', role: 'wizard', strategy: 'x', degree: 9 })).toEqual({
      show: 'people',
    });
  });
});

it('takes along to the other kind what both have', () => {
  const businesses = { near: 'Leeds', radius: 10, online: true, service: 'survey', sort: '-rating' } as const;
  expect(asKind(businesses, 'people')).toEqual({ show: 'people', near: 'Leeds', radius: 10, online: true });
  expect(asKind({ show: 'people', near: 'Leeds', role: 'broker' }, 'businesses')).toEqual({ near: 'Leeds' });
});

it('counts the filters, and clears all of them', () => {
  const search = { show: 'people', query: 'ann', near: 'Leeds', radius: 10, degree: '2' } as const;
  expect(filtersIn(search)).toBe(2);
  expect(withoutFilters(search)).toEqual({ show: 'people' });
  expect(withoutFilters({ near: 'Leeds' })).toEqual({});
});

it('finds a type by its name in any case, and by its slug', () => {
  const types = [{ name: 'Solicitors & Conveyancers', slug: 'solicitors-conveyancers' }];
  expect(typeCalled(types, 'solicitors & conveyancers')).toBe(types[0]);
  expect(typeCalled(types, 'solicitors-conveyancers')).toBe(types[0]);
  expect(typeCalled(types, 'Wizards')).toBeUndefined();
  expect(typeCalled(types, undefined)).toBeUndefined();
});
