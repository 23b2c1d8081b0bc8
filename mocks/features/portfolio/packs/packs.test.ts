import { afterEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });
afterEach(() => server.world.clock.setTo(now));

const home = uuidOf('property', 1);
const inAMonth = '2026-06-13T10:30:00.000Z';
const wish = { propertyId: home, reader: 'lender', taxYear: '2025-26', expiresAt: inAMonth };
const make = (over: object = {}) => call('POST', '/properties/packs', { ...wish, ...over });
const open = (token: string) => call('POST', '/properties/packs/open', { token });
const list = async () =>
  (await call('GET', `/properties/packs?propertyId=${home}`)).json as Schema<'PropertyPackLinkPage'>;

/** Makes a link as its owner, and leaves a member who has nothing to do with the home signed in. */
async function link(over: object = {}): Promise<Schema<'PropertyPackLink'>> {
  server.signInAs('hannah.okafor');
  const { json } = await make(over);
  server.signInAs('zainab.hussain');
  return json as Schema<'PropertyPackLink'>;
}

describe('a link to a pack', () => {
  it('shows a lender the debts, lets and certificates, and neither tenants nor accounts', async () => {
    const { token } = await link();
    const { status, json } = await open(token);
    expect(status).toBe(200);
    const pack = json as Schema<'PropertyPack'>;
    expect(pack.mortgages.length).toBeGreaterThan(0);
    expect(pack.tenancies.length).toBeGreaterThan(0);
    expect(pack.certificates.length).toBeGreaterThan(0);
    expect(pack.lines).toEqual([]);
    const text = JSON.stringify(json);
    const { db } = server.world;
    for (const tenancy of db.tenancy.by('ownerId', 1).filter(({ propertyId }) => propertyId === home)) {
      for (const id of tenancy.tenantIds) expect(text).not.toContain(db.contact.get(id)?.name);
    }
    expect(text).not.toMatch(/accountLast4|guarantors|notes/);
  });

  it('shows an accountant every line of the books, and they come to the sums to the penny', async () => {
    const { token } = await link({ reader: 'accountant' });
    const { books, lines, tenancies, certificates } = (await open(token)).json as Schema<'PropertyPack'>;
    expect([...tenancies, ...certificates]).toEqual([]);
    expect(lines.length).toBeGreaterThan(10);
    for (const { category, ...sums } of books) {
      const pence = { in: 0, out: 0 };
      for (const line of lines.filter((each) => each.category === category)) {
        pence.in += Math.round((line.in ?? 0) * 100);
        pence.out += Math.round((line.out ?? 0) * 100);
      }
      expect({ in: pence.in / 100, out: pence.out / 100 }).toEqual(sums);
    }
  });

  it('is no longer there once it is revoked', async () => {
    const { id, token } = await link();
    expect((await call('DELETE', `/properties/packs/${id}`)).status).toBe(403);
    server.signInAs('hannah.okafor');
    expect((await call('DELETE', `/properties/packs/${id}`)).status).toBe(204);
    server.signInAs('zainab.hussain');
    expect(await open(token)).toMatchObject({ status: 404, json: { code: 'no-link' } });
  });

  it('ends on its day for others, and not for its owner', async () => {
    const { token } = await link();
    server.world.clock.setTo(new Date(inAMonth));
    expect(await open(token)).toMatchObject({ status: 403, json: { code: 'link-ended' } });
    server.signInAs('hannah.okafor');
    expect((await open(token)).status).toBe(200);
  });

  it('tells its owner who opened it, each once, and not that they looked themselves', async () => {
    const { token } = await link();
    await open(token);
    await open(token);
    server.signInAs('hannah.okafor');
    await open(token);
    const [first] = (await list()).data;
    expect(first?.views.map(({ user }) => user.username)).toEqual(['zainab.hussain']);
  });

  it('needs an end in the future, within a year, and a home of mine', async () => {
    server.signInAs('hannah.okafor');
    for (const expiresAt of ['2026-05-13T10:30:00.000Z', '2027-05-15T00:00:00.000Z']) {
      expect(await make({ expiresAt })).toMatchObject({
        status: 422,
        json: { errors: { expiresAt: [expect.any(String)] } },
      });
    }
    expect(await make({ taxYear: '2025-27' })).toMatchObject({ status: 422 });
    server.signInAs('zainab.hussain');
    expect((await make()).status).toBe(403);
  });

  it('goes with its home', async () => {
    server.signInAs('hannah.okafor');
    const types = (await call('GET', '/properties/types')).json as { id: string }[];
    const { json: added } = await call('POST', '/properties', {
      addressLine1: '1 Test Lane',
      town: 'Leeds',
      postcode: 'LS12 1AA',
      typeId: types[0]?.id,
    });
    const { uuid } = added as Schema<'Property'>;
    const { token } = (await make({ propertyId: uuid })).json as Schema<'PropertyPackLink'>;
    expect((await call('DELETE', `/properties/${uuid}`)).status).toBe(204);
    expect((await open(token)).status).toBe(404);
    expect(server.world.db.propertyPackLink.by('propertyId', uuid)).toEqual([]);
  });
});
