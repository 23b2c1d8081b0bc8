import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

// Every answer is validated against the contract by the checked server.
const stats = async (query: string) =>
  (await call('GET', `/property-listings/listing-stats?${query}`)).json as Schema<'ListingStats'>;
const status = async (path: string) => (await call('GET', `/property-listings/${path}`)).status;
const certificate = (postcode: string, address: string) =>
  call('GET', `/property-listings/epc-details?${new URLSearchParams({ postcode, address })}`);
const listing = async (n: number) =>
  (await call('GET', `/property-listings/${uuidOf('listing', n)}`)).json as Schema<'PropertyListing'>;

describe('GET /property-listings/listing-stats', () => {
  it('tells what a town costs, and what is for sale there', async () => {
    server.signInAs('hannah.okafor');
    const leeds = await stats('location=leeds');
    const list = (await call('GET', '/property-listings?locations=Leeds&shown=all'))
      .json as Schema<'ListingPage'>;
    expect(leeds).toMatchObject({ location: 'Leeds', asOf: '2026-05-13', supply: { forSale: list.total } });
    const edinburgh = await stats('location=Edinburgh');
    expect(edinburgh.medianPrice).toBeGreaterThan(leeds.medianPrice ?? Infinity);
    expect(leeds.grossYield).toBeGreaterThan(edinburgh.grossYield ?? Infinity);
    expect(leeds.daysToSell).toBeGreaterThan(0);
  });

  it('has rents by bedrooms, a quarter below the low and a quarter above the high', async () => {
    server.signInAs('hannah.okafor');
    const { rentByBeds } = await stats('location=M14');
    expect(rentByBeds.length).toBeGreaterThan(2);
    for (const { lowPcm, medianPcm, highPcm } of rentByBeds) {
      expect([lowPcm, medianPcm, highPcm]).toEqual([lowPcm, medianPcm, highPcm].toSorted((a, b) => a - b));
    }
  });

  it('has the sales around a listing, nearest first, within the asked miles and months', async () => {
    server.signInAs('hannah.okafor');
    const about = `listingId=${uuidOf('listing', 1)}`;
    const { soldComps, location } = await stats(about);
    expect(location).toBe('LS12, Leeds');
    expect(soldComps.length).toBeGreaterThan(8);
    const miles = soldComps.map(({ distanceMiles }) => distanceMiles);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(soldComps.filter(({ on }) => on < '2024-05-12' || on > '2026-05-13')).toEqual([]);
    const near = await stats(`${about}&radiusMiles=0.5&months=60`);
    expect(near.soldComps.length).toBeGreaterThan(0);
    expect(near.soldComps.filter(({ distanceMiles }) => distanceMiles > 0.5)).toEqual([]);
    const lately = await stats(`${about}&months=6`);
    expect(lately.soldComps.length).toBeLessThan(soldComps.length);
    expect(await stats(about)).toEqual(await stats(about));
  });

  it('wants one place, and one that is known', async () => {
    expect(await status('listing-stats?location=Leeds')).toBe(401);
    server.signInAs('hannah.okafor');
    expect(await status('listing-stats')).toBe(400);
    expect(await status(`listing-stats?location=Leeds&listingId=${uuidOf('listing', 1)}`)).toBe(400);
    expect(await status('listing-stats?location=Leeds&months=0')).toBe(400);
    expect(await status('listing-stats?location=Atlantis')).toBe(404);
    expect(await status(`listing-stats?listingId=${uuidOf('listing', 99_999)}`)).toBe(404);
  });
});

describe('GET /property-listings/epc-details', () => {
  it('agrees with the listing it belongs to', async () => {
    server.signInAs('hannah.okafor');
    for (const n of [1, 2, 3, 5, 9]) {
      const { postcode, address, epc, epcPotential, areaSqm } = await listing(n);
      const { json } = await certificate(postcode.toLowerCase().replace(' ', ''), address);
      expect(json).toMatchObject({ postcode, current: epc, potential: epcPotential, areaSqm });
    }
  });

  it('gains by its recommendations what it could score, and lasts ten years', async () => {
    server.signInAs('hannah.okafor');
    const { postcode, address } = await listing(1);
    // The contract was checked by the server.
    const epc = (await certificate(postcode, address)).json as Schema<'EpcDetails'>;
    const gained = epc.recommendations.reduce((sum, { points }) => sum + points, 0);
    expect(epc.currentScore + gained).toBe(epc.potentialScore);
    expect(Number(epc.expiresOn.slice(0, 4)) - Number(epc.lodgedOn.slice(0, 4))).toBe(10);
    expect(epc.expired).toBe(epc.expiresOn < '2026-05-13');
  });

  it('answers 404 with its own code where there is none', async () => {
    server.signInAs('hannah.okafor');
    const { postcode, address, epc } = await listing(8);
    expect(epc).toBeNull();
    const { status, json } = await certificate(postcode, address);
    expect([status, json]).toEqual([404, { message: 'No certificate found', code: 'epc-not-found' }]);
  });

  it('knows most other homes, the same every time however the address is written', async () => {
    server.signInAs('hannah.okafor');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => certificate('M14 5RX', `${n + 1} Landcross Road`)),
    );
    const found = answers.filter(({ status }) => status === 200);
    expect(found.length).toBeGreaterThan(20);
    expect(found.length).toBeLessThan(30);
    const [a, b] = await Promise.all([
      certificate('m145rx', '2, landcross road'),
      certificate('M14 5RX', '2 Landcross Road'),
    ]);
    expect({ ...(a?.json as object), address: '' }).toEqual({ ...(b?.json as object), address: '' });
  });

  it('needs a session, a postcode and an address', async () => {
    expect((await certificate('M14 5RX', '2 Landcross Road')).status).toBe(401);
    server.signInAs('hannah.okafor');
    expect((await certificate('M14', '2 Landcross Road')).status).toBe(400);
    expect((await certificate('QQ99 9ZZ', '2 Landcross Road')).status).toBe(400);
    expect(await status('epc-details?postcode=M14+5RX')).toBe(400);
  });
});
