import { describe, expect, it } from 'vitest';
import { profile } from '@/testing/fixtures/profile-fixture';
import { changesOf, complaintsOf, textOf, words } from './profile-form';

const begun = textOf(profile());
const complaints = (more: Partial<typeof begun>) =>
  Object.fromEntries(Object.entries(complaintsOf({ ...begun, ...more })).filter(([, text]) => text));

describe('a profile as it is typed', () => {
  it('is right as it came, but for an address that could pretend to be another', () => {
    expect(complaints({ links: [] })).toEqual({});
    expect(complaints({})).toEqual({
      links: '“Not to be followed” needs a web address, such as https://example.com',
    });
  });

  it('sends only what was changed, and nothing when nothing was', () => {
    expect(changesOf(begun, begun)).toBeNull();
    expect(changesOf({ ...begun, headline: `${begun.headline}  ` }, begun)).toBeNull();
    expect(changesOf({ ...begun, headline: '', budgetMax: '£200k' }, begun)).toEqual({
      headline: null,
      budgetMax: 200_000,
    });
  });

  it('reads words between commas once each', () => {
    expect(words(' Leeds, York,,Leeds , \u200b')).toEqual(['Leeds', 'York']);
  });

  it('gives an address its scheme, and leaves empty rows out', () => {
    const links = [
      { label: 'Site', url: 'drummond.example' },
      { label: '', url: ' ' },
    ];
    expect(complaints({ links })).toEqual({});
    expect(changesOf({ ...begun, links }, begun)).toEqual({
      links: [{ label: 'Site', url: 'https://drummond.example' }],
    });
  });

  it.each([
    [{ outcode: 'Leeds' }, 'outcode', 'Enter the first half of a postcode, such as LS6'],
    [{ budgetMin: 'much' }, 'budgetMin', 'Enter an amount such as £90,000 or 90k'],
    [{ budgetMin: '200k', budgetMax: '100k' }, 'budgetMax', 'Maximum budget can’t be less than the minimum'],
    [{ bio: 'a'.repeat(1001) }, 'bio', 'Use 1000 characters or fewer'],
    [{ roles: [] }, 'roles', 'Choose at least one role'],
    [{ links: [{ label: 'Run', url: 'javascript:alert(1)' }] }, 'links', /needs a web address/],
    [{ links: [{ label: 'Site', url: '' }] }, 'links', 'Enter a label and an address for each link'],
    [{ memberships: [{ name: 'NRLA', number: '' }] }, 'memberships', /a name and a number/],
    [{ companies: '1234' }, 'companies', /isn’t a company number/],
    [{ regions: Array.from({ length: 21 }, (_, at) => `R${at}`).join(',') }, 'regions', /20 or fewer/],
  ])('complains of %o', (more, name, text) => {
    expect(complaints({ links: [], ...more })[name]).toMatch(text);
  });

  it('takes postcodes and company numbers in small letters', () => {
    expect(changesOf({ ...begun, outcode: 'ls6', companies: 'sc123456' }, begun)).toEqual({ outcode: 'LS6' });
  });
});
