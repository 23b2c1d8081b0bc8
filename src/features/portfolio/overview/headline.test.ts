import { expect, it } from 'vitest';
import type { Schemas } from '@/api/contract';
import { countText } from '@/entities/property/summary-text';
import { furtherFigures, leadingFigures } from './headline';

const summary: Schemas['PropertySummary'] = {
  properties: 2,
  value: 300_000,
  valuedProperties: 2,
  debt: 120_000,
  equity: 180_000,
  ltv: 40,
  rentPcm: 1_500,
  netCashFlowPcm: 640,
  occupancyPct: 100,
  arrears: 0,
  grossYield: 6,
  netYield: 4.25,
  renewalsIn12Months: 3,
  outstandingTransactions: 0,
  months: [],
  missing: [],
  letProperties: 2,
  history: [],
  earnings: [],
  forecast: null,
};
const home = (fields: ('value' | 'rent')[]) => ({
  uuid: fields.join(),
  fullAddress: '1 High Street',
  fields,
});
const read = (given: Partial<typeof summary>) =>
  leadingFigures({ ...summary, ...given }).map(({ value, change, note }) => [
    value,
    [change?.text, note].filter(Boolean).join(' '),
  ]);

it('The leading figures are whole pounds and one decimal of a percentage', () => {
  expect(read({})).toEqual([
    ['£300,000', 'Based on latest valuations'],
    ['£180,000', 'Value less debt'],
    ['40.0%', 'Debt £120,000'],
    ['£1,500', '£18,000 per year'],
    ['6.0%', 'Net yield 4.3%'],
  ]);
});

it('The rent has the pence that its table has', () => {
  expect(read({ rentPcm: 14_254.5 })[3]).toEqual(['£14,254.50', '£171,054 per year']);
});

it('A property without a value or a rent is named where it would count', () => {
  expect(read({ missing: [home(['value', 'rent']), home(['rent'])], valuedProperties: 1 })).toEqual([
    ['£300,000', '1 property without a value'],
    ['£180,000', '1 property without a value'],
    ['40.0%', 'Where the value is known; total debt £120,000'],
    ['£1,500', '2 properties without rent'],
    ['6.0%', 'Net yield 4.3%'],
  ]);
});

it('A yield that is not the rent over the value says why', () => {
  expect(read({ grossYield: 6.8, netYield: 5.1 })[4]).toEqual(['6.8%', 'Net yield 5.1%, with guest income']);
  expect(read({ grossYield: 6.8, netYield: 5.1, missing: [home(['value'])] })[4]).toEqual([
    '6.8%',
    'Net yield 5.1%, where rent and value are known',
  ]);
});

it('What nobody knows is no figure, and never £0', () => {
  const unknown = { value: 0, valuedProperties: 0, equity: 0, ltv: null, grossYield: null, debt: 0 };
  expect(read({ ...unknown, missing: [home(['value'])] }).map(([value]) => value)).toEqual([
    null,
    null,
    null,
    '£1,500',
    null,
  ]);
});

it('A negative cash flow and arrears are in red, to the penny where somebody owes it', () => {
  expect(furtherFigures({ ...summary, netCashFlowPcm: -12.4, arrears: 540.5 })).toEqual([
    { label: 'Net cash flow, last 12 months', value: '−£12 pcm', tone: 'red', opens: 'cash-flow' },
    { label: 'Occupancy', value: '100.0%', opens: 'properties' },
    { label: 'Arrears', value: '£540.50', tone: 'red', opens: 'arrears' },
    { label: 'Renewals, next 12 months', value: '3', opens: 'renewals' },
  ]);
});

it('A year of history says how value and equity moved', () => {
  const history = Array.from({ length: 13 }, (_, at) => ({ month: `m${at}`, value: 250_000, debt: 120_000 }));
  history.push({ month: 'now', value: 300_000, debt: 120_000 });
  expect(read({ history }).slice(0, 2)).toEqual([
    ['£300,000', '+20.0% in 12 months'],
    ['£180,000', '+£50,000 in 12 months'],
  ]);
});

it('Sold properties are counted apart from those that are held', () => {
  const earnings = [{ uuid: 'a', incomePcm: null, costsPcm: null }];
  expect(countText({ ...summary, properties: 1, earnings, letProperties: 1 })).toBe('1 property, 1 let');
  expect(countText({ ...summary, properties: 3, earnings, letProperties: 0 })).toBe(
    '1 property, 0 let, plus 2 sold',
  );
});

it('The cash flow is compared with the forecast of the properties that have one', () => {
  const earnings = ['a', 'b'].map((uuid) => ({ uuid, incomePcm: null, costsPcm: null }));
  const noteOf = (forecast: typeof summary.forecast) =>
    furtherFigures({ ...summary, earnings, forecast })[0]?.note;
  expect(noteOf(null)).toBeUndefined();
  expect(noteOf({ properties: 1, forecast: 2_000.4, actual: 1_580.4 })).toBe(
    '£420 below forecast in total (1 of 2 properties)',
  );
  expect(noteOf({ properties: 2, forecast: -50, actual: 50 })).toBe(
    '£100 above forecast in total (2 of 2 properties)',
  );
});
