// An evaluation and the home it became are the same deal, whichever of them is asked.
import { expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';
import { memberId } from '../../account/seeds/accounts';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
const bought = [
  [18, 2],
  [19, 5],
  [23, 1],
].map(([deal = 0, home = 0]) => [uuidOf('evaluation', deal), uuidOf('property', home)] as const);

it('links three homes and their evaluations both ways, and no others', () => {
  const { evaluation, property } = server.world.db;
  const ofDeals = evaluation.all().flatMap(({ id, propertyId }) => (propertyId ? [[id, propertyId]] : []));
  expect(ofDeals).toEqual(bought);
  const ofHomes = property.all().flatMap((row) => (row.evaluationId ? [[row.evaluationId, row.id]] : []));
  expect(new Map(ofHomes.map(([id, home]) => [id, home]))).toEqual(new Map(bought));
  expect(ofHomes).toHaveLength(bought.length);
  for (const { evaluationId, evaluationVersion } of property.by('ownerId', memberId)) {
    expect(evaluationVersion).toBe(evaluation.get(evaluationId ?? '')?.version ?? null);
  }
});

it.each(bought)('evaluation %s has the address, purchase and strategy of its home', (id, propertyId) => {
  const { evaluation, property, propertyModel, propertyType } = server.world.db;
  const [deal, home] = [evaluation.get(id), property.get(propertyId)];
  expect(deal).toMatchObject({
    address: home?.fullAddress,
    outcode: home?.postcode.split(' ')[0],
    nation: home?.nation,
    primary: propertyModel.get(home?.modelId ?? '')?.key,
    inputs: { price: home?.purchasePrice, purchaseDate: home?.purchaseDate },
    home: {
      type: propertyType.get(home?.typeId ?? '')?.key,
      tenure: home?.tenure,
      bedrooms: home?.bedrooms,
      areaSqm: home?.areaSqm,
      epcRating: home?.epcRating,
    },
  });
  expect(deal && home?.purchaseDate && deal.createdAt.slice(0, 10) < home.purchaseDate).toBe(true);
  expect((deal?.pipeline?.stage ?? 'completed') === 'completed').toBe(true);
});

it('is the same in the list of homes, by the home’s id, and in the search', async () => {
  server.signInAs('hannah.okafor');
  const { data } = (await call('GET', '/properties')).json as Schema<'PropertyPage'>;
  const linked = data.filter(({ propertyEvaluation }) => propertyEvaluation !== null);
  expect(new Map(linked.map((home) => [home.propertyEvaluation?.uuid, home.id]))).toEqual(new Map(bought));
  for (const { id, evaluationId, fullAddress, addressLine1, propertyEvaluation } of linked) {
    const whole = (await call('GET', `/evaluations/${id}`)).json;
    expect(whole).toMatchObject({ id: evaluationId, address: fullAddress, title: propertyEvaluation?.title });
    const found = (await call('GET', `/search?query=${encodeURIComponent(addressLine1)}`)).json;
    expect(JSON.stringify(found)).toContain(JSON.stringify(propertyEvaluation?.title));
  }
});

it('shows no evaluation that lies in the trash', async () => {
  server.signInAs('hannah.okafor');
  const [id, propertyId] = bought[0] ?? ['', ''];
  server.world.db.evaluation.update(id, { deletedAt: '2026-05-13T10:00:00.000Z' });
  expect((await call('GET', `/properties/${propertyId}`)).json).toMatchObject({ propertyEvaluation: null });
  expect((await call('GET', `/evaluations/${propertyId}`)).status).toBe(404);
});

it('answers a thousand evaluations over list, archive and trash in the large world, 500 on the board', async () => {
  await server.reset({ size: 'large' });
  server.signInAs('hannah.okafor');
  const totals: number[] = [];
  for (const query of ['', '?archived=true', '?trash=true', '?pipeline=true']) {
    const { total } = (await call('GET', `/evaluations${query}`)).json as Schema<'EvaluationPage'>;
    totals.push(total);
  }
  expect(totals).toEqual([998, 1, 1, 500]);
});
