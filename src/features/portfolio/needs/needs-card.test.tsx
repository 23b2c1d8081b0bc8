import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient, seeWholePage } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

it('A tenancy that ends leads from Needs you to that tenancy, where it is renewed or ended', async () => {
  seeWholePage();
  mockServer.signInAs('hannah.okafor');
  const [ending] = mockServer.world.db.tenancy
    .by('ownerId', 1)
    .filter(({ status, endDate }) => status === 'ending' && endDate !== null);
  const { router } = openApp('/portfolio');
  const needs = within(await screen.findByRole('region', { name: 'Needs you' }, patient));
  await userEvent.click(await needs.findByRole('button', { name: /^Show all \d+$/ }, patient));
  await userEvent.click(needs.getByRole('link', { name: /^Tenancy ends/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for / }, patient));
  expect(await screen.findByRole('menuitem', { name: 'Renew…' }, patient)).toBeVisible();
  expect(router.state.location.href).toBe(`/portfolio/tenancies?tenancy=${ending?.id}`);
});
