import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

it('Figures typed to compare refinancing are there after a look at another page', async () => {
  mockServer.signInAs('hannah.okafor');
  const { router } = openApp(`/portfolio/mortgages?refinance=${uuidOf('mortgage', 5)}`);
  const field = () => screen.findByRole('textbox', { name: 'Rate with another lender' }, { timeout: 20_000 });
  const rate = await field();
  await userEvent.clear(rate);
  await userEvent.type(rate, '3.9');
  await userEvent.click(screen.getByRole('radio', { name: '2 years' }));
  await router.navigate({ to: '/portfolio/mortgages' });
  await screen.findByRole('table', { name: 'Mortgages' }, patient);
  router.history.back();
  expect(await field()).toHaveValue('3.9');
  expect(screen.getByRole('radio', { name: '2 years' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Reset figures' }));
  expect(await field()).not.toHaveValue('3.9');
});
