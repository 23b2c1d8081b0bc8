import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { viewingFixture } from '@/testing/fixtures/viewing-fixture';
import {
  changedBody,
  checksError,
  lengthChoices,
  movedBody,
  newBody,
  reminderChoices,
  valuesOf,
  whenErrors,
} from './form-values';

// A reader abroad books by the clock where the home is.
const homeZone = process.env['TZ'];
beforeEach(() => {
  process.env['TZ'] = 'America/New_York';
});
afterEach(() => {
  if (homeZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = homeZone;
});

const now = Date.parse('2026-05-13T10:30:00Z');
const filled = { ...valuesOf(), day: '2026-05-20', time: '10:30', minutes: '45' };

describe('A booking', () => {
  it('Is sent as it was typed, in UTC, with what to check there', () => {
    const attendees = [{ id: 2, fullName: 'Callum Reyes' }];
    const body = newBody(
      {
        ...filled,
        kind: 'second',
        isConfirmed: true,
        attendees,
        checks: ' Boiler age \n\nDamp in the bay\n',
      },
      { listingId: 'l', title: '14 Ashfield Terrace' },
    );
    expect(body).toEqual({
      listingId: 'l',
      title: '14 Ashfield Terrace',
      startsAt: '2026-05-20T09:30:00.000Z',
      minutes: 45,
      kind: 'second',
      status: 'confirmed',
      agentContactId: null,
      attendees: [2],
      reminders: [60],
      checklist: [
        { item: 'Boiler age', state: 'unknown', note: '', image: null, cost: null },
        { item: 'Damp in the bay', state: 'unknown', note: '', image: null, cost: null },
      ],
    });
  });

  it('Shortens a title that is too long, and sends no empty checklist', () => {
    const body = newBody(filled, { evaluationId: 'e', title: 'x'.repeat(250) });
    expect(body.title).toHaveLength(200);
    expect(body).not.toHaveProperty('checklist');
  });

  it.each([
    [{ day: '1/2' }, { day: 'Enter a date, such as 14/02/2027' }],
    [{ time: '' }, { time: 'Enter a time' }],
    [{ day: '2026-05-13', time: '11:30' }, { day: 'Choose a time in the future' }],
    [{ day: '2020-03-29', time: '01:30' }, { day: 'Choose a time in the future' }],
    [{ day: '2027-03-28', time: '01:30' }, { time: 'The clocks go forward past this time. Choose another.' }],
    [{}, {}],
  ])('With %j it says what is wrong', (typed, errors) => {
    expect(whenErrors({ ...filled, ...typed }, now)).toEqual(errors);
  });
});

it('Points to check are limited by the line, and in number', () => {
  expect(checksError(`Boiler age\n${'x'.repeat(120)}\n`)).toBeUndefined();
  expect(checksError('x'.repeat(121))).toBe('Use 120 characters or fewer on each line');
  expect(checksError('Damp\n'.repeat(101))).toBe('Use 100 lines or fewer');
});

describe('A change', () => {
  const viewing = viewingFixture({ minutes: 50, reminders: [15], agentContactId: 'c' });

  it('Begins with what there is, odd lengths and reminders included', () => {
    const values = valuesOf(viewing);
    expect(values).toMatchObject({ day: '2026-05-20', time: '10:30', minutes: '50', isConfirmed: true });
    expect(lengthChoices(values.minutes).map(({ label }) => label)).toContain('50 minutes');
    expect(reminderChoices(values.reminders)[0]).toEqual({ minutes: 15, label: '15 minutes before' });
  });

  it('May leave a time that is over', () => {
    const late = Date.parse('2026-06-01T00:00:00Z');
    expect(whenErrors(valuesOf(viewing), late, viewing.startsAt)).toEqual({});
    expect(whenErrors({ ...valuesOf(viewing), time: '10:45' }, late, viewing.startsAt)).toEqual({
      day: 'Choose a time in the future',
    });
  });

  it('Changes the status of an open viewing only, and names the state it began from', () => {
    const values = { ...valuesOf(viewing), isConfirmed: false };
    expect(changedBody(values, viewing)).toMatchObject({ status: 'requested', updatedAt: viewing.updatedAt });
    expect(changedBody(values, { ...viewing, status: 'done' })).not.toHaveProperty('status');
  });

  it('Another time is to be confirmed anew unless it is agreed', () => {
    expect(movedBody(filled, false, { status: 'confirmed' })).toEqual({
      startsAt: '2026-05-20T09:30:00.000Z',
      minutes: 45,
      status: 'requested',
    });
    expect(movedBody(filled, false, { status: 'requested' })).not.toHaveProperty('status');
    expect(movedBody(filled, true, { status: 'cancelled' })).toMatchObject({ status: 'confirmed' });
  });
});
