import { expect, it } from 'vitest';
import { addressOf, readPipelineSearch } from './pipeline-search';

const deal = '0b0e7c52-1111-4222-8333-000000000001';

it('An address says view, filters, open deal and its tab, and reads back as the same', () => {
  const search = {
    view: 'forecast',
    sort: '-roi',
    deal,
    tab: 'offers',
    query: 'leeds',
    minRoi: 6,
    attention: 'stale',
  };
  const view = readPipelineSearch(search);
  expect(view).toMatchObject({
    view: 'forecast',
    deal,
    tab: 'offers',
    filters: { query: 'leeds', minRoi: 6 },
  });
  expect(addressOf(view)).toEqual(search);
});

it('What cannot be read is left out', () => {
  const view = readPipelineSearch({
    view: 'kanban',
    sort: '-colour',
    deal: '../x',
    tab: 'nope',
    minRoi: 'high',
    owner: 'all',
  });
  expect(view).toEqual({ view: 'board', tab: 'summary', filters: {} });
  expect(addressOf(view)).toEqual({});
});
