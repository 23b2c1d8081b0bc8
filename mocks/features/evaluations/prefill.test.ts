import { describe, expect, it } from 'vitest';
import { rentOf } from '@/lib/property-search/nearby/comparables';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
const start = async (body: object) => {
  const { status, json } = await call('POST', '/evaluations', body);
  return { status, deal: json as Schema<'Evaluation'> };
};

describe('POST /evaluations from a listing', () => {
  it('begins with its price, rent, charges and home, and says where they are from', async () => {
    server.signInAs('hannah.okafor');
    const listingId = uuidOf('listing', 1);
    const listing = (await call('GET', `/property-listings/${listingId}`)).json as Schema<'PropertyListing'>;
    const { status, deal } = await start({ listingId });
    expect(status).toBe(201);
    expect(deal).toMatchObject({
      listingId,
      title: listing.address,
      address: listing.address,
      outcode: listing.outcode,
      nation: listing.nation,
      home: { type: listing.type, bedrooms: listing.bedrooms, epcRating: listing.epc },
      inputs: {
        price: listing.price,
        askingPrice: listing.price,
        income: { rentPcm: listing.estRentPcm },
        costs: { groundRent: listing.groundRent ?? 0 },
      },
    });
    expect(deal.evidence['price']).toMatchObject({ source: 'listing', refId: listingId });
    expect(deal.evidence['income.rentPcm']).toMatchObject({ source: 'listing' });
    expect(deal.results.headline.price).toBe(listing.price);
  });

  it('takes its rent from where the member’s profile says', async () => {
    server.signInAs('hannah.okafor');
    const listing = server.world.db.listing.get(uuidOf('listing', 1));
    const mine = server.world.db.evaluationSetting.by('ownerId', 1).find(({ isDefault }) => isDefault);
    const under = async (rentSource: Schema<'EvaluationSetting'>['rentSource']) => {
      server.world.db.evaluationSetting.update(mine?.id ?? '', { rentSource });
      return (await start({ listingId: listing?.id })).deal;
    };
    const told = await under(null);
    expect(told.inputs.income.rentPcm).toBe(listing?.estRentPcm);
    const left = await under('manual');
    expect(left.inputs.income.rentPcm).toBeNull();
    expect(left.evidence).not.toHaveProperty('income.rentPcm');
    const near = await under('comps');
    const { rentComps } = (await call('GET', `/property-listings/listing-stats?listingId=${listing?.id}`))
      .json as Schema<'ListingStats'>;
    const alike = rentComps.filter(({ bedrooms }) => bedrooms === listing?.bedrooms);
    expect(near.inputs.income.rentPcm).toBe(rentOf(alike));
    expect(near.evidence['income.rentPcm']).toMatchObject({ source: 'comp' });
    const given = await start({ listingId: listing?.id, inputs: { income: { rentPcm: 1_234 } } });
    expect(given.deal.inputs.income.rentPcm).toBe(1_234);
  });

  it('in Scotland is taxed there', async () => {
    server.signInAs('hannah.okafor');
    const { deal } = await start({ listingId: uuidOf('listing', 12) });
    expect(deal).toMatchObject({ nation: 'scotland', region: 'scotland' });
  });

  it('takes the rent of a home to let, and no price from it', async () => {
    server.signInAs('hannah.okafor');
    const toLet = server.world.db.listing.all().find(({ status }) => status === 'to_rent');
    const { deal } = await start({ listingId: toLet?.id, primary: 'r2r', strategies: ['r2r'] });
    expect(deal.inputs.income.rentPcm).toBe(toLet?.price);
    expect(deal.evidence).not.toHaveProperty('price');
  });
});

describe('POST /evaluations from a property', () => {
  it('begins with what it cost, its address and its home', async () => {
    server.signInAs('hannah.okafor');
    const propertyId = uuidOf('property', 1);
    const property = server.world.db.property.get(propertyId);
    const { status, deal } = await start({ propertyId });
    expect(status).toBe(201);
    expect(deal).toMatchObject({
      propertyId,
      title: property?.addressLine1,
      address: property?.fullAddress,
      outcode: 'M14',
      home: { tenure: property?.tenure, bedrooms: property?.bedrooms, areaSqm: property?.areaSqm },
      inputs: { price: property?.purchasePrice, purchaseDate: property?.purchaseDate },
    });
    expect(deal.home?.type).not.toBeNull();
  });

  it('is for its owner', async () => {
    server.signInAs('hannah.okafor');
    const others = server.world.db.property.all().find(({ ownerId }) => ownerId !== 1);
    expect((await start({ propertyId: others?.id })).status).toBe(403);
    expect((await start({ propertyId: uuidOf('property', 9999) })).status).toBe(404);
  });
});

describe('GET /evaluations/{id} by a property', () => {
  it('finds its evaluation; without one says so, to its owner', async () => {
    server.signInAs('hannah.okafor');
    const { db } = server.world;
    const bare = db.property.by('ownerId', 1).find(({ id }) => db.evaluation.countBy('propertyId', id) === 0);
    expect(await call('GET', `/evaluations/${bare?.id}`)).toMatchObject({
      status: 404,
      json: { code: 'no-evaluation' },
    });
    const { deal } = await start({ propertyId: bare?.id });
    expect((await call('GET', `/evaluations/${bare?.id}`)).json).toMatchObject({ id: deal.id });
    server.world.db.evaluation.remove(deal.id);
    server.signInAs('callum.reyes');
    const { status, json } = await call('GET', `/evaluations/${bare?.id}`);
    expect(status).toBe(404);
    expect(json).not.toHaveProperty('code', 'no-evaluation');
  });
});
