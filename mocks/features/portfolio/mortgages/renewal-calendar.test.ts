import { expect, it } from 'vitest';
import { call, checkedServer, testOrigin } from '../../../engine/contract/checked-server';
import { uuidOf } from '../../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
const tokenOf = async (method: 'GET' | 'POST') =>
  ((await call(method, '/renewal-dates/calendar')).json as { token: string | null }).token;
const file = async (token: string | null) => {
  const answer = await fetch(`${testOrigin}/api/renewal-dates/calendar/${token}.ics`);
  return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() };
};

it('A member’s calendar has no address until they ask for one, and each of theirs is new', async () => {
  server.signInAs('hannah.okafor');
  expect(await tokenOf('GET')).toBeNull();
  const first = await tokenOf('POST');
  expect(await tokenOf('GET')).toBe(first);
  const second = await tokenOf('POST');
  expect(second).not.toBe(first);
  expect((await file(first)).status).toBe(404);
  expect((await file(second)).status).toBe(200);
  expect((await call('DELETE', '/renewal-dates/calendar')).status).toBe(204);
  expect((await file(second)).status).toBe(404);
  server.signInAs('tom.whitfield');
  expect(await tokenOf('GET')).toBeNull();
});

it('Whoever knows the address reads the dates of its member alone, as they are now', async () => {
  server.signInAs('hannah.okafor');
  const token = await tokenOf('POST');
  await call('POST', '/renewal-dates', {
    propertyId: uuidOf('property', 1),
    kind: 'pat',
    dueOn: '2027-02-28',
  });
  server.signInAs('zainab.hussain');
  const { type, text } = await file(token);
  expect(type).toContain('text/calendar');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain('SUMMARY:PAT test due: ');
  expect(text).toContain('DTSTART;VALUE=DATE:20270228');
  const shown = server.world.db.renewalDate
    .all()
    .filter(({ ownerId, dueOn, notApplicable }) => ownerId === 1 && dueOn !== null && !notApplicable);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(shown.length);
});
