import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

function open(path: string) {
  mockServer.signInAs('hannah.okafor');
  return openApp(`/property-search${path}`);
}

const counted = async () => {
  const name = /^\d+ homes? for sale/;
  return Number(
    /^\d+/.exec((await screen.findByRole('heading', { level: 2, name }, patient)).textContent)?.[0],
  );
};

it('The form of all filters counts what the list shows by my own figures, too', async () => {
  open('?locations=Leeds&minRoi=7');
  const listed = await counted();
  await userEvent.click(screen.getByRole('button', { name: 'All filters' }));
  const form = within(await screen.findByRole('dialog', { name: 'All filters' }, patient));
  const show = await form.findByRole('button', { name: /^Show \d+ homes?$/ }, patient);
  expect(Number(/\d+/.exec(show.textContent)?.[0])).toBe(listed);
});

it('Where my own figures keep every home out, giving one of them up says how many there are, and shows them', async () => {
  const { router } = open('?locations=Leeds&minRoi=1000&minCashFlowPcm=0');
  const way = await screen.findByRole('button', { name: /^Without “ROI 1000% or more”/ }, patient);
  expect(screen.queryByRole('button', { name: /^Without “Cash flow/ })).toBeNull();
  const promised = Number(/(\d+) homes?$/.exec(way.textContent)?.[1]);
  await userEvent.click(way);
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ locations: 'Leeds', minCashFlowPcm: 0 }),
  );
  await waitFor(async () => expect(await counted()).toBe(promised), patient);
});

it('Filters that nothing nearly fits are cleared without losing the market and the place', async () => {
  const { router } = open('?market=rent&locations=Leeds&keywords=moat&notKeywords=drawbridge&minBeds=9');
  await userEvent.click(
    await within(await screen.findByRole('region', { name: 'Results' }, patient)).findByRole(
      'button',
      { name: 'Clear filters' },
      patient,
    ),
  );
  await waitFor(() => expect(router.state.location.search).toEqual({ market: 'rent', locations: 'Leeds' }));
});

it('More homes than anybody looks through come with a word on how to find fewer', async () => {
  mockServer.use(
    http.post(
      '*/api/property-listings/smart-search',
      async ({ request }) => {
        const answer = await fetch(request.url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: await request.clone().text(),
        });
        return HttpResponse.json({ ...((await answer.json()) as object), total: 501 });
      },
      { once: true },
    ),
  );
  open('?minBeds=1');
  expect(await screen.findByText(/^That’s a lot of homes/, undefined, patient)).toBeVisible();
});

it('One place has its figures above its homes, two have none', async () => {
  const { router } = open('?locations=Leeds');
  const figures = within(await screen.findByRole('region', { name: 'Asking prices in Leeds' }, patient));
  for (const name of ['Median price', 'Per sq ft', 'Gross yield', 'Time to offer'])
    expect(figures.getByText(name).nextElementSibling).toHaveTextContent(/\d/);
  await router.navigate({ to: '/property-search', search: { locations: 'Leeds,Manchester' } });
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Asking prices/ })).toBeNull(), patient);
});

it('A further page is a step of its own that one can go back from', async () => {
  const { router } = open('?locations=Leeds');
  await counted();
  // As many as are drawn at first.
  const ids = () =>
    [...screen.getByRole('list', { name: 'Homes' }).children]
      .map((row) => row.getAttribute('data-row'))
      .slice(0, 4);
  const first = ids();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ page: 2 }));
  await waitFor(() => expect(ids().filter((id) => first.includes(id))).toEqual([]), patient);
  router.history.back();
  await waitFor(() => expect(ids()).toEqual(first), patient);
});
