import { expect, it } from 'vitest';
import { filterWords, searchIn, searchText } from './filters/filter-words';
import { nearbyTypes } from './nearby-types';
import { milesText, placeText } from './place-text';

it('says a set of filters in a line', () => {
  expect(filterWords({ show: 'people', role: 'broker', near: 'Leeds', radius: 10, online: true })).toBe(
    'People · Broker · within 10 miles of Leeds · online now',
  );
  expect(filterWords({ query: 'damp', accreditation: 'RICS', near: 'LS6', sort: 'nearest' })).toBe(
    'Businesses · “damp” · within 25 miles of LS6 · RICS · nearest',
  );
});

it('keeps a set of filters as a text, and reads it back', () => {
  const search = {
    businessType: 'Solicitors & conveyancers',
    near: 'LS6',
    radius: 10,
    online: true,
  } as const;
  expect(searchIn(searchText(search))).toEqual(search);
  expect(searchIn('radius=7&near=%&x=1')).toEqual({ near: '%' });
});

it('says where somebody is, and how far that is', () => {
  expect(placeText('Leeds', 'LS6', 3.25)).toBe('Leeds LS6 · 3.3 mi');
  expect(placeText('Leeds', null, undefined)).toBe('Leeds');
  expect(placeText(undefined, undefined, 3)).toBe('');
  expect([milesText(0.4), milesText(12)]).toEqual(['under 1 mi', '12 mi']);
});

it('offers each type once, the nearest first, with the least distance that reaches it', () => {
  const at = (type: string, distanceMiles: number | null) => ({ type, distanceMiles });
  expect(nearbyTypes([at('Agents', 0), at('Surveyors', 10.8), at('Agents', 12)])).toEqual([
    { name: 'Agents', miles: 0, radius: 5 },
    { name: 'Surveyors', miles: 10.8, radius: 25 },
  ]);
  expect(nearbyTypes(['a', 'b', 'c', 'd', 'e'].map((type) => at(type, null)))).toHaveLength(4);
  expect(nearbyTypes([at('Agents', null)])).toEqual([{ name: 'Agents', miles: null, radius: undefined }]);
});
