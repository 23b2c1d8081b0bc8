import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

// Every answer is validated against the contract by the checked server.
const list = async () => (await call('GET', '/companies')).json as Schema<'CompanyPage'>;
const companyOf = (json: unknown) => json as Schema<'Company'>;
const errorsOf = (json: unknown) => Object.keys((json as Schema<'ApiError'>).errors ?? {}).toSorted();
const draft = { name: 'Okafor Nominees Ltd', number: '01000042', typeId: 'ltd', status: 'active' } as const;
const hits = async (query: string) =>
  (await call('GET', `/companies/ch/company-search?query=${encodeURIComponent(query)}`))
    .json as Schema<'CompanySearchHitList'>;
const charges = async (number: string) =>
  (await call('GET', `/companies/ch/charges?companyNumber=${number}`)).json as Schema<'ChargePage'>;

describe('GET /companies', () => {
  it('is for members only', async () => expect((await call('GET', '/companies')).status).toBe(401));

  it('shows debt and open charges', async () => {
    server.signInAs('hannah.okafor');
    const { data, total } = await list();
    expect(total).toBe(3);
    expect(data.find(({ number }) => number === '09843127')).toMatchObject({ debt: 480_500, openCharges: 2 });
  });
});

describe('POST /companies', () => {
  it('keeps leading zeros, and makes renewal dates of its filings', async () => {
    server.signInAs('hannah.okafor');
    const { status, json } = await call('POST', '/companies', { ...draft, nextAccountsOn: '2026-12-31' });
    expect(status).toBe(201);
    const { id, number } = companyOf(json);
    expect(number).toBe('01000042');
    const due = () => server.world.db.renewalDate.by('companyId', id).map(({ kind, dueOn }) => [kind, dueOn]);
    expect(due()).toEqual([['accounts', '2026-12-31']]);
    await call('PUT', `/companies/${id}`, { nextAccountsOn: null, nextConfirmationOn: '2026-07-01' });
    expect(due()).toEqual([['confirmation_statement', '2026-07-01']]);
  });

  it('takes a number once', async () => {
    server.signInAs('hannah.okafor');
    expect((await call('POST', '/companies', { ...draft, number: '09843127' })).status).toBe(409);
    server.signInAs('callum.reyes');
    expect((await call('POST', '/companies', { ...draft, number: '09843127' })).status).toBe(201);
  });

  it.each(['SC123456', 'NI123456', 'OC123456'])('takes %s', async (number) => {
    server.signInAs('hannah.okafor');
    expect((await call('POST', '/companies', { ...draft, number })).status).toBe(201);
  });

  it('refuses numbers of another form, shares that do not sum, and days that are none', async () => {
    server.signInAs('hannah.okafor');
    expect(errorsOf((await call('POST', '/companies', { ...draft, number: '9843127' })).json)).toEqual([
      'number',
    ]);
    const { json } = await call('POST', '/companies', {
      ...draft,
      number: null,
      shareholders: [{ name: 'Hannah Okafor', share: 60 }],
      yearEnd: '02-30',
    });
    expect(errorsOf(json)).toEqual(['number', 'shareholders', 'yearEnd']);
    const alone = { name: 'Hannah Okafor', typeId: 'sole_trader', status: 'active' };
    expect((await call('POST', '/companies', alone)).status).toBe(201);
  });
});

describe('PUT and DELETE /companies/{id}', () => {
  it('are for the owner, and refuse an older state', async () => {
    server.signInAs('hannah.okafor');
    const stale = { bankRef: 'X', updatedAt: '2020-01-01T00:00:00.000Z' };
    const path = `/companies/${uuidOf('company', 1)}`;
    expect((await call('PUT', path, stale)).status).toBe(409);
    expect((await call('PUT', path, { number: 'SC447190' })).status).toBe(409);
    server.signInAs('callum.reyes');
    expect((await call('PUT', path, { bankRef: 'X' })).status).toBe(403);
    expect((await call('DELETE', path)).status).toBe(403);
  });

  it('delete what owes nothing, and its filings', async () => {
    server.signInAs('hannah.okafor');
    expect((await call('DELETE', `/companies/${uuidOf('company', 1)}`)).status).toBe(409);
    const { id } = companyOf(
      (await call('POST', '/companies', { ...draft, nextAccountsOn: '2026-12-31' })).json,
    );
    expect((await call('DELETE', `/companies/${id}`)).status).toBe(204);
    expect(server.world.db.renewalDate.by('companyId', id)).toEqual([]);
    expect((await call('DELETE', `/companies/${id}`)).status).toBe(404);
  });
});

describe('GET /companies/ch/company-search', () => {
  it('finds by words or number, dissolved ones too', async () => {
    server.signInAs('hannah.okafor');
    expect((await hits('okafor')).map(({ status }) => status)).toContain('dissolved');
    expect((await hits('00987412'))[0]?.title).toBe('HARBOURSIDE STAYS LTD');
    expect((await hits('lettings kirkstall')).map(({ companyNumber }) => companyNumber)).toEqual([
      '12877013',
    ]);
    expect(await hits('zzzzzz')).toEqual([]);
  });

  it('needs three characters', async () => {
    server.signInAs('hannah.okafor');
    expect((await call('GET', '/companies/ch/company-search?query=ok')).status).toBe(400);
    expect((await call('GET', '/companies/ch/company-search?query=%20%20ok')).status).toBe(400);
    expect((await call('GET', '/companies/ch/company-search')).status).toBe(400);
  });
});

describe('GET /companies/ch/charges', () => {
  it('matches charges with loans, and marks the one without', async () => {
    server.signInAs('hannah.okafor');
    const { data } = await charges('SC447190');
    expect(data.map(({ chargeCode, mismatch }) => [chargeCode, mismatch])).toEqual([
      ['SC4471900002', 'unmatched'],
      ['SC4471900001', null],
    ]);
    expect(data[1]?.mortgageId).toBe(uuidOf('mortgage', 9));
  });

  it('marks a satisfied charge of a loan that is still owed', async () => {
    server.signInAs('hannah.okafor');
    const row = server.world.db.companyCharge.first('chargeCode', '009874120001');
    server.world.db.companyCharge.update(row?.id ?? '', { status: 'fully_satisfied' });
    expect((await charges('00987412')).data[0]?.mismatch).toBe('satisfied_but_owed');
  });

  it('is empty without charges, says nothing of others’ loans, and knows the numbers there are', async () => {
    server.signInAs('hannah.okafor');
    expect((await charges('09120077')).data).toEqual([]);
    expect((await charges('11204658')).data.map(({ mismatch }) => mismatch)).toEqual([null, null]);
    expect((await call('GET', '/companies/ch/charges?companyNumber=99999999')).status).toBe(404);
    expect((await call('GET', '/companies/ch/charges?companyNumber=123')).status).toBe(400);
  });
});

it('GET /companies/types lists the legal forms', async () => {
  server.signInAs('hannah.okafor');
  const types = (await call('GET', '/companies/types')).json as Schema<'CompanyTypeList'>;
  expect(types.map(({ key }) => key)).toEqual([
    'ltd',
    'llp',
    'plc',
    'partnership',
    'sole_trader',
    'trust',
    'charity',
  ]);
});
