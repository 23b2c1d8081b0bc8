import { expect, it } from 'vitest';
import { viewingFixture } from '@/testing/fixtures/viewing-fixture';
import { eventOf } from './calendar-event';

const origin = 'https://tiebeam.example';

it('A calendar gets where and when a viewing is, with whom, and under one id for ever', () => {
  const agent = { name: 'Nicola Stamford', company: 'Okeford Lettings', phone: '0161 496 0502', email: null };
  const people = [{ id: 2, fullName: 'Callum Reyes', username: 'callum.reyes', profileImage: null }];
  expect(eventOf(viewingFixture({ kind: 'second', agent, people, reminders: [60] }), origin)).toMatchObject({
    uid: 'viewing-018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a01@tiebeam',
    title: 'Second viewing: 14 Ashfield Terrace, Leeds LS11 8PT',
    startsAt: '2026-05-20T09:30:00.000Z',
    minutes: 45,
    location: '14 Ashfield Terrace, Leeds LS11 8PT',
    description: 'Agent: Nicola Stamford, Okeford Lettings, 0161 496 0502\nWith Callum Reyes',
    url: 'https://tiebeam.example/pipeline/viewings',
    reminders: [60],
    sequence: 90,
  });
});

it.each([
  ['requested', { isTentative: true, isCancelled: false }],
  ['confirmed', { isTentative: false, isCancelled: false }],
  ['cancelled', { isTentative: false, isCancelled: true }],
] as const)('A viewing that is %s is so in the calendar', (status, told) => {
  expect(eventOf(viewingFixture({ status }), origin)).toMatchObject(told);
});

it('A viewing without a time is no event', () => {
  expect(eventOf(viewingFixture({ startsAt: 'soon' }), origin)).toBeNull();
});
