import { describe, expect, it } from 'vitest';
import { readNaturalDate, type NaturalPart } from './natural-date';

// A Wednesday.
const now = new Date('2026-11-25T10:00:00Z');
const read = (text: string, at = now, ignored: NaturalPart[] = []) =>
  readNaturalDate(text, at, new Set(ignored));

describe('A day in a sentence', () => {
  it.each([
    ['Call today', '2026-11-25'],
    ['Call tomorrow', '2026-11-26'],
    ['Call the day after tomorrow', '2026-11-27'],
    ['Call Friday', '2026-11-27'],
    ['Call on Friday', '2026-11-27'],
    ['Call by fri', '2026-11-27'],
    ['Call this Friday', '2026-11-27'],
    ['Call next Friday', '2026-12-04'],
    ['Call next fri', '2026-12-04'],
    ['Call Friday week', '2026-12-04'],
    ['Call a week on Friday', '2026-12-04'],
    ['Call a week tomorrow', '2026-12-03'],
    ['Call Wednesday', '2026-12-02'],
    ['Call this Wednesday', '2026-11-25'],
    ['Call Monday', '2026-11-30'],
    ['Call next Monday', '2026-11-30'],
    ['Call on Sat', '2026-11-28'],
    ['Call sun', '2026-11-29'],
    ['Call in 2 weeks', '2026-12-09'],
    ['Call in two weeks', '2026-12-09'],
    ['Call in a fortnight', '2026-12-09'],
    ['Call in a week’s time', '2026-12-02'],
    ['Call in 3 months', '2027-02-25'],
    ['Call 10 days from now', '2026-12-05'],
    ['Call next week', '2026-11-30'],
    ['Call next month', '2026-12-01'],
    ['Call at the weekend', '2026-11-28'],
    ['Call next weekend', '2026-12-05'],
    ['Call end of month', '2026-11-30'],
    ['Call by the end of the month', '2026-11-30'],
    ['Call end of next month', '2026-12-31'],
    ['Call by end of week', '2026-11-27'],
    ['Call at the end of the year', '2026-12-31'],
    ['Call 3 March', '2027-03-03'],
    ['Call on the 3rd of March', '2027-03-03'],
    ['Call March 3rd', '2027-03-03'],
    ['Call 27 Nov', '2026-11-27'],
    ['Call Fri 27 Nov', '2026-11-27'],
    ['Call 3 March 2028', '2028-03-03'],
    ['Call 3/3', '2027-03-03'],
    ['Call 3/3/27', '2027-03-03'],
    ['Call 12.12.26', '2026-12-12'],
    ['Call on 3.3.2027', '2027-03-03'],
    ['Call 12/11', '2027-11-12'],
    ['Call 2027-03-03', '2027-03-03'],
    ['Call 29 Feb', '2028-02-29'],
    ['Call on the 3rd', '2026-12-03'],
    ['Call by the 31st', '2026-12-31'],
  ])('%s: %s', (text, day) =>
    expect(read(text)).toEqual({ rest: 'Call', day, time: null, repeat: null, passed: null }),
  );

  it('The last one that is written counts', () => {
    expect(read('Tell Sam about Friday tomorrow')).toMatchObject({
      rest: 'Tell Sam about Friday',
      day: '2026-11-26',
    });
  });

  it('The words around it are the rest', () => {
    expect(read('On Friday, call the agent').rest).toBe('call the agent');
    expect(read('Call, on Friday, the agent').rest).toBe('Call the agent');
  });
});

describe('Words that are no day', () => {
  it.each([
    'Sell the second flat',
    'March up the hill',
    'May the broker ring',
    'Sun room quote',
    'Wed the brochure to the plan',
    'Measure Room 5/6 floor',
    'Reread clause 3/4',
    'Reread clause 3.4.27',
    'Pay 3.4 of it',
    'Offer £3/3',
    'Offer 174,000',
    'Friday’s list for the builder',
    "Chase Monday's offer",
    'Check the Friday-night noise',
    'Call 31 June',
    'Call 30/2',
    'Find 24/7 cover',
    'Fridays only',
    'Now then',
    'Mark the monthly rent as paid',
    '',
  ])('“%s” stays as it is', (text) =>
    expect(read(text)).toEqual({ rest: text, day: null, time: null, repeat: null, passed: null }),
  );
});

