import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { holdNext } from '@/testing/hold-next';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

function open(path = '/property-search?locations=Leeds') {
  mockServer.signInAs('hannah.okafor');
  return openApp(path);
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name }, patient);
const homes = () =>
  within(screen.getByRole('list', { name: 'Homes' }))
    .getAllByRole('listitem')
    .filter((row) => row.dataset['row']);
const count = async () => Number(/^\d+/.exec((await heading(/homes? for sale in Leeds$/)).textContent)?.[0]);
const firstHome = () => {
  const [home] = homes();
  if (!home) throw new Error('There is no home');
  return home;
};

it('opens where an address says, and keeps every filter in it', async () => {
  const { router } = open('/property-search?locations=Leeds&minBeds=3&sort=price');
  await heading(/homes? for sale in Leeds$/);
  expect(screen.getByRole('searchbox', { name: 'Location' })).toHaveValue('Leeds');
  expect(screen.getByRole('combobox', { name: 'Bedrooms' })).toHaveDisplayValue('3+ beds');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Maximum price' }), 'Up to £150k');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      locations: 'Leeds',
      minBeds: 3,
      maxPrice: 150_000,
      sort: 'price',
    }),
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Highest yield');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ sort: '-grossYield' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ locations: 'Leeds', sort: '-grossYield' }),
  );
});

it('says how many homes the filters would find before they are applied', async () => {
  const { router } = open();
  const before = await count();
  await userEvent.click(screen.getByRole('button', { name: 'All filters' }));
  const form = within(await screen.findByRole('dialog', { name: 'All filters' }, patient));
  await form.findByRole('button', { name: `Show ${before} homes` }, patient);
  await userEvent.type(form.getByRole('textbox', { name: 'Maximum price (£)' }), 'cheap');
  expect(form.getByRole('button', { name: /^Show/ })).toBeDisabled();
  expect(form.getByText('Enter an amount, such as £180,000')).toBeVisible();
  await userEvent.clear(form.getByRole('textbox', { name: 'Maximum price (£)' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'Terraced house' }));
  await waitFor(
    () => expect(form.getByRole('button', { name: /^Show/ })).not.toHaveTextContent(`${before}`),
    patient,
  );
  const promised = Number(/\d+/.exec(form.getByRole('button', { name: /^Show/ }).textContent)?.[0]);
  await userEvent.click(form.getByRole('button', { name: /^Show/ }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ locations: 'Leeds', types: 'terraced' }),
  );
  await waitFor(async () => expect(await count()).toBe(promised), patient);
});

it('shows what nearly matches when nothing does', async () => {
  const { router } = open('/property-search?locations=Leeds&minGrossYield=40');
  await heading('No homes match every filter');
  expect(await screen.findByText(/^Best ROI −?\d+(\.\d)?%$/, undefined, patient)).toBeVisible();
  await userEvent.click(
    await screen.findByRole('button', { name: /^Without “Gross yield 40% or more”/ }, patient),
  );
  await waitFor(() => expect(router.state.location.search).toEqual({ locations: 'Leeds' }));
  expect(await count()).toBeGreaterThan(0);
});

it('hides a home from every search, and brings it back', async () => {
  const { router } = open();
  const before = await count();
  const home = firstHome();
  const id = home.dataset['row'];
  const isThere = () => homes().some(({ dataset }) => dataset['row'] === id);
  within(home).getByRole('link').focus();
  await userEvent.keyboard('h');
  await waitFor(async () => expect(await count()).toBe(before - 1), patient);
  expect(isThere()).toBe(false);
  await userEvent.click(screen.getByRole('tab', { name: 'Hidden' }));
  await waitFor(() => expect(isThere()).toBe(true), patient);
  expect(router.state.location.search).toMatchObject({ tab: 'hidden' });
  const [restore] = screen.getAllByRole('button', { name: /^Unhide / });
  if (restore) await userEvent.click(restore);
  await userEvent.click(screen.getByRole('tab', { name: 'Search' }));
  await waitFor(async () => expect(await count()).toBe(before), patient);
});

it('takes a heart back when the server refuses it', async () => {
  open();
  await count();
  const heart = homes()
    .map((row) => within(row).getByRole('button', { name: /^Save / }))
    .find((button) => button.getAttribute('aria-pressed') === 'false');
  if (!heart) throw new Error('All are saved');
  mockServer.fail('markListing', { status: 500, body: { message: 'Not today' }, times: 1 });
  await userEvent.click(heart);
  expect(await screen.findByText(/Your change to this home wasn’t saved/, undefined, patient)).toBeVisible();
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
});

