// Panning the map of a search: some five thousand homes, and for comparison the same map without any.
import { longestTask } from './tasks.mjs';

/** As many pins as an answer names one by one. */
const mostPins = 5000;
/** Where several cities are in view. */
const place = 'at=53.55,-2.3,8.6';

/** The highest price up to which there are at most five thousand homes. */
async function priceOfManyPins(request, url) {
  let found = { price: 0, total: 0 };
  for (let price = 60_000; price <= 400_000; price += 10_000) {
    const answer = await request.post(`${url}/api/property-listings/pins`, {
      data: { filters: { maxPrice: price } },
    });
    const { total, pins } = await answer.json();
    if (pins.length === 0 && total > 0) break;
    if (total <= mostPins) found = { price, total };
  }
  return found;
}

/** The longest task of the page while the map is dragged to and fro, processor time in ms. */
async function pan(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  const map = page.getByRole('region', { name: 'Map of homes', exact: true });
  await map.and(page.locator('[aria-busy=false]')).waitFor();
  // The list follows when the map rests; here the map alone is measured.
  await page.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck();
  await page.waitForTimeout(1500);
  const box = await map.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [, longest] = await longestTask(page, async () => {
    for (const [dx, dy] of [
      [-180, -120],
      [180, 120],
      [-160, 140],
      [160, -140],
    ]) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + dx, y + dy, { steps: 24 });
      await page.mouse.up();
      await page.waitForTimeout(400);
    }
  });
  await page.close();
  return longest;
}

/** One round: with five thousand pins, and the floor without. */
export async function panPins(context, url) {
  const { price, total } = await priceOfManyPins(context.request, url);
  const pins = await pan(context, `${url}/property-search?maxPrice=${price}&${place}`);
  const floor = await pan(context, `${url}/property-search?maxPrice=1&${place}`);
  return { pins, floor, total };
}
