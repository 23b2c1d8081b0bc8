import { expect, it } from 'vitest';
import { namesStreet } from './names-street';

it.each([
  ['14 Ashfield Terrace, Beeston, Leeds LS11 8PT', '14 Ashfield Terrace, Beeston, Leeds LS11 8PT'],
  ['Ashfield Terrace, two-bed', '14 Ashfield Terrace, Beeston, Leeds LS11 8PT'],
  ['The ASHFIELD  TERRACE deal', '14 Ashfield Terrace, Beeston, Leeds LS11 8PT'],
  ['Skeldergate apartment', 'Apartment 9, 26 Skeldergate, York YO1 6DX'],
  ['Parkfield Court, flat 6', 'Flat 6, Parkfield Court, 112 Wilbraham Road, Manchester, M14 7DR'],
  ['Wilbraham Road flat', 'Flat 6, Parkfield Court, 112 Wilbraham Road, Manchester, M14 7DR'],
  ['Both on Aviary Mount', '20 and 22 Aviary Mount, Armley, Leeds LS12 2NX'],
  ['Rose Cottage', 'Rose Cottage, Hebden Bridge HX7 8AA'],
])('“%s” names the street of %s', (title, address) => {
  expect(namesStreet(title, address)).toBe(true);
});

it.each([
  ['Beeston two-bed', '14 Ashfield Terrace, Beeston, Leeds LS11 8PT'],
  ['Ashfield school’s neighbour', '14 Ashfield Terrace, Beeston, Leeds LS11 8PT'],
  ['Flat 6 in Manchester', 'Flat 6, Parkfield Court, 112 Wilbraham Road, Manchester, M14 7DR'],
  ['Deal 2/1', '2/1, 19 Craigpark Drive, Dennistoun, Glasgow G31 2NP'],
  ['Armley pair, sold as one lot', '20 and 22 Aviary Mount, Armley, Leeds LS12 2NX'],
  ['Anything', ''],
])('“%s” does not name that of %s', (title, address) => {
  expect(namesStreet(title, address)).toBe(false);
});
