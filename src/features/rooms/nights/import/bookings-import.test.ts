import { expect, it } from 'vitest';
import { bookingsAfter, planBookings } from './plan-bookings';
import { readBookings } from './read-bookings';

const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const calendar = (...events: readonly string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Airbnb Inc//EN', ...events.flat(), 'END:VCALENDAR', ''].join(
    '\r\n',
  );

const file = calendar(
  event('UID:b@x', 'DTSTART;VALUE=DATE:20260620', 'DTEND;VALUE=DATE:20260623', 'SUMMARY:Reserved'),
  event('UID:a@x', 'DTSTART;VALUE=DATE:20260601', 'DTEND;VALUE=DATE:20260605', 'SUMMARY:Reserved'),
  event('UID:c@x', 'DTSTART;VALUE=DATE:20260701', 'SUMMARY:Airbnb (Not available)'),
  event('UID:d@x', 'DTSTART;VALUE=DATE:20260710', 'DTEND;VALUE=DATE:20260712', 'STATUS:CANCELLED'),
  // Late in the evening in summer time: the next day in London.
  event('UID:e@x', 'DTSTART:20260809T233000Z', 'DTEND:20260812T090000Z', 'SUMMARY:Reserved'),
);

it('A booking site’s calendar is read by date: nights, own use, moments by London’s days, nothing cancelled', () => {
  expect(readBookings(file, 'Airbnb')).toEqual([
    { from: '2026-06-01', to: '2026-06-05', source: 'Airbnb', uid: 'a@x' },
    { from: '2026-06-20', to: '2026-06-23', source: 'Airbnb', uid: 'b@x' },
    { from: '2026-07-01', to: '2026-07-02', source: 'owner', uid: 'c@x' },
    { from: '2026-08-10', to: '2026-08-12', source: 'Airbnb', uid: 'e@x' },
  ]);
});

it.each(['', 'Date,Amount\n1,2', '<html></html>', 'BEGIN:VCARD\r\nFN:Ann\r\nEND:VCARD\r\n'])(
  'What is no calendar is refused in words: %j',
  (text) => {
    expect(() => readBookings(text, 'Airbnb')).toThrow('There is no vcalendar in it');
  },
);

it('A file imported twice adds nothing; what moved is moved, and what is gone can be taken out', () => {
  const read = readBookings(file, 'Airbnb');
  const first = planBookings([], read, 'Airbnb', '2026-05-13');
  const after = bookingsAfter([], first, true);
  expect(planBookings(after, read, 'Airbnb', '2026-05-13')).toMatchObject({
    added: [],
    moved: [],
    same: 4,
    gone: [],
  });
  const [a, , ...rest] = read;
  const next = [...(a ? [{ ...a, to: '2026-06-06' }] : []), ...rest];
  const plan = planBookings(after, next, 'Airbnb', '2026-05-13');
  expect([plan.moved.length, plan.gone.map(({ uid }) => uid)]).toEqual([1, ['b@x']]);
  expect(bookingsAfter(after, plan, true).map(({ to }) => to)).toEqual([
    '2026-06-06',
    '2026-07-02',
    '2026-08-12',
  ]);
  expect(bookingsAfter(after, plan, false)).toHaveLength(4);
});

it('Nights that another guest has are named as a clash, and the past is left as it was', () => {
  const known = [
    { from: '2026-06-04', to: '2026-06-08', source: 'Direct' },
    { from: '2026-05-01', to: '2026-05-03', source: 'Airbnb', uid: 'old@x' },
  ];
  const plan = planBookings(known, readBookings(file, 'Airbnb'), 'Airbnb', '2026-05-13');
  expect(plan.clashes.map(({ uid }) => uid)).toEqual(['a@x']);
  expect(plan.gone).toEqual([]);
});
