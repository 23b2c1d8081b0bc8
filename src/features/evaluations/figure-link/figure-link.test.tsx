import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { act } from '@testing-library/react';
import { forgetAva } from '@/entities/assistant/ava-store';
import { avaButton, avaPanel, conversation, enter } from '@/testing/screens/ava-screen';
import {
  leaveEvaluation,
  openEvaluation,
  patient,
  retype,
  storedEvaluation,
} from '@/testing/screens/evaluation-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

// In the whole application: the figures of an answer, and the page of the evaluation that they come from.
beforeEach(() => mockServer.signInAs('hannah.okafor'));
afterEach(async () => {
  await leaveEvaluation();
  act(forgetAva);
});

async function openAva() {
  fireEvent.click(await avaButton());
  return avaPanel();
}
const figure = (name: RegExp) => within(conversation()).findByRole('link', { name }, patient);

it('a figure of an answer names what it is and leads to its tile, which has the focus then', async () => {
  const { router } = openApp('/pipeline');
  await openAva();
  enter('How does my deal look?');
  const name = '£253.90, Cash flow for Ashfield Terrace, two-bed';
  await within(conversation()).findAllByRole('link', { name }, patient);
  // as it is by now: what stands there first gives way to the formatted answer
  fireEvent.click(within(conversation()).getAllByRole('link', { name }).at(-1) ?? document.body);
  const tile = await screen.findByRole('button', { name: /^Cash flow/ }, patient);
  await waitFor(() => expect(tile).toHaveFocus(), patient);
  expect(router.state.location.pathname).toBe(`/property-evaluations/${storedEvaluation().id}`);
});

it('Ava over the whole page and back leaves the figure that was followed alone', async () => {
  const { router } = openApp(`/property-evaluations/${storedEvaluation().id}#figure-cashFlowPcm`);
  const tile = await screen.findByRole('button', { name: /^Cash flow/ }, patient);
  await waitFor(() => expect(tile).toHaveFocus(), patient);
  const panel = await openAva();
  const fill = await within(panel).findByRole('button', { name: 'Full page' }, patient);
  fill.focus();
  fireEvent.click(fill);
  await waitFor(() => expect(router.state.location.searchStr).toBe('?ava=page'), patient);
  expect(tile).not.toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Full page' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe(''), patient);
  expect(tile).not.toHaveFocus();
  expect(router.state.location.hash).toBe('figure-cashFlowPcm');
});

it('tells how the figure comes about', async () => {
  openApp('/pipeline');
  await openAva();
  // what stands there first gives way to the formatted answer
  const link = () => within(conversation()).getAllByRole('link', { name: /, Gross yield for Ashfield/ })[0];
  await waitFor(
    () =>
      expect(link()).toHaveAccessibleDescription(
        'Gross yield: annual rent ÷ price = £13,800 ÷ £180,000 = 7.67%',
      ),
    patient,
  );
});

it('says what a figure is now once the deal has changed since the answer', async () => {
  openEvaluation();
  await retype('Rate', '6.25');
  await waitFor(() => expect(storedEvaluation().inputs.finance.rate).toBe(6.25), patient);
  await openAva();
  await figure(/^£253.90, Cash flow/);
  // the plain words that stand there first give way to those with links
  await waitFor(
    () => expect(within(conversation()).getByText('changed since: now £141.40')).toBeVisible(),
    patient,
  );
  // the price of it has not: the gross yield stands as it was quoted
  expect(within(conversation()).queryByText(/now 7.67%/)).toBeNull();
});

it('an evaluation asks Ava about itself from its menu', async () => {
  openEvaluation();
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for this evaluation' }, patient));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Ask Ava about this' }, patient));
  const panel = await avaPanel();
  expect(within(panel).getByText('About “Ashfield Terrace, two-bed”')).toBeVisible();
});
