import { expect, it, vi } from 'vitest';
import { outcodePins, placePins } from './place-pins';

it('What has an outward postcode or a town stands there, and what has neither is left out', () => {
  const rows = [
    { id: 'a', outcode: 'LS6', town: null },
    { id: 'b', outcode: null, town: 'Cardiff' },
    { id: 'c', outcode: 'QQ1', town: 'Atlantis' },
  ];
  const pins = placePins(rows, (row) => ({ ...row, text: row.id, name: row.id }));
  expect(pins.map(({ id, lat, lng }) => [id, lat, lng])).toEqual([
    ['a', 53.8, -1.55],
    ['b', 51.48, -3.18],
  ]);
});

it('A row that breaks the contract is left out and logged, and the others stand on the map', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const pins = placePins(['a', 'b'], (id) => {
    if (id === 'b') throw new TypeError('It has no price');
    return { id, outcode: 'LS6', text: id, name: id };
  });
  expect(pins.map(({ id }) => id)).toEqual(['a']);
  expect(said).toHaveBeenCalledOnce();
});

it('Outward postcodes of one place are one pin', () => {
  expect(outcodePins(['LS1', 'LS6', 'LS7', 'M1', 'QQ1']).map(({ text, name }) => [text, name])).toEqual([
    ['LS1, LS6 +1', 'LS1, LS6, LS7'],
    ['M1', 'M1'],
  ]);
});
