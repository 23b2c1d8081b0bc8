import { expect, it } from 'vitest';
import { noteText } from './notes';

it('Rooms that are too small are counted', () => {
  const text = (rooms: number) => noteText('undersized-room', 'england', rooms);
  expect(text(1)).toBe('A room is too small for its occupants in a licensed HMO.');
  expect(text(2)).toBe('2 rooms are too small for their occupants in a licensed HMO.');
});
