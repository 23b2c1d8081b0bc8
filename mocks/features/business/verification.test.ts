import { expect, it } from 'vitest';
import { call, checkedServer, testOrigin } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
const business = () => {
  const found = server.world.db.business.first('username', 'pritchard.lettings');
  if (found === undefined) throw new Error('The seeds have no such business');
  return found;
};
const unverified = () => server.world.db.business.update(business().id, { verified: false });
const pdf = (name = 'incorporation.pdf') => new File(['%PDF-1.4'], name, { type: 'application/pdf' });

async function send(...files: File[]) {
  const form = new FormData();
  for (const file of files) form.append('proof', file);
  const answer = await fetch(
    new Request(`${testOrigin}/api/businesses/${business().id}`, { method: 'PUT', body: form }),
  );
  return { status: answer.status, json: (await answer.json()) as Schema<'Business'> & { errors?: object } };
}
const change = (body: object) => call('PUT', `/businesses/${business().id}`, body);
const read = async () => (await call('GET', `/businesses/${business().id}`)).json as Schema<'Business'>;

it('The owner sends documents, an admin reads and declines them with a reason, and others can be sent', async () => {
  unverified();
  server.signInAs('gareth.pritchard');
  expect((await send(pdf())).json.verification).toMatchObject({
    documents: [{ name: 'incorporation.pdf' }],
    submittedAt: '2026-05-13T10:30:00.000Z',
    declinedReason: null,
  });
  expect((await change({ declinedReason: 'No' })).status).toBe(403);
  server.signInAs('tom.whitfield');
  const waiting = (await call('GET', '/businesses?unverified=true&sort=name')).json as Schema<'BusinessPage'>;
  expect(waiting.data.map(({ username }) => username)).toEqual(['gallacher.daughter', 'pritchard.lettings']);
  const [seeded] = waiting.data[0]?.verification?.documents ?? [];
  expect((await fetch(`${testOrigin}/api/media/${seeded?.file}`)).status).toBe(200);
  const [document] = (await read()).verification?.documents ?? [];
  expect((await fetch(`${testOrigin}/api/media/${document?.file}`)).status).toBe(200);
  expect((await change({ declinedReason: ' It has expired. ' })).status).toBe(200);
  expect((await change({ declinedReason: 'Again' })).status).toBe(409);
  expect(server.world.db.mail.all().at(-1)?.subject).toBe('We couldn’t verify Pritchard Lettings');
  expect(server.world.db.auditEntry.all().at(-1)).toMatchObject({ act: 'verify', after: 'declined' });
  server.signInAs('gareth.pritchard');
  expect((await read()).verification?.declinedReason).toBe('It has expired.');
  await send(pdf('new.pdf'));
  server.signInAs('tom.whitfield');
  expect((await change({ verified: true })).json).toMatchObject({ verified: true });
  server.signInAs('gareth.pritchard');
  expect((await send(pdf())).status).toBe(409);
});

it('Documents are for who may change the business, and only PDFs, JPGs and PNGs are taken', async () => {
  unverified();
  server.signInAs('gareth.pritchard');
  expect((await send(new File(['x'], 'run.exe', { type: 'application/x-msdownload' }))).status).toBe(422);
  const [document] = (await send(pdf())).json.verification?.documents ?? [];
  server.signInAs('hannah.okafor');
  expect(await read()).not.toHaveProperty('verification');
  expect((await fetch(`${testOrigin}/api/media/${document?.file}`)).status).toBe(403);
  expect((await send(pdf())).status).toBe(403);
  expect((await call('GET', '/businesses?unverified=true')).status).toBe(403);
});
