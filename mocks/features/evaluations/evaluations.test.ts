import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });

type Whole = Schema<'Evaluation'>;
const id = (n: number) => uuidOf('evaluation', n);
const list = async (query = '') =>
  (await call('GET', `/evaluations${query}`)).json as Schema<'EvaluationPage'>;
const read = async (n: number) => (await call('GET', `/evaluations/${id(n)}`)).json as Whole;
const start = async (body: object) => (await call('POST', '/evaluations', body)).json as Whole;
const hannah = () => server.signInAs('hannah.okafor');

describe('GET /evaluations', () => {
  it('is for members only', async () => {
    expect((await call('GET', '/evaluations')).status).toBe(401);
  });

  it('lists mine and those shared with me, the archive and the trash apart', async () => {
    hannah();
    expect(await list()).toMatchObject({ total: 25, totalPages: 1, totals: { count: 25, stages: [] } });
    expect((await list('?owner=mine')).total).toBe(22);
    expect((await list('?owner=shared')).data.map(({ myRole }) => myRole).toSorted()).toEqual([
      'comment',
      'edit',
      'view',
    ]);
    expect((await list('?archived=true')).data.map((row) => row.id)).toEqual([id(23)]);
    expect((await list('?trash=true')).data.map((row) => row.id)).toEqual([id(24)]);
  });

  it('is empty for a newcomer', async () => {
    server.signInAs('zainab.hussain');
    expect(await list()).toMatchObject({ total: 0, totals: { count: 0, medianRoi: null, cashNeeded: 0 } });
  });

  it('filters', async () => {
    hannah();
    const titles = async (query: string) => (await list(query)).data.map(({ title }) => title);
    expect(await titles('?query=ashfield%20LEEDS')).toEqual(['Ashfield Terrace, two-bed']);
    expect(await titles('?tag=Article%204')).toEqual(['Egerton Road five-bed']);
    expect((await titles('?area=m1')).length).toBeGreaterThan(3);
    for (const row of (await list('?strategy=flip')).data) expect(row.strategies).toContain('flip');
    for (const row of (await list('?stage=lost')).data) expect(row.pipeline?.stage).toBe('lost');
    const rich = (await list('?minRoi=10')).data;
    expect(rich.length).toBeGreaterThan(2);
    expect(await list('?minRoi=80')).toMatchObject({ total: 1, totals: { medianRoi: 'infinite' } });
    expect(rich.filter(({ headline: { roi } }) => roi !== 'infinite' && Number(roi) < 10)).toEqual([]);
  });

  it('sorts either way, unknown figures last', async () => {
    hannah();
    const icr = (await list('?sort=icr')).data.map(({ headline }) => headline.icr);
    const known = icr.filter((each) => each !== null);
    expect(known).toEqual(known.toSorted((a, b) => a - b));
    expect(icr.slice(0, known.length)).toEqual(known);
    const falling = (await list('?sort=-icr')).data.map(({ headline }) => headline.icr);
    expect(falling.slice(0, known.length)).toEqual(known.toReversed());
    const prices = (await list('?sort=-price')).data.map(({ headline }) => headline.price);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    for (const sort of [
      'title',
      '-roi',
      'roce',
      'cashIn',
      '-cashFlow',
      'evidence',
      'moneyLeftIn',
      'createdAt',
    ]) {
      expect((await call('GET', `/evaluations?sort=${sort}`)).status).toBe(200);
    }
    expect((await call('GET', '/evaluations?sort=luck')).status).toBe(400);
  });

  it('says how a deal does against my criteria, and how well it is founded', async () => {
    hannah();
    const first = (await list('?query=ashfield')).data[0];
    expect(first).toMatchObject({ criteria: { met: 4, of: 5 }, latestOffer: { amount: 174_000 } });
    expect(first?.evidenceScore).toBe(30);
    expect(first?.image).not.toBeNull();
  });
});

