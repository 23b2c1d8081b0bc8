import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import {
  field,
  leaveEvaluation,
  openEvaluation as open,
  patient,
  retype,
  storedEvaluation as stored,
} from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';
import { chooseAreaUnit } from '@/ui/area/area-unit';

const group = async () => {
  const title = await screen.findByRole('heading', { name: 'Property' }, patient);
  const details = title.closest('details');
  if (!details) throw new Error('The group of the property is missing');
  await userEvent.click(title);
  return within(details);
};

afterEach(async () => {
  await leaveEvaluation();
  chooseAreaUnit('sqft');
});

it('The address, postcode, kind, beds, EPC and council tax of a deal can be corrected and are saved', async () => {
  open();
  const property = await group();
  await retype('Address optional', '16 Ashfield Terrace, Leeds');
  await retype('Postcode district optional', 'ls12');
  await retype('Bedrooms optional', '3');
  await userEvent.selectOptions(
    property.getByRole('combobox', { name: 'Property type' }),
    'End-of-terrace house',
  );
  await userEvent.selectOptions(property.getByRole('combobox', { name: 'EPC' }), 'F');
  await userEvent.selectOptions(property.getByRole('combobox', { name: 'Council tax band' }), 'B');
  await waitFor(
    () =>
      expect(stored()).toMatchObject({
        address: '16 Ashfield Terrace, Leeds',
        outcode: 'LS12',
        home: { type: 'end_terrace', bedrooms: 3, epcRating: 'F', councilTaxBand: 'B', tenure: 'freehold' },
      }),
    patient,
  );
  expect(await screen.findByText(/^16 Ashfield Terrace, Leeds · 3-bed end-of-terrace house/)).toBeVisible();
  expect(await screen.findByText(/Rule: .*energy/i, undefined, patient)).toBeVisible();
});

it('A lease has its years, and they go with it', async () => {
  open();
  const property = await group();
  const tenure = property.getByRole('combobox', { name: 'Tenure' });
  expect(screen.queryByRole('textbox', { name: 'Years left on the lease optional' })).toBeNull();
  await userEvent.selectOptions(tenure, 'Leasehold');
  await retype('Years left on the lease optional', '82.5');
  await userEvent.tab();
  expect(await property.findByText('Enter a whole number')).toBeVisible();
  await retype('Years left on the lease optional', '82');
  await waitFor(() => expect(stored().home).toMatchObject({ tenure: 'leasehold', leaseYears: 82 }), patient);
  await userEvent.selectOptions(tenure, 'Freehold');
  await waitFor(() => expect(stored().home).toMatchObject({ tenure: 'freehold', leaseYears: null }), patient);
});

it('The floor area is typed in square feet or square metres', async () => {
  open();
  const property = await group();
  await retype('Floor area optional', '861');
  await waitFor(() => expect(stored().home?.areaSqm).toBe(79.99), patient);
  await userEvent.selectOptions(property.getByRole('combobox', { name: 'Floor area unit' }), 'm²');
  expect(await field('Floor area optional')).toHaveValue('79.99');
  await retype('Floor area optional', '71');
  await waitFor(() => expect(stored().home?.areaSqm).toBe(71), patient);
  await userEvent.tab();
  await retype('Floor area optional', '-4');
  await userEvent.tab();
  expect(await property.findByText('Floor area can’t be negative')).toBeVisible();
  await userEvent.selectOptions(property.getByRole('combobox', { name: 'Floor area unit' }), 'sq ft');
  expect(await field('Floor area optional')).toHaveValue('764');
  expect(property.queryByText('Floor area can’t be negative')).toBeNull();
});

it('The unit of a profile holds for its deals, whatever the site’s is', async () => {
  const { settingsId } = stored();
  const { evaluationSetting } = mockServer.world.db;
  const profile = evaluationSetting
    .all()
    .find(({ id, ownerId, isDefault }) =>
      settingsId === null ? ownerId === 1 && isDefault : id === settingsId,
    );
  evaluationSetting.update(profile?.id ?? '', { areaUnit: 'sqm' });
  open();
  const property = await group();
  await waitFor(
    () => expect(property.queryByRole('combobox', { name: 'Floor area unit' })).toBeNull(),
    patient,
  );
  await retype('Floor area optional', '71');
  await waitFor(() => expect(stored().home?.areaSqm).toBe(71), patient);
});

it('A deal whose home is not known takes its first fact', async () => {
  mockServer.world.db.evaluation.update(stored().id, { home: null });
  open();
  await group();
  await retype('Bedrooms optional', '4');
  await waitFor(() => expect(stored().home).toMatchObject({ bedrooms: 4, type: null }), patient);
});

it('A half postcode that is none is explained and not saved', async () => {
  open();
  const before = stored().outcode;
  await group();
  // In one go: an empty field would be saved as none.
  await userEvent.tripleClick(await field('Postcode district optional'));
  await userEvent.paste('Leeds');
  await userEvent.tab();
  expect(await screen.findByText('Enter a postcode district, such as LS12')).toBeVisible();
  expect(stored().outcode).toBe(before);
});

it('Tags can be removed and added, each once', async () => {
  mockServer.world.db.evaluation.update(stored().id, { tags: ['tenanted', 'old'] });
  open();
  const property = await group();
  await userEvent.click(property.getByRole('button', { name: 'Remove tag “old”' }));
  await userEvent.type(property.getByRole('textbox', { name: 'New tag' }), 'Tenanted{Enter}');
  expect(await property.findByText('“Tenanted” is already a tag')).toBeVisible();
  await retype('New tag', 'this week');
  await userEvent.click(property.getByRole('button', { name: 'Add tag' }));
  await waitFor(() => expect(stored().tags).toEqual(['tenanted', 'this week']), patient);
});

it('A room can be renamed, and never loses its name', async () => {
  const { id, inputs } = stored();
  const rooms = [{ name: 'Room 1', rentPcm: 600, sqm: 11, occupants: 1 }];
  mockServer.world.db.evaluation.update(id, {
    strategies: ['hmo'],
    primary: 'hmo',
    inputs: { ...inputs, income: { ...inputs.income, rooms } },
  });
  open();
  await retype('Name', 'Attic');
  await waitFor(() => expect(stored().inputs.income.rooms[0]?.name).toBe('Attic'), patient);
  await userEvent.clear(await field('Name'));
  await userEvent.tab();
  expect(await screen.findByText('Enter a name for the room')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove “Attic”' })).toBeVisible();
  await retype('Name', 'Loft');
  await waitFor(() => expect(stored().inputs.income.rooms[0]?.name).toBe('Loft'), patient);
});
