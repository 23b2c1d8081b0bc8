import { expect, it } from 'vitest';
import { addressOf, readDocumentsSearch } from './documents-search';

const id = '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a05';

it('An address says the property, the folder and the words, or the bin', () => {
  expect(readDocumentsSearch({ property: id, folder: id, query: ' gas ', view: 'grid' })).toEqual({
    property: id,
    folder: id,
    query: 'gas',
    view: 'grid',
    isBin: false,
  });
  expect(readDocumentsSearch({ property: 'x', folder: 7, query: '', view: 'wall', bin: true })).toEqual({
    isBin: true,
  });
  expect(addressOf({ isBin: false, property: id })).toEqual({ property: id });
  expect(addressOf({ isBin: true, property: id })).toEqual({ bin: true });
});
