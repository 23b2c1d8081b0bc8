import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const home = (n: number) => uuidOf('property', n);
const all = () => mockServer.world.db.schedule.by('ownerId', 1);
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => mockServer.signInAs('hannah.okafor'));

it('An inventory is made of items with their condition, and what nobody was asked for keeps its defaults', async () => {
  openApp(`/portfolio/properties/${home(2)}/schedules`);
  await userEvent.click(await screen.findByRole('radio', { name: 'Inventory' }, patient));
  const [add] = await screen.findAllByRole('button', { name: 'Add inventory' }, patient);
  if (add) await userEvent.click(add);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add inventory' }, patient));
  fill(dialog.getByRole('textbox', { name: 'Title' }), 'Check-in, May');
  await userEvent.click(dialog.getByRole('button', { name: 'Add item' }));
  fill(dialog.getByRole('textbox', { name: 'Room of item 1' }), 'Lounge');
  fill(dialog.getByRole('textbox', { name: 'Item of item 1' }), 'Sofa');
  fill(dialog.getByRole('textbox', { name: 'Quantity of item 1' }), '2');
  const send = dialog.getByRole('button', { name: 'Add inventory' });
  await userEvent.click(send);
  expect(await dialog.findByText('Choose the condition')).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Condition of item 1' }), 'good');
  await userEvent.dblClick(send);
  await waitFor(() => expect(all().some(({ title }) => title === 'Check-in, May')).toBe(true), patient);
  expect(all().find(({ title }) => title === 'Check-in, May')).toMatchObject({
    kind: 'inventory',
    propertyId: home(2),
    items: [{ room: 'Lounge', name: 'Sofa', qty: 2, rate: 0, condition: 'good', status: 'todo' }],
  });
});

it('A schedule that is edited keeps the photos of its items, and can be signed', async () => {
  const [row] = all().filter(({ kind, propertyId }) => kind === 'works' && propertyId !== null);
  if (!row) throw new Error('no schedule of works');
  mockServer.world.db.schedule.update(row.id, {
    items: row.items.map((item, index) => (index === 0 ? { ...item, images: ['before.jpg'] } : item)),
  });
  openApp('/portfolio/schedules');
  const choose = async (item: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions for ${row.title}` }, patient));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }, patient));
  };
  await choose('Edit…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit schedule of works' }, patient));
  fill(dialog.getByRole('textbox', { name: 'Actual cost of item 1' }), '1,100');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Schedule of works saved', {}, patient);
  const saved = () => mockServer.world.db.schedule.get(row.id);
  expect(saved()?.items[0]).toMatchObject({ actual: 1100, images: ['before.jpg'] });
  await choose('Sign…');
  const signing = within(await screen.findByRole('dialog', { name: `Sign ${row.title}` }, patient));
  fill(signing.getByRole('textbox', { name: 'Name' }), 'Hannah Okafor');
  await userEvent.selectOptions(signing.getByRole('combobox', { name: 'Role' }), 'landlord');
  fill(signing.getByRole('textbox', { name: 'Date' }), '1/5/2026');
  const before = saved()?.signedBy.length ?? 0;
  await userEvent.dblClick(signing.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(saved()?.signedBy).toHaveLength(before + 1), patient);
});
