import { expect, it } from 'vitest';
import { homeOf } from './home';

const home = (address: string | null, outcode: string | null) => ({ address, outcode, image: null });

it.each([
  ['14 Ashfield Terrace, Leeds LS11 8PT', home('14 Ashfield Terrace, Leeds LS11 8PT', 'LS11'), null],
  ['14 Ashfield Terrace', home('14 Ashfield Terrace, Leeds LS11 8PT', 'LS11'), 'LS11'],
  [
    'Beeston terrace',
    home('14 Ashfield Terrace, Leeds LS11 8PT', 'LS11'),
    '14 Ashfield Terrace, Leeds LS11 8PT',
  ],
  ['Beeston terrace', home(null, 'LS11'), 'LS11'],
  ['Beeston terrace', null, null],
])('Beside “%s” stands what it leaves out', (title, place, said) => {
  expect(homeOf({ title, home: place }).place).toBe(said);
});

it('One goes to the address, or to what is known of it', () => {
  expect(homeOf({ title: 'Deal', home: home('1 High St, Leeds', 'LS1') }).address).toBe('1 High St, Leeds');
  expect(homeOf({ title: 'Harold Mount', home: home(null, 'LS6') }).address).toBe('Harold Mount LS6');
});

it('A photo is one of the media path', () => {
  const image = '4/media/front.jpg';
  expect(homeOf({ title: '', home: { address: null, outcode: null, image } }).photo).toMatchObject({
    ownerId: '4',
    file: 'front.jpg',
  });
});
