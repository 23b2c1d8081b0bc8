import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it } from 'vitest';
import { animatedGif } from '@/testing/fixtures/moving-pictures';
import { refurbTotal } from '@/lib/evaluation/strategies/purchase';
import { formatPounds } from '@/lib/money/money';
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
  fill(dialog.getByRole('textbox', { name: 'Room, item 1 optional' }), 'Lounge');
  fill(dialog.getByRole('textbox', { name: 'Description, item 1' }), 'Sofa');
  fill(dialog.getByRole('textbox', { name: 'Quantity, item 1' }), '2');
  const send = dialog.getByRole('button', { name: 'Add inventory' });
  await userEvent.click(send);
  expect(await dialog.findByText('Choose a condition')).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Condition, item 1' }), 'good');
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
    await userEvent.click(await screen.findByRole('button', { name: `Actions for “${row.title}”` }, patient));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }, patient));
  };
  await choose('Edit…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit schedule of works' }, patient));
  fill(dialog.getByRole('textbox', { name: 'Actual cost, item 1 optional' }), '1,100');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Schedule of works saved', {}, patient);
  const saved = () => mockServer.world.db.schedule.get(row.id);
  expect(saved()?.items[0]).toMatchObject({ actual: 1100, images: ['before.jpg'] });
  await choose('Sign…');
  const signing = within(await screen.findByRole('dialog', { name: `Sign “${row.title}”` }, patient));
  fill(signing.getByRole('textbox', { name: 'Name' }), 'Hannah Okafor');
  await userEvent.selectOptions(signing.getByRole('combobox', { name: 'Role' }), 'landlord');
  fill(signing.getByRole('textbox', { name: 'Date' }), '1/5/2026');
  const before = saved()?.signedBy.length ?? 0;
  await userEvent.dblClick(signing.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(saved()?.signedBy).toHaveLength(before + 1), patient);
});

/** A schedule of the seed, with its page. */
function openSchedule(title: string) {
  const row = all().find((each) => each.title === title);
  if (!row) throw new Error(title);
  openApp(`/portfolio/records/schedule/${row.id}`);
  return { row, saved: () => mockServer.world.db.schedule.get(row.id) };
}

it('A check-out compared with its check-in shows what got worse, what is missing and what is new', async () => {
  const checkIn = all().find(({ title }) => title === 'Room E at check-in, Lucas Ferreira');
  if (!checkIn) throw new Error('no check-in');
  const [walls, carpet, ...others] = checkIn.items;
  if (!walls || !carpet) throw new Error('no items');
  const { id: _, ...rest } = checkIn;
  mockServer.world.db.schedule.add({
    ...rest,
    title: 'Room E at check-out',
    items: [walls, { ...carpet, condition: 'poor' }, ...others.slice(1), { ...walls, name: 'Shelf' }],
  });
  openSchedule('Room E at check-out');
  const choice = await screen.findByRole('combobox', { name: 'Compare with' }, patient);
  await userEvent.selectOptions(choice, checkIn.id);
  const summary = within(await screen.findByRole('region', { name: 'Comparison' }, patient));
  expect(summary.getByRole('status')).toHaveTextContent('2 changed, 1 missing');
  expect(
    within(summary.getByRole('list', { name: 'Missing' })).getByText('Room E: Desk and chair'),
  ).toBeVisible();
  const room = within(screen.getByRole('region', { name: 'Room E' }));
  const lineOf = (name: string) => room.getByText(name).closest('li');
  expect(lineOf('Carpet')).toHaveTextContent('Was fair');
  expect(lineOf('Shelf')).toHaveTextContent('Added');
  expect(lineOf('Walls and ceiling')).not.toHaveTextContent(/Was|Added/);
});

