import { afterEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });
afterEach(() => server.world.clock.setTo(now));

// Every answer is validated against the contract by the checked server.
const list = async (query = '') =>
  (await call('GET', `/renewal-dates${query}`)).json as Schema<'RenewalDatePage'>;
const renewalOf = (json: unknown) => json as Schema<'RenewalDate'>;
const errorsOf = (json: unknown) => Object.keys((json as Schema<'ApiError'>).errors ?? {}).toSorted();
const gas = { propertyId: uuidOf('property', 11), kind: 'gas_safety', dueOn: '2026-06-30' } as const;
const add = async (more: object = {}) =>
  renewalOf((await call('POST', '/renewal-dates', { ...gas, ...more })).json);

describe('GET /renewal-dates', () => {
  it('is for members only', async () => expect((await call('GET', '/renewal-dates')).status).toBe(401));

  it('has every status, and counts them whatever status is asked for', async () => {
    server.signInAs('hannah.okafor');
    const { counts, total } = await list();
    expect(Object.values(counts).every((count) => count > 0)).toBe(true);
    const late = await list('?status=overdue,due_30');
    expect(late.total).toBe(counts.overdue + counts.due_30);
    expect(late.counts).toEqual(counts);
    expect(total).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0));
  });

  it('is narrowed by home, company, kind and days', async () => {
    server.signInAs('hannah.okafor');
    expect((await list(`?companyId=${uuidOf('company', 2)}`)).total).toBe(2);
    const kinds = (await list(`?propertyId=${uuidOf('property', 12)}`)).data.map(({ kind }) => kind);
    expect(kinds).toContain('landlord_registration');
    expect(kinds).not.toContain('right_to_rent');
    const may = (await list('?from=2026-05-01&to=2026-05-31')).data.map(({ dueOn }) => dueOn ?? '');
    expect(may).toEqual(may.toSorted());
    expect(may.every((day) => day.startsWith('2026-05'))).toBe(true);
    expect(new Set((await list('?kind=eicr,epc')).data.map(({ kind }) => kind))).toEqual(
      new Set(['eicr', 'epc']),
    );
  });

  it('is narrowed to the homes of an owner with what a company of mine files, as the totals count it', async () => {
    server.signInAs('hannah.okafor');
    const company = uuidOf('company', 2);
    const { data } = await list(`?owner=${company}`);
    expect(data.filter(({ companyId }) => companyId === company)).toHaveLength(2);
    const homes = (await call('GET', `/properties?owner=${company}&summary=true`))
      .json as Schema<'PropertyPage'>;
    const ids = homes.data.map(({ id }) => id);
    expect(
      data.every(({ propertyId, companyId }) => companyId === company || ids.includes(propertyId ?? '')),
    ).toBe(true);
    const due = await list(`?owner=${company}&to=2027-05-13&status=overdue,due_30,due_60,due_90,ok`);
    expect(due.total).toBe(homes.summary?.renewalsIn12Months);
    expect((await list('?tag=HMO')).data.every(({ companyId }) => companyId === null)).toBe(true);
  });

  it('is overdue by the London day', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await add({ dueOn: '2026-05-13' });
    const status = async () => (await list('?kind=gas_safety')).data.find((row) => row.id === id)?.status;
    expect(await status()).toBe('due_30');
    server.world.clock.setTo(new Date('2026-05-13T23:05:00Z'));
    expect(await status()).toBe('overdue');
  });
});

describe('POST /renewal-dates', () => {
  it('knows the usual interval, and proposes the next from the old due day', async () => {
    server.signInAs('hannah.okafor');
    expect(await add()).toMatchObject({ intervalMonths: 12, proposedDueOn: '2027-06-30', status: 'due_60' });
    const wales = { propertyId: uuidOf('property', 13), kind: 'landlord_registration' };
    expect((await add(wales)).intervalMonths).toBe(60);
    expect((await add({ intervalMonths: null })).proposedDueOn).toBeNull();
  });

  it('has no Right to Rent outside England', async () => {
    server.signInAs('hannah.okafor');
    for (const home of [12, 13]) {
      const { status, json } = await call('POST', '/renewal-dates', {
        propertyId: uuidOf('property', home),
        kind: 'right_to_rent',
        dueOn: '2026-06-30',
      });
      expect(status).toBe(422);
      expect(errorsOf(json)).toEqual(['kind']);
    }
    expect((await add({ kind: 'right_to_rent' })).kind).toBe('right_to_rent');
  });

  it('needs a reason for what does not apply, and a name for what is of no kind', async () => {
    server.signInAs('hannah.okafor');
    const refused = await call('POST', '/renewal-dates', { kind: 'other', dueOn: null, notApplicable: true });
    expect(errorsOf(refused.json)).toEqual(['naReason', 'name']);
    const fine = await add({ dueOn: null, notApplicable: true, naReason: 'All electric' });
    expect(fine.status).toBe('not_applicable');
    expect((await add({ dueOn: null })).status).toBe('missing');
  });

  it('belongs to a home or a company, and runs out after it was issued', async () => {
    server.signInAs('hannah.okafor');
    const { json } = await call('POST', '/renewal-dates', {
      ...gas,
      companyId: uuidOf('company', 1),
      issuedOn: '2026-07-01',
    });
    expect(errorsOf(json)).toEqual(['companyId', 'dueOn']);
    const { json: foreign } = await call('POST', '/renewal-dates', {
      ...gas,
      documentId: uuidOf('document', 999),
    });
    expect(errorsOf(foreign)).toEqual(['documentId']);
  });
});

describe('PUT and DELETE /renewal-dates/{id}', () => {
  it('renews, and forgets the reason when it applies again', async () => {
    server.signInAs('hannah.okafor');
    const { id, proposedDueOn } = await add();
    const renewed = await call('PUT', `/renewal-dates/${id}`, {
      issuedOn: '2026-05-13',
      dueOn: proposedDueOn,
    });
    expect(renewalOf(renewed.json)).toMatchObject({
      dueOn: '2027-06-30',
      status: 'ok',
      proposedDueOn: '2028-06-30',
    });
    await call('PUT', `/renewal-dates/${id}`, { notApplicable: true, naReason: 'Boiler removed' });
    const again = await call('PUT', `/renewal-dates/${id}`, { notApplicable: false });
    expect(renewalOf(again.json)).toMatchObject({ naReason: null, status: 'ok' });
    expect(
      (await call('PUT', `/renewal-dates/${id}`, { updatedAt: '2020-01-01T00:00:00.000Z' })).status,
    ).toBe(409);
  });

  it('are for its owner', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await add();
    server.signInAs('callum.reyes');
    expect((await call('PUT', `/renewal-dates/${id}`, { reference: 'X' })).status).toBe(403);
    expect((await call('DELETE', `/renewal-dates/${id}`)).status).toBe(403);
    server.signInAs('hannah.okafor');
    expect((await call('DELETE', `/renewal-dates/${id}`)).status).toBe(204);
    expect((await call('DELETE', `/renewal-dates/${id}`)).status).toBe(404);
  });
});
