import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const home = (n: number) => uuidOf('property', n);
const epcsOf = (n: number) =>
  mockServer.world.db.propertyEpc.all().filter(({ propertyId }) => propertyId === home(n));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => mockServer.signInAs('hannah.okafor'));

it('A measure that is ticked off brings the home nearer to C, while letting goes by the certificate', async () => {
  openApp(`/portfolio/properties/${home(11)}/epcs`);
  const latest = within(await screen.findByRole('region', { name: 'Latest EPC' }, patient));
  expect(latest.getByText('Can’t be let')).toBeVisible();
  expect(latest.getAllByText('31 points')).toHaveLength(2);
  const boiler = latest.getByRole('checkbox', { name: 'Condensing boiler' });
  boiler.focus();
  await userEvent.keyboard(' ');
  expect(await latest.findByText('39 points', {}, patient)).toBeVisible();
  expect(boiler).toHaveFocus();
  expect(latest.getByRole('status')).toHaveTextContent(
    /^With the work done: E, 39 points\. Cost to reach C: /,
  );
  expect(latest.getByText('Can’t be let')).toBeVisible();
  const [saved] = epcsOf(11);
  expect(saved?.recommendations.filter(({ done }) => done).map(({ text }) => text)).toEqual([
    'Condensing boiler',
  ]);
});

it('A rating follows its score, and the expiry the law of the nation on the day it was lodged', async () => {
  openApp(`/portfolio/properties/${home(12)}/epcs`);
  await userEvent.click(await screen.findByRole('button', { name: 'Add EPC' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add EPC' }, patient));
  const field = (name: string | RegExp) => dialog.getByRole('textbox', { name });
  fill(field('Current score'), '74');
  expect(dialog.getByRole('combobox', { name: 'Current rating' })).toHaveValue('C');
  fill(field('Potential score'), '83');
  fill(field('Lodgement date'), '1/3/2025');
  expect(field('Expiry date')).toHaveValue('01/03/2035');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Current rating' }), 'D');
  await userEvent.click(dialog.getByRole('button', { name: 'Add EPC' }));
  expect(await dialog.findByText('A score of 74 is rated C')).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Current rating' }), 'C');
  const before = epcsOf(12).length;
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Add EPC' }));
  await waitFor(() => expect(epcsOf(12)).toHaveLength(before + 1), patient);
  expect(epcsOf(12).at(-1)).toMatchObject({ current: 'C', potential: 'B', expiresOn: '2035-03-01' });
});

it('What the certificate says otherwise is offered to the property', async () => {
  const [epc] = epcsOf(2);
  mockServer.world.db.property.update(home(2), { areaSqm: 55, epcRating: 'E' });
  openApp(`/portfolio/properties/${home(2)}/epcs`);
  await userEvent.click(await screen.findByRole('button', { name: 'Update property' }, patient));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Update property' })).toBeNull(), patient);
  await waitFor(() =>
    expect(mockServer.world.db.property.get(home(2))).toMatchObject({
      areaSqm: epc?.areaSqm,
      epcRating: epc?.current,
    }),
  );
});

it('A certificate is looked up by its address, and added with what the register says', async () => {
  mockServer.world.db.property.update(home(12), { addressLine1: '14 Register Row', postcode: 'LS6 1PL' });
  const before = epcsOf(12).length;
  openApp(`/portfolio/properties/${home(12)}/epcs`);
  await userEvent.click(await screen.findByRole('button', { name: 'Look up EPC' }, patient));
  const question = within(await screen.findByRole('dialog', { name: 'Look up an EPC' }, patient));
  const [postcode, address] = question.getAllByRole('textbox');
  if (!postcode || !address) throw new Error('no fields');
  expect([postcode, address]).toMatchObject([{ value: 'LS6 1PL' }, { value: '14 Register Row' }]);
  const send = question.getByRole('button', { name: 'Look up' });
  fill(postcode, 'LS6');
  await userEvent.click(send);
  expect(await question.findByText(/^Enter a full UK postcode/)).toBeVisible();
  fill(postcode, 'ls6 1pl');
  mockServer.fail('getEpcDetails', { status: 404 });
  await userEvent.click(send);
  expect(await question.findByText('No EPC on the register for this address', {}, patient)).toBeVisible();
  expect(address).toHaveValue('14 Register Row');
  mockServer.clearFaults();
  await userEvent.click(send);
  const form = within(await screen.findByRole('dialog', { name: 'Add EPC' }, patient));
  expect(form.getByText(/^Found for 14 Register Row, LS6 1PL\./)).toBeVisible();
  expect(form.getByRole<HTMLInputElement>('textbox', { name: /^Certificate number/ }).value).toMatch(
    /^\d{24}$/,
  );
  await userEvent.dblClick(form.getByRole('button', { name: 'Add EPC' }));
  await waitFor(() => expect(epcsOf(12)).toHaveLength(before + 1), patient);
  expect(epcsOf(12).at(-1)?.recommendations.length).toBeGreaterThan(0);
});
