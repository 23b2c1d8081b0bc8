import { uuidOf } from '@mocks/engine/db/table-definition';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

async function openCards(compared: readonly number[] = []) {
  mockServer.signInAs('hannah.okafor');
  const ids = compared.map((place) => uuidOf('listing', place)).join(',');
  const app = openApp(`/property-search?locations=Leeds${ids === '' ? '' : `&compare=${ids}`}`);
  const list = await screen.findByRole('list', { name: 'Homes' }, patient);
  const cards = within(list)
    .getAllByRole('listitem')
    .filter((row) => row.dataset['row']);
  return { ...app, cards };
}

async function compare(card: HTMLElement | undefined) {
  if (!card) throw new Error('There is no home');
  await userEvent.click(within(card).getByLabelText(/^Actions for/));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Compare' }, patient));
}

it('The photos of a card are stepped through by its button and by a swipe, and begin anew after the last', async () => {
  const { cards } = await openCards();
  const card = cards.find((each) => {
    fireEvent.pointerEnter(each);
    return within(each).queryByText('1 of 2');
  });
  if (!card) throw new Error('No home has two photos');
  await userEvent.click(within(card).getByRole('button', { name: /^Next photo of/ }));
  expect(within(card).getByText('2 of 2')).toBeVisible();
  const swipe = (from: number, to: number, down: number) => {
    fireEvent.touchStart(card, { touches: [{ clientX: from, clientY: 0 }] });
    fireEvent.touchEnd(card, { changedTouches: [{ clientX: to, clientY: down }] });
  };
  swipe(200, 80, 10);
  expect(within(card).getByText('1 of 2')).toBeVisible();
  // A scroll down the page is no swipe.
  swipe(200, 150, 300);
  expect(within(card).getByText('1 of 2')).toBeVisible();
});

it('A home chosen on its card stands beside the other under an address of its own', async () => {
  const { cards, router } = await openCards([5]);
  const [first] = cards;
  const ids = `${uuidOf('listing', 5)},${first?.dataset['row'] ?? ''}`;
  await compare(first);
  await userEvent.click(await screen.findByRole('button', { name: 'Compare' }, patient));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ tab: 'compare', compare: ids }));
  const table = await screen.findByRole('table', undefined, patient);
  await waitFor(() => expect(within(table).getAllByRole('columnheader')).toHaveLength(3), patient);
  const [remove] = within(table).getAllByRole('button', { name: /from the comparison$/ });
  if (remove) await userEvent.click(remove);
  await waitFor(() => expect(router.state.location.search).toHaveProperty('compare', first?.dataset['row']));
});

it('A fifth home is not added to the comparison, and the card says why', async () => {
  const { cards, router } = await openCards([5, 6, 7, 8]);
  await compare(cards[0]);
  expect(await screen.findByText(/^You can compare up to 4 homes/, undefined, patient)).toBeVisible();
  expect(String(router.state.location.search.compare).split(',')).toHaveLength(4);
});