describe('POST /evaluations', () => {
  it('completes a quick deal with my profile', async () => {
    hannah();
    const row = await start({
      title: 'Quick one',
      inputs: { price: 180_000, purchaseDate: '2025-06-02', income: { rentPcm: 1_150 } },
    });
    expect(row).toMatchObject({ myRole: 'owner', version: 1, primary: 'btl', region: 'england-wales' });
    expect(row.inputs).toMatchObject({ finance: { ltv: 75, rate: 5.25 }, stress: { icr: 145 } });
    expect(row.results.headline.grossYield).toBeCloseTo(7.67, 2);
    expect(row.results.missing).toEqual([]);
    expect(row.evidence).toMatchObject({ price: { source: 'user' }, 'income.rentPcm': { source: 'user' } });
    expect((await list()).data[0]?.id).toBe(row.id);
  });

  it('starts in Scotland, on the board, with several strategies', async () => {
    hannah();
    const body = {
      title: 'Fife',
      nation: 'scotland',
      strategies: ['hmo', 'btl'],
      primary: 'btl',
      stage: 'sourced',
    };
    const row = await start({ ...body, inputs: { price: 180_000, purchaseDate: '2025-06-02' } });
    expect(row).toMatchObject({ region: 'scotland', pipeline: { stage: 'sourced', position: 0 } });
    expect(row.results.headline.stampDuty).toBe(15_100);
    expect(row.results.missing).toEqual(['income.rentPcm', 'income.rooms']);
  });

  it('copies with scenarios and pictures, away from board and collaborators', async () => {
    hannah();
    const copy = await start({ copyOf: id(1) });
    const original = await read(1);
    expect(copy).toMatchObject({
      title: 'Copy of Ashfield Terrace, two-bed',
      pipeline: null,
      offers: [],
      version: 1,
    });
    expect(copy.scenarios).toEqual(original.scenarios);
    expect(copy.images).toHaveLength(original.images.length);
    expect(copy.results).toEqual(original.results);
  });

  it('copies what is shared with me, and nothing else', async () => {
    hannah();
    expect(await start({ copyOf: id(25) })).toMatchObject({ ownerId: 1, myRole: 'owner', settingsId: null });
    expect((await call('POST', '/evaluations', { copyOf: id(29) })).status).toBe(403);
    expect((await call('POST', '/evaluations', { copyOf: uuidOf('evaluation', 999) })).status).toBe(404);
  });

  it('refuses what makes no deal', async () => {
    hannah();
    const errors = async (body: object) => (await call('POST', '/evaluations', body)).json;
    expect(await errors({ inputs: { price: 1 } })).toMatchObject({
      errors: { title: ['This field is required'] },
    });
    expect(await errors({ title: 'x', inputs: { finance: { ltv: 120 } } })).toMatchObject({
      errors: { 'inputs.finance.ltv': ['Enter 100 or less'] },
    });
    expect(await errors({ title: 'x', strategies: ['btl'], primary: 'flip' })).toMatchObject({
      errors: { primary: ['Choose one of the strategies'] },
    });
    expect(await errors({ title: 'x', settingsId: id(1) })).toMatchObject({
      errors: { settingsId: [expect.any(String)] },
    });
    expect((await call('POST', '/evaluations', { listingId: uuidOf('nothing', 1) })).status).toBe(404);
    expect((await call('POST', '/evaluations', { propertyId: uuidOf('nothing', 1) })).status).toBe(404);
    expect((await call('POST', '/evaluations', {})).status).toBe(422);
  });

  it('holds up a flood', async () => {
    hannah();
    for (let times = 0; times < 30; times += 1) await start({ title: `Deal ${times}` });
    expect((await call('POST', '/evaluations', { title: 'One more' })).status).toBe(429);
  });
});

describe('GET /evaluations/{id}', () => {
  it('shows the worked example to the penny', async () => {
    hannah();
    const { results } = await read(1);
    expect(results.headline).toMatchObject({ stampDuty: 10_100, cashInvested: 72_244 });
    expect(results.headline.cashFlowPcm).toBe(253.895);
    expect(results.strategies.btl?.returns.mortgagePcm).toBe(590.625);
    expect(results.stampDuty.bands[1]).toEqual({
      from: 125_000,
      to: 250_000,
      rate: 7,
      slice: 55_000,
      tax: 3_850,
    });
  });

  it('takes a property’s id for its evaluation’s', async () => {
    hannah();
    const answer = await call('GET', `/evaluations/${uuidOf('property', 2)}`);
    expect(answer.json).toMatchObject({ id: id(18), propertyId: uuidOf('property', 2) });
  });

  it('has nothing for an unknown id', async () => {
    hannah();
    expect((await call('GET', `/evaluations/${uuidOf('nothing', 1)}`)).status).toBe(404);
    expect((await call('GET', '/evaluations/abc')).status).toBe(404);
  });

  it('shows others a snapshot of a published deal that tells no address and no price', async () => {
    server.signInAs('zainab.hussain');
    const { json, status } = await call('GET', `/evaluations/${id(1)}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      access: 'snapshot',
      title: 'Buy-to-let in LS11',
      priceBand: { from: 175_000, to: 200_000 },
    });
    expect(JSON.stringify(json)).not.toMatch(/Ashfield|180000|Beeston/);
    expect((await call('GET', `/evaluations/${id(2)}`)).status).toBe(403);
  });
});

describe('POST /evaluations/evaluate', () => {
  it('works a deal out on top of my profile, and saves nothing', async () => {
    hannah();
    const before = (await list()).total;
    const inputs = {
      price: 180_000,
      purchaseDate: '2025-06-02',
      income: { rentPcm: 1_150 },
      finance: { rate: 6.25 },
    };
    const { json } = await call('POST', '/evaluations/evaluate', { inputs });
    const answer = json as Schema<'EvaluateAnswer'>;
    expect(Math.round(answer.results.headline.cashFlowPcm ?? 0)).toBe(141);
    expect(answer.inputs.costs.voidPct).toBe(4);
    expect((await list()).total).toBe(before);
  });

  it('says n/a where no rates are on file, never NaN', async () => {
    hannah();
    const body = {
      inputs: { price: 100_000, purchaseDate: '2010-06-01' },
      nation: 'wales',
      strategies: ['btl', 'sa'],
    };
    const { results } = (await call('POST', '/evaluations/evaluate', body)).json as Schema<'EvaluateAnswer'>;
    expect(results.headline).toMatchObject({ stampDuty: null, roi: null, totalCost: null });
    expect(results.notes).toEqual(['no-rates', 'tax-nation']);
  });

  it('refuses what is no deal', async () => {
    hannah();
    const status = async (body: object) => (await call('POST', '/evaluations/evaluate', body)).status;
    expect(await status({})).toBe(422);
    expect(await status({ inputs: { price: -1 } })).toBe(422);
    expect(await status({ inputs: {}, settingsId: id(1) })).toBe(422);
    expect(await status({ inputs: {}, strategies: ['btl'], primary: 'sa' })).toBe(422);
  });
});
