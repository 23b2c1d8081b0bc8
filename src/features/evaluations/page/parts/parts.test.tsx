import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { EvaluationFrame } from '@/testing/screens/evaluation-frame';
import {
  field,
  leaveEvaluation,
  patient,
  storedEvaluation,
  tile,
  unfold,
} from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';
import { NumberField } from '../fields/number-field';
// Loaded with the test: on a busy machine they would come later than a person waits.
import '@/features/evaluations/scenarios/scenarios-card';
import '../images/images-card';
import '../inputs/offer-card';
import '../editor/evaluation-editor-view';

afterEach(leaveEvaluation);

/** In a window that none of the lower cards has come into yet. */
async function openOutOfView() {
  mockServer.signInAs('hannah.okafor');
  openApp(`/property-evaluations/${storedEvaluation().id}`);
  await tile('Cash flow');
}
const find = () => fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true });

it('Cards out of view are headings until the browser searches in the page', async () => {
  await openOutOfView();
  expect(screen.getByRole('heading', { name: 'What if' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add scenario' })).toBeNull();
  find();
  expect(await screen.findByRole('button', { name: 'Add scenario' }, patient)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Add photos' }, patient)).toBeVisible();
});

it('A folded group has its fields when it is opened, and when the page is searched', async () => {
  await openOutOfView();
  expect(screen.queryByLabelText('Legal fees')).toBeNull();
  await unfold('Fees');
  expect(await field('Legal fees')).toBeVisible();
  expect(screen.queryByLabelText('Tax band')).toBeNull();
  find();
  expect(screen.getByLabelText('Tax band')).toBeInTheDocument();
});

it('Paper has every card and the figures that the deal is worked out from', async () => {
  await openOutOfView();
  expect(screen.queryByRole('region', { name: 'Inputs', hidden: true })).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByRole('region', { name: 'Inputs', hidden: true })).toHaveTextContent('£1,150');
  expect(await screen.findByRole('table', { name: 'Highest offer for each target' }, patient)).toBeVisible();
});

it('Keys in a row change the tiles at once, and a card out of view once they rest', async () => {
  await openOutOfView();
  find();
  const offers = await screen.findByRole('table', { name: 'Highest offer for each target' }, patient);
  const needed = () => within(offers).getAllByRole('row').at(-1)?.textContent;
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(offers, { subtree: true, childList: true, characterData: true });
  const before = needed();
  const [rate, shown] = [await field('Rate'), await tile('Cash flow')];
  // In one go: on a loaded machine the keys would rest in between.
  for (let key = 0; key < 5; key += 1) {
    const last = shown.textContent;
    fireEvent.keyDown(rate, { key: 'ArrowUp' });
    expect(shown.textContent).not.toBe(last);
  }
  expect(observer.takeRecords()).toEqual([]);
  await waitFor(() => expect(needed()).not.toBe(before), patient);
  observer.disconnect();
  expect(changes).toBe(1);
});

it('A figure is rendered again for its own changes alone', () => {
  let renders = 0;
  render(
    <EvaluationFrame record={evaluation()}>
      <NumberField path="inputs.price" />
      <Profiler id="rent" onRender={() => (renders += 1)}>
        <NumberField path="inputs.income.rentPcm" />
      </Profiler>
    </EvaluationFrame>,
  );
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Price' }), { key: 'ArrowUp' });
  expect(screen.getByRole('textbox', { name: 'Price' })).not.toHaveValue('180,000');
  expect(renders).toBe(1);
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Rent' }), { key: 'ArrowUp' });
  expect(renders).toBe(2);
});