it('An item that is moved keeps its photos and its actual cost, and the new order is saved', async () => {
  const { row, saved } = openSchedule('Inverness Place: back to brick');
  const [first, second, ...others] = row.items;
  if (!first || !second) throw new Error('no items');
  mockServer.world.db.schedule.update(row.id, {
    items: [first, { ...second, images: ['before.jpg'] }, ...others],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit schedule of works' }, patient));
  dialog.getByRole('button', { name: `Move “${second.name}” up` }).focus();
  await userEvent.keyboard('{Enter}');
  expect(dialog.getByRole('button', { name: `Move “${second.name}” down` })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Schedule of works saved', {}, patient);
  expect(saved()?.items.slice(0, 2)).toMatchObject([
    { name: second.name, images: ['before.jpg'] },
    { name: first.name, actual: first.actual, images: [] },
  ]);
});

it('Photos are added to one item and removed again, and the other items stay as they are', async () => {
  const { row, saved } = openSchedule('Room E at check-in, Lucas Ferreira');
  await userEvent.click(await screen.findByRole('button', { name: 'Add photos to “Carpet”' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Photos of “Carpet”' }, patient));
  const photo = (name: string) => new File([animatedGif()], name, { type: 'image/gif' });
  const notes = new File(['Iron mark'], 'notes.txt', { type: 'text/plain' });
  await userEvent
    .setup({ applyAccept: false })
    .upload(dialog.getByLabelText('Add photos', { selector: 'input' }), [
      photo('a.gif'),
      notes,
      photo('b.gif'),
    ]);
  expect(await dialog.findByRole('button', { name: 'Remove photo 2' }, patient)).toBeVisible();
  expect(dialog.getByText('notes.txt: The file given is not an image')).toBeVisible();
  const counts = () => saved()?.items.map(({ images }) => images.length);
  expect(counts()).toEqual([0, 2, 0, 0, 0]);
  const [, kept] = saved()?.items[1]?.images ?? [];
  await userEvent.click(dialog.getByRole('button', { name: 'Remove photo 1' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove photo 1?' }, patient));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(counts()).toEqual([0, 1, 0, 0, 0]), patient);
  expect(saved()?.items[1]?.images).toEqual([kept]);
  expect(saved()?.items[1]).toMatchObject({ notes: row.items[1]?.notes, condition: 'fair' });
});

it('The total of linked works is the refurbishment of their evaluation, and what differs later is brought over', async () => {
  const { saved } = openSchedule('Inverness Place: back to brick');
  const card = () => screen.findByRole('region', { name: 'Evaluation' }, patient);
  await userEvent.click(within(await card()).getByRole('button', { name: 'Link an evaluation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Link an evaluation' }, patient));
  const choice = dialog.getByRole('combobox', { name: /^Evaluation/ });
  await waitFor(() => expect(within(choice).getAllByRole('option').length).toBeGreaterThan(5), patient);
  const [deal] = mockServer.world.db.evaluation
    .by('ownerId', 1)
    .filter(({ deletedAt, archivedAt }) => deletedAt === null && archivedAt === null);
  if (!deal) throw new Error('no evaluation');
  await userEvent.selectOptions(choice, deal.id);
  await userEvent.click(dialog.getByRole('button', { name: 'Link' }));
  await within(await card()).findByText('Up to date', {}, patient);
  const refurb = () => refurbTotal(mockServer.world.db.evaluation.get(deal.id)?.inputs.refurb ?? none);
  const total = within(screen.getByRole('region', { name: 'Total' })).getByText('Total').nextElementSibling;
  expect(total).toHaveTextContent(formatPounds(refurb()));
  expect(saved()?.evaluationId).toBe(deal.id);

  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit schedule of works' }, patient));
  fill(form.getByRole('textbox', { name: /^Contingency/ }), '20');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await within(await card()).findByText('Differs', {}, patient);
  await userEvent.click(screen.getByRole('button', { name: 'Update evaluation' }));
  await within(await card()).findByText('Up to date', {}, patient);
  expect(total).toHaveTextContent(formatPounds(refurb()));
  expect(saved()?.contingencyPct).toBe(20);
});

it('A check-out starts with the items of its check-in, without their photos', async () => {
  const [checkIn] = all().filter(({ kind }) => kind === 'condition');
  if (!checkIn) throw new Error('no check-in');
  const items = checkIn.items.map((item) => ({ ...item, images: ['in.jpg'] }));
  mockServer.world.db.schedule.update(checkIn.id, { items });
  openApp(`/portfolio/properties/${checkIn.propertyId}/schedules`);
  await userEvent.click(await screen.findByRole('radio', { name: 'Condition' }, patient));
  await userEvent.click(
    await screen.findByRole('button', { name: `Actions for “${checkIn.title}”` }, patient),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }, patient));
  const name = { name: 'Add schedule of condition' };
  const dialog = within(await screen.findByRole('dialog', name, patient));
  fill(dialog.getByRole('textbox', { name: 'Title' }), 'Check-out');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Condition, item 2' }), 'poor');
  await userEvent.dblClick(dialog.getByRole('button', name));
  const added = () => all().filter(({ title }) => title === 'Check-out');
  await waitFor(() => expect(added()).toHaveLength(1), patient);
  expect(added()[0]?.items.map((item) => [item.name, item.images.length])).toEqual(
    checkIn.items.map((item) => [item.name, 0]),
  );
  expect(added()[0]).toMatchObject({ propertyId: checkIn.propertyId, signedBy: [] });
  expect(added()[0]?.items[1]?.condition).toBe('poor');
});

it('A template fills a new inventory with rooms and their contents', async () => {
  openApp(`/portfolio/properties/${home(2)}/schedules`);
  await userEvent.click(await screen.findByRole('radio', { name: 'Inventory' }, patient));
  await userEvent.click(await screen.findByRole('button', { name: 'Use a template' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Furnished room' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add inventory' }, patient));
  expect(dialog.getByText(/^8 items, each in good condition\./)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove “Keys”' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add inventory' }));
  await screen.findByText('Inventory added', {}, patient);
  const added = all().find(({ title }) => title === 'Furnished room');
  expect(added?.items.map((item) => item.name).slice(-2)).toEqual(['Desk', 'Chair']);
  expect(added?.items.every(({ condition, room }) => condition === 'good' && room === 'Room')).toBe(true);
});

const none = { items: [], contingencyPct: 0 };

it('A contractor’s link is created from the menu once, and shows another member the items without prices', async () => {
  const row = all().find(({ kind }) => kind === 'works');
  if (!row) throw new Error('no schedule of works');
  openApp('/portfolio/schedules');
  await userEvent.click(await screen.findByRole('button', { name: `Actions for “${row.title}”` }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Share…' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: `Share “${row.title}”` }, patient));
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText(/^Shared until/, {}, patient)).toBeVisible();
  const links = () => mockServer.world.db.scheduleShare.by('scheduleId', row.id);
  const [link] = links();
  expect(links()).toHaveLength(1);
  cleanup();
  mockServer.signInAs('ewan.macleod');
  openApp(`/documents/schedules/${link?.token}`);
  expect(await screen.findByRole('heading', { level: 1, name: row.title }, patient)).toBeVisible();
  expect(screen.getByText(row.items[0]?.name ?? '')).toBeVisible();
  expect(screen.queryByText(/£/)).toBeNull();
});
