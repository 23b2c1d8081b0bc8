import { expect, it, vi } from 'vitest';
import { storedEvaluation } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';
import { ListChangedError, readAllMatches } from './all-matches';

const quiet = () => ({ signal: new AbortController().signal, onProgress: () => {} });

function add(title: string) {
  const { id: _id, ...deal } = storedEvaluation();
  mockServer.world.db.evaluation.add({ ...deal, title, tags: ['bulk'] });
}

function seedDeals() {
  mockServer.signInAs('hannah.okafor');
  for (let at = 1; at <= 60; at += 1) add(`Bulk ${at}`);
}

it('A deal that arrives between two pages makes the list be read again', async () => {
  seedDeals();
  const arrive = vi.fn(() => arrive.mock.calls.length === 1 && add('Aardvark'));
  const rows = await readAllMatches({ tag: 'bulk', sort: 'title' }, { ...quiet(), onProgress: arrive });
  expect(rows.map(({ title }) => title)).toContain('Aardvark');
  expect(rows).toHaveLength(61);
});

it('A list that never holds still is no export', async () => {
  seedDeals();
  const reading = readAllMatches({ tag: 'bulk' }, { ...quiet(), onProgress: () => add('Another') });
  await expect(reading).rejects.toBeInstanceOf(ListChangedError);
});