it('reckons the cards anew when my settings change', async () => {
  const { queryClient } = open();
  await count();
  const figure = () => within(firstHome()).getByText('ROI').nextElementSibling?.textContent;
  const before = figure();
  expect(before).toMatch(/%$/);
  type Settings = { data: { isDefault: boolean; inputs: { finance?: object } }[] };
  queryClient.setQueriesData<Settings>(
    { queryKey: ['/evaluation-settings'] },
    (settings) =>
      settings && {
        ...settings,
        data: settings.data.map((profile) => ({
          ...profile,
          inputs: { ...profile.inputs, finance: { ...profile.inputs.finance, ltv: 40 } },
        })),
      },
  );
  await waitFor(() => expect(figure()).not.toBe(before));
});

it('says which place it does not know', async () => {
  open('/property-search?locations=Leedz');
  expect(await screen.findByText(/We couldn’t find “Leedz”/, undefined, patient)).toBeVisible();
});

it('says what went wrong, and tries again', async () => {
  mockServer.fail('searchListings', { status: 403, body: { message: 'Not today' }, times: 1 });
  open();
  expect(await screen.findByText('Couldn’t load homes', undefined, patient)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await count()).toBeGreaterThan(0);
});

it('narrows and orders by what a home brings me', async () => {
  const { router } = open();
  const before = await count();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'ROI' }), 'ROI 7%+');
  await waitFor(() => expect(router.state.location.search).toEqual({ locations: 'Leeds', minRoi: 7 }));
  await waitFor(async () => expect(await count()).toBeLessThan(before), patient);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Highest ROI');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ sort: '-roi' }));
  const rois = () =>
    homes().map((home) =>
      Number.parseFloat(within(home).getByText('ROI').nextElementSibling?.textContent ?? ''),
    );
  await waitFor(() => expect(rois()).toEqual(rois().toSorted((a, b) => b - a)), patient);
  expect(Math.min(...rois())).toBeGreaterThanOrEqual(7);
});

it('works them out on the page where the server does not know them', async () => {
  mockServer.use(
    http.post(
      '*/api/property-listings/smart-search',
      async ({ request }) => {
        const {
          settingsId: _id,
          minRoi: _roi,
          ...known
        } = (await request.clone().json()) as Record<string, unknown>;
        const answer = await fetch(request.url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(known),
        });
        const { applied: _applied, ...rest } = (await answer.json()) as Record<string, unknown>;
        return HttpResponse.json(rest);
      },
      { once: true },
    ),
  );
  open('/property-search?locations=Leeds&minRoi=7');
  expect(await screen.findByText(/^Showing \d+ of 24 homes on this page/, undefined, patient)).toBeVisible();
  expect(homes().length).toBeLessThan(24);
});

it('an older answer never replaces a newer one', async () => {
  const { queryClient } = open();
  await count();
  const release = holdNext('post', '/property-listings/smart-search');
  const price = screen.getByRole('combobox', { name: 'Maximum price' });
  await userEvent.selectOptions(price, 'Up to £400k');
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Homes' })).toHaveAttribute('aria-busy', 'true'),
  );
  await userEvent.selectOptions(price, 'Up to £100k');
  const isSettled = () =>
    expect(screen.getByRole('list', { name: 'Homes' })).not.toHaveAttribute('aria-busy');
  await waitFor(isSettled, patient);
  const newest = await count();
  release();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0), patient);
  expect(await count()).toBe(newest);
});

it('back and forward restore filters, order and page', async () => {
  const { router } = open();
  await count();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ sort: 'price' }));
  const price = screen.getByRole('combobox', { name: 'Maximum price' });
  await userEvent.selectOptions(price, 'Up to £200k');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ maxPrice: 200_000 }));
  const few = await count();
  router.history.back();
  await waitFor(() => expect(price).toHaveDisplayValue('Any price'));
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Lowest price');
  await waitFor(async () => expect(await count()).toBeGreaterThan(few), patient);
  router.history.forward();
  await waitFor(() => expect(price).toHaveDisplayValue('Up to £200k'));
  await waitFor(async () => expect(await count()).toBe(few), patient);
});

it('saves and evaluates the home that has the focus by keys, and leaves keys in fields alone', async () => {
  const { path } = open();
  await count();
  const heart = within(firstHome()).getByRole('button', { name: /^Save / });
  const isSaved = heart.getAttribute('aria-pressed');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Location' }), 's');
  expect(heart).toHaveAttribute('aria-pressed', isSaved);
  await userEvent.keyboard('{Backspace}');
  within(firstHome()).getByRole('link').focus();
  await userEvent.keyboard('s');
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', String(isSaved !== 'true')));
  await userEvent.keyboard('e');
  await waitFor(() => expect(path()).toMatch(/^\/property-evaluations\/[0-9a-f-]{36}$/), patient);
});