describe('A time in a sentence', () => {
  it.each([
    ['Call tomorrow 10am', '2026-11-26', '10:00'],
    ['Call tomorrow at 10', '2026-11-26', '10:00'],
    ['Call at 3 tomorrow', '2026-11-26', '15:00'],
    ['Call tomorrow at 10.30', '2026-11-26', '10:30'],
    ['Call tomorrow 10.30am', '2026-11-26', '10:30'],
    ['Call tomorrow 14:05', '2026-11-26', '14:05'],
    ['Call 12pm tomorrow', '2026-11-26', '12:00'],
    ['Call 12am tomorrow', '2026-11-26', '00:00'],
    ['Call half past 9 on Friday', '2026-11-27', '09:30'],
    ['Call at half 3 on Friday', '2026-11-27', '15:30'],
    ['Call tomorrow half 9', '2026-11-26', '09:30'],
    ['Call quarter to 4 on Friday', '2026-11-27', '15:45'],
    ['Call noon Friday', '2026-11-27', '12:00'],
    ['Call Friday morning', '2026-11-27', '09:00'],
    ['Call tomorrow in the afternoon', '2026-11-26', '14:00'],
    ['Call this evening', '2026-11-25', '18:00'],
    ['Call tonight', '2026-11-25', '20:00'],
    ['Call tonight at 9pm', '2026-11-25', '21:00'],
    ['Call at 4pm', '2026-11-25', '16:00'],
    ['Call at 9am', '2026-11-26', '09:00'],
    ['Call Friday 5–6pm', '2026-11-27', '17:00'],
    ['Call Friday 5-6pm', '2026-11-27', '17:00'],
    ['Call Friday 5pm – 6 pm', '2026-11-27', '17:00'],
    ['Call between 5 and 6pm on Friday', '2026-11-27', '17:00'],
    ['Call from 5.30pm to 6 Friday', '2026-11-27', '17:30'],
    ['Call Friday 11–1pm', '2026-11-27', '11:00'],
    ['Call Friday 12–1pm', '2026-11-27', '12:00'],
    ['Call Friday 11–12pm', '2026-11-27', '11:00'],
    ['Call Friday 10:00–11:30', '2026-11-27', '10:00'],
  ])('%s: %s at %s', (text, day, time) =>
    expect(read(text)).toEqual({ rest: 'Call', day, time, repeat: null, passed: null }),
  );

  it.each(['Meet at 10 Park Lane', 'Call 25:00', 'Offer at 4 per cent', 'Call 13pm'])(
    '“%s” has none',
    (text) => expect(read(text)).toMatchObject({ rest: text, time: null }),
  );

  it.each([
    ['Call 5–6 Friday', 'Call 5–6'],
    ['Call 5pm–30 Friday', 'Call 5pm–30'],
    ['View Flat 3–4pm Friday', 'View Flat 3–4pm'],
  ])('“%s” leaves the whole of its span in the words', (text, rest) =>
    expect(read(text)).toMatchObject({ rest, day: '2026-11-27', time: null }),
  );

  it('Two times are no span: the last one counts', () => {
    expect(read('Call at 9am and 5pm on Friday')).toMatchObject({ rest: 'Call at 9am and', time: '17:00' });
  });

  it.each(['Be away Mon–Fri', 'Be away 3–5 March'])(
    '“%s” is a span of days, and none of them is chosen',
    (text) => expect(read(text)).toMatchObject({ rest: text, day: null }),
  );

  it('Tonight has no time once it has begun', () => {
    expect(read('Call tonight', new Date('2026-11-25T21:00:00Z'))).toMatchObject({
      day: '2026-11-25',
      time: null,
    });
  });
});

describe('The past', () => {
  it.each([
    ['Call yesterday', 'yesterday'],
    ['Call on 3 March 2020', 'on 3 March 2020'],
    ['Call 3/3/20', '3/3/20'],
    ['Call today 8am', 'today 8am'],
    ['Call this morning', 'this morning'],
  ])('“%s” is never chosen, and said', (text, passed) => {
    expect(read(text)).toMatchObject({ rest: text, day: null, time: null, passed });
  });
});

