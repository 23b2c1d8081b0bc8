import { expect, it } from 'vitest';
import { addressOf, readViewingsSearch } from './viewings-search';

it.each([
  [{}, { view: 'list' }, {}],
  [{ view: 'calendar', month: '2026-05' }, { view: 'calendar', month: '2026-05' }, undefined],
  [{ view: 'map', month: '2026-13' }, { view: 'list' }, {}],
  [{ view: 'list', month: '2026-05' }, { view: 'list', month: '2026-05' }, {}],
  [{ view: ['calendar'], month: 202605 }, { view: 'list' }, {}],
])('%j is read, and written again without what is usual', (raw, read, written) => {
  expect(readViewingsSearch(raw)).toEqual(read);
  expect(addressOf(readViewingsSearch(raw))).toEqual(written ?? raw);
});
