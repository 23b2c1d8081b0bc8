import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { holdNext } from '@/testing/hold-next';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

async function open() {
  mockServer.signInAs('hannah.okafor');
  const app = openApp('/property-search?tab=ask');
  await screen.findByRole('button', { name: 'Search homes' }, patient);
  return app;
}

async function ask(words: string, field = 'Describe the home you’re looking for') {
  const box = await screen.findByRole('textbox', { name: field }, patient);
  await userEvent.click(box);
  await userEvent.paste(words);
  await userEvent.keyboard('{Enter}');
}

const chips = async () =>
  within(await screen.findByRole('list', { name: 'Filters' }, patient))
    .getAllByRole('button')
    .map((chip) => chip.textContent.replace(/^Remove/, ''));
const total = async () =>
  Number(
    /\d+/.exec(
      (await screen.findByRole('heading', { level: 2, name: /homes? for sale in/ }, patient)).textContent,
    )?.[0],
  );

it('shows what was understood and why each home fits, and searches without what is taken away', async () => {
  await open();
  await ask('3-bed terraced house in Leeds under £180k, quiet');
  expect(await screen.findByText('Not used: “quiet”', undefined, patient)).toBeVisible();
  const understood = await chips();
  expect(understood).toContain('Up to £180,000');
  const before = await total();
  for (const home of within(screen.getByRole('list', { name: 'Homes' })).getAllByRole('list', {
    name: 'Why it matches',
  })) {
    expect(within(home).getAllByRole('listitem').length).toBeGreaterThan(0);
  }
  await userEvent.click(screen.getByRole('button', { name: /Up to £180,000/ }));
  await waitFor(async () => expect(await total()).toBeGreaterThan(before), patient);
  expect(await chips()).toEqual(understood.filter((chip) => chip !== 'Up to £180,000'));
});

it('refines what was asked, and turns it into filters that find the same', async () => {
  const { router } = await open();
  await ask('Homes in Leeds');
  const before = await total();
  await ask('at least 3 bedrooms', 'Refine this search');
  await waitFor(async () => expect(await chips()).toContain('3 bedrooms or more'), patient);
  await waitFor(async () => expect(await total()).toBeLessThan(before), patient);
  const found = await total();
  await userEvent.click(screen.getByRole('button', { name: 'Turn into filters' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ locations: 'Leeds', minBeds: 3 }));
  await waitFor(async () => expect(await total()).toBe(found), patient);
});

it('keeps the words when it fails, and offers the filters instead', async () => {
  const { router } = await open();
  mockServer.fail('askPropertySearch', { status: 503, body: { message: 'Ava is resting' }, times: 9 });
  await ask('Flats in Manchester');
  expect(await screen.findByText(/^Ava couldn’t search just now/, undefined, patient)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Describe/ })).toHaveValue('Flats in Manchester');
  await userEvent.click(screen.getByRole('button', { name: 'Search with filters instead' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  await userEvent.click(screen.getByRole('tab', { name: 'Ask Ava' }));
  expect(screen.getByRole('textbox', { name: /^Describe/ })).toHaveValue('Flats in Manchester');
});

it('says when the searches of the day are used, and until when', async () => {
  const status = {
    available: false,
    limit: 5,
    remaining: 0,
    resetsAt: '2026-11-25T00:00:00.000Z',
    recent: [],
  };
  mockServer.use(http.get('*/api/ai', () => HttpResponse.json(status)));
  await open();
  expect(
    await screen.findByText(/^You’ve used today’s 5 searches. You’ll get more on /, undefined, patient),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Search homes' })).toBeDisabled();
});

it('A chip that was removed stays away when more words are added', async () => {
  await open();
  await ask('Homes in Leeds under £180k');
  await userEvent.click(await screen.findByRole('button', { name: /Up to £180,000/ }, patient));
  await ask('at least 3 bedrooms', 'Refine this search');
  await waitFor(async () => expect(await chips()).toContain('3 bedrooms or more'), patient);
  expect(await chips()).toEqual(['In Leeds', '3 bedrooms or more']);
  expect(screen.getByText('“Homes in Leeds under £180k, at least 3 bedrooms”')).toBeVisible();
});

it('an older answer never replaces a newer one, and leaves what is being written alone', async () => {
  await open();
  await ask('Homes in Leeds');
  await chips();
  const release = holdNext('post', '/ai/property-search');
  await ask('at least 3 bedrooms', 'Refine this search');
  await userEvent.click(await screen.findByRole('button', { name: 'New search' }));
  // The words of the question that was given up are still there.
  await userEvent.clear(screen.getByRole('textbox', { name: /^Describe/ }));
  await ask('Flats in Manchester');
  await waitFor(async () => expect(await chips()).toContain('In Manchester'), patient);
  await userEvent.type(screen.getByRole('textbox', { name: 'Refine this search' }), 'with parking');
  const allowance = () => screen.getByText(/left today$/).textContent;
  const before = allowance();
  release();
  // Every answer is followed by a look at what is left of the day.
  await waitFor(() => expect(allowance()).not.toBe(before), patient);
  expect(await chips()).toEqual(['In Manchester', 'Flat']);
  expect(screen.getByRole('textbox', { name: 'Refine this search' })).toHaveValue('with parking');
});
