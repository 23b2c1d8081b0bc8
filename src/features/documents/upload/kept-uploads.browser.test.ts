import { afterEach, expect, it } from 'vitest';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { dropUpload, keepUpload, keptUploads } from './kept-uploads';

const hannah = 1;
const lease = { id: 'lease', place: { propertyId: 'home' }, file: new File(['Lease'], 'Lease.pdf') };
const deed = { id: 'deed', place: {}, file: new File(['Deed'], 'Deed.pdf') };

/** What a page finds that is opened after the last one went away. */
const found = async (userId = hannah) =>
  Promise.all(
    (await keptUploads(userId)).map(async ({ id, place, file }) => [id, place, file.name, await file.text()]),
  );

afterEach(() => removeDraftsOf(hannah));

it('An upload that was interrupted is there with its file until it is over', async () => {
  keepUpload(hannah, lease);
  keepUpload(hannah, deed);
  await expect
    .poll(() => found())
    .toEqual([
      ['lease', { propertyId: 'home' }, 'Lease.pdf', 'Lease'],
      ['deed', {}, 'Deed.pdf', 'Deed'],
    ]);
  dropUpload(hannah, 'lease');
  expect(await found()).toEqual([['deed', {}, 'Deed.pdf', 'Deed']]);
});

it('An upload goes from this device when its member signs out, and nobody else finds it', async () => {
  keepUpload(hannah, lease);
  await expect.poll(() => found()).toHaveLength(1);
  expect(await found(2)).toEqual([]);
  removeDraftsOf(hannah);
  expect(await found()).toEqual([]);
});