describe('A rhythm in a sentence', () => {
  it.each([
    ['Call every month', 'FREQ=MONTHLY', '2026-11-25'],
    ['Call monthly', 'FREQ=MONTHLY', '2026-11-25'],
    ['Call daily', 'FREQ=DAILY', '2026-11-25'],
    ['Call every other week', 'FREQ=WEEKLY;INTERVAL=2', '2026-11-25'],
    ['Call every fortnight', 'FREQ=WEEKLY;INTERVAL=2', '2026-11-25'],
    ['Call every quarter', 'FREQ=MONTHLY;INTERVAL=3', '2026-11-25'],
    ['Call every 4 weeks', 'FREQ=WEEKLY;INTERVAL=4', '2026-11-25'],
    ['Call every Friday', 'FREQ=WEEKLY', '2026-11-27'],
    ['Call every other Friday', 'FREQ=WEEKLY;INTERVAL=2', '2026-11-27'],
    ['Call tomorrow every month', 'FREQ=MONTHLY', '2026-11-26'],
    ['Call every month until 4 May', 'FREQ=MONTHLY;UNTIL=20270504', '2026-11-25'],
    ['Call every month from 3 March', 'FREQ=MONTHLY', '2027-03-03'],
    ['Call yearly', 'FREQ=YEARLY', '2026-11-25'],
    ['Call first of every month', 'FREQ=MONTHLY', '2026-12-01'],
    ['Call on the 1st of each month', 'FREQ=MONTHLY', '2026-12-01'],
    ['Call the first day of every month', 'FREQ=MONTHLY', '2026-12-01'],
    ['Call 28th of every month', 'FREQ=MONTHLY', '2026-11-28'],
    ['Call on the 25th of every month', 'FREQ=MONTHLY', '2026-12-25'],
    ['Call 15th of every month until 4 May', 'FREQ=MONTHLY;UNTIL=20270504', '2026-12-15'],
  ])('%s: %s from %s', (text, repeat, day) =>
    expect(read(text)).toEqual({ rest: 'Call', day, time: null, repeat, passed: null }),
  );

  it('A time beside it that has passed today begins tomorrow', () => {
    expect(read('Call every day at 9am')).toMatchObject({ day: '2026-11-26', time: '09:00' });
  });

  it.each([
    'Review rent last day of every month',
    'Review rent on the 31st of every month',
    'Review rent on the last Friday of every month',
    'Review rent second of each quarter',
  ])('“%s” says what no rule can, and stays as it is', (text) =>
    expect(read(text)).toEqual({ rest: text, day: null, time: null, repeat: null, passed: null }),
  );

  it.each(['Call every weekday', 'Call everyday people', 'Call every 100 weeks'])('“%s” has none', (text) =>
    expect(read(text)).toMatchObject({ rest: text, repeat: null }),
  );
});

describe('A part that is to stay in the sentence', () => {
  const text = 'Call agent next Fri 10am every month';
  it('All of it read', () => {
    expect(read(text)).toEqual({
      rest: 'Call agent',
      day: '2026-12-04',
      time: '10:00',
      repeat: 'FREQ=MONTHLY',
      passed: null,
    });
  });

  it('A rhythm that is left does not become a day', () => {
    expect(read('Call every Friday', now, ['repeat'])).toMatchObject({
      rest: 'Call every Friday',
      day: null,
    });
  });

  it('The time alone', () => {
    expect(read(text, now, ['time'])).toMatchObject({
      rest: 'Call agent 10am',
      time: null,
      day: '2026-12-04',
    });
  });

  it('All of it', () => {
    expect(read(text, now, ['day', 'time', 'repeat'])).toEqual({
      rest: text,
      day: null,
      time: null,
      repeat: null,
      passed: null,
    });
  });
});

describe('Days of London', () => {
  it('Just after midnight in summer it is the new day', () => {
    expect(read('Call tomorrow', new Date('2026-07-13T23:30:00Z')).day).toBe('2026-07-15');
  });

  it.each([
    ['2026-03-28T12:00:00Z', '2026-03-29'],
    ['2026-10-24T12:00:00Z', '2026-10-25'],
  ])('Over a change of the clocks, tomorrow of %s is %s', (at, day) => {
    expect(read('Call tomorrow', new Date(at)).day).toBe(day);
    expect(read('Call in a week', new Date(at)).day).toBe(
      new Date(Date.parse(day) + 6 * 86_400_000).toISOString().slice(0, 10),
    );
  });

  it('On a Sunday, next Monday is tomorrow, and so is Monday', () => {
    const sunday = new Date('2026-11-29T12:00:00Z');
    expect(read('Call next Monday', sunday).day).toBe('2026-11-30');
    expect(read('Call Monday', sunday).day).toBe('2026-11-30');
  });

  it('At a weekend, the end of the week is that of the next', () => {
    expect(read('Call by end of week', new Date('2026-11-28T12:00:00Z')).day).toBe('2026-12-04');
  });
});
