import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it } from 'vitest';
import { addDays, londonDay } from '@/lib/dates/calendar-day';
import { animatedGif } from '@/testing/fixtures/moving-pictures';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const home = (n: number) => uuidOf('property', n);
const jobs = () => mockServer.world.db.propertyMaintenance.by('ownerId', 1);
const titled = (title: string) => {
  const found = jobs().find((each) => each.title === title);
  if (!found) throw new Error(title);
  return found;
};
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, patient));

async function openForm(name: string) {
  const dialog = within(await screen.findByRole('dialog', { name }, patient));
  return { dialog, field: (label: string | RegExp) => dialog.getByRole('textbox', { name: label }) };
}

beforeEach(() => mockServer.signInAs('hannah.okafor'));

it('A job reported on a property’s page opens by itself, and goes only where its status leads', async () => {
  const { router } = openApp(`/portfolio/properties/${home(1)}/maintenance`);
  await press('Add job');
  const { dialog, field } = await openForm('Add job');
  expect(dialog.queryByRole('combobox', { name: 'Property' })).toBeNull();
  expect(dialog.queryByRole('textbox', { name: /^Planned date/ })).toBeNull();
  fill(field('Title'), 'Back door sticks');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'other');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Add job' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Back door sticks' }, patient)).toBeVisible();
  const heading = screen.getByRole('heading', { level: 1, name: 'Back door sticks' });
  await waitFor(() => expect(heading).toHaveFocus(), patient);
  const { id } = titled('Back door sticks');
  expect(router.state.location.search).toEqual({ job: id });
  const moves = within(screen.getByRole('group', { name: 'What to do next' }));
  const offered = () => moves.getAllByRole('button').map(({ textContent }) => textContent);
  expect(offered()).toEqual(['Start work', 'Defer', 'Decline']);
  screen.getByRole('button', { name: 'Start work' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(offered()).toEqual(['Complete', 'Defer', 'Decline']), patient);
  await waitFor(() => expect(moves.getAllByRole('button')).toContain(document.activeElement));
  expect(screen.getByText('Back door sticks moved to In progress')).toHaveRole('status');
});

it('Photos chosen while a repair is reported go with it, and a report that failed keeps them', async () => {
  openApp(`/portfolio/properties/${home(1)}/maintenance`);
  await press('Add job');
  const { dialog, field } = await openForm('Add job');
  fill(field('Title'), 'Gutter leaks');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'roof');
  const photo = new File([animatedGif()], 'gutter.gif', { type: 'image/gif' });
  const notes = new File(['Drips'], 'notes.txt', { type: 'text/plain' });
  await userEvent
    .setup({ applyAccept: false })
    .upload(dialog.getByLabelText('Add photos', { selector: 'input' }), [photo, notes]);
  expect(await dialog.findByAltText('gutter.gif', {}, patient)).toBeVisible();
  expect(dialog.getByText('notes.txt: The file given is not an image')).toBeVisible();
  mockServer.fail('createPropertyMaintenance', { status: 503 });
  const send = dialog.getByRole('button', { name: 'Add job' });
  await userEvent.click(send);
  await waitFor(() => expect(send).toBeEnabled(), patient);
  expect(jobs().some(({ title }) => title === 'Gutter leaks')).toBe(false);
  expect(dialog.getByAltText('gutter.gif')).toBeVisible();
  mockServer.clearFaults();
  await userEvent.click(send);
  expect(await screen.findByRole('button', { name: 'Open photo 1' }, patient)).toBeVisible();
  expect(jobs().filter(({ title }) => title === 'Gutter leaks')).toHaveLength(1);
  expect(titled('Gutter leaks').images).toHaveLength(1);
});

it('A completed job can only be reopened or closed, and a closed one no more', async () => {
  const { id } = titled('Kitchen tap drips');
  mockServer.world.db.propertyMaintenance.update(id, { status: 'completed' });
  openApp(`/portfolio/maintenance?job=${id}`);
  const moves = within(await screen.findByRole('group', { name: 'What to do next' }, patient));
  expect(moves.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reopen', 'Close']);
  await press('Close');
  const question = within(await screen.findByRole('dialog', { name: 'Close this job?' }, patient));
  await userEvent.click(question.getByRole('button', { name: 'Close job' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'What to do next' })).toBeNull(), patient);
  expect(titled('Kitchen tap drips').status).toBe('closed');
  expect(screen.getByText('Kitchen tap drips moved to Closed')).toHaveRole('status');
  const title = screen.getByRole('heading', { level: 1, name: 'Kitchen tap drips' });
  await waitFor(() => expect(title).toHaveFocus(), patient);
});

it('A hazard says by when Awaab’s Law has it investigated', async () => {
  const { propertyMaintenance, property } = mockServer.world.db;
  const { id, propertyId } = titled('Kitchen tap drips');
  property.update(propertyId, { nation: 'england' });
  propertyMaintenance.update(id, { hazard: true, reportedAt: '2026-05-13T09:00:00.000Z' });
  openApp(`/portfolio/maintenance?job=${id}`);
  expect(await screen.findByText(/^Awaab’s Law: investigate by 28 May 2026\./, {}, patient)).toBeVisible();
});

it('A deferred job needs a day to come, and says until when', async () => {
  openApp(`/portfolio/maintenance?job=${titled('Kitchen tap drips').id}`);
  await press('Defer');
  const { dialog, field } = await openForm('Defer this job');
  const send = dialog.getByRole('button', { name: 'Defer' });
  await userEvent.click(send);
  expect(await dialog.findByText('Enter a date')).toBeVisible();
  fill(field('Date'), '1/5/2020');
  await userEvent.click(send);
  expect(await dialog.findByText('Choose a date in the future')).toBeVisible();
  const day = addDays(londonDay(new Date()), 9);
  fill(field('Date'), day);
  await userEvent.click(send);
  await screen.findByText('Job deferred', {}, patient);
  expect(titled('Kitchen tap drips')).toMatchObject({ status: 'deferred', deferredUntil: day });
  // Its button is gone: the keyboard goes on among those that are there now.
  const moves = screen.getByRole('group', { name: 'What to do next' });
  await waitFor(() => expect(moves.contains(document.activeElement)).toBe(true));
});

it('An accepted quote becomes the estimate and its giver the contractor, and a completed job’s invoice one expense', async () => {
  const title = 'Shower over bath: new tiling and seal';
  openApp(`/portfolio/maintenance?job=${titled(title).id}`);
  await press('Accept Prosser Building (Huw Prosser), £590');
  await screen.findByText('Quote from Prosser Building (Huw Prosser) accepted', {}, patient);
  await press('Start work');
  await press('Complete');
  const { dialog, field } = await openForm('Complete this job');
  expect(field(/^Invoice total/)).toHaveValue('590');
  fill(field(/^Invoice total/), '£612.40');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Complete' }));
  await screen.findByText('Job completed', {}, patient);
  const cost = within(screen.getByRole('region', { name: 'Cost' }));
  expect(await cost.findByText('£612.40', {}, patient)).toBeVisible();
  expect(cost.getByRole('link', { name: 'View in Money' })).toBeVisible();
  const { transactionId, contractorId } = titled(title);
  expect(mockServer.world.db.transaction.get(transactionId ?? '')).toMatchObject({
    amount: 612.4,
    contactId: contractorId,
    direction: 'out',
    category: 'repairs',
  });
});

it('A quote that is removed comes back by Undo as it was, and is gone from the server without it', async () => {
  const title = 'Shower over bath: new tiling and seal';
  openApp(`/portfolio/maintenance?job=${titled(title).id}`);
  const quotes = [...titled(title).quotes];
  const remove = () => press('Remove the quote from Prosser Building (Huw Prosser)');
  await remove();
  expect(await screen.findByText('Quote removed', {}, patient)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Quotes' })).toHaveFocus();
  expect(titled(title).quotes).toHaveLength(quotes.length - 1);
  await press('Undo');
  await waitFor(() => expect(titled(title).quotes).toEqual(quotes), patient);
  await remove();
  await screen.findByText('Quote removed', {}, patient);
  const card = within(screen.getByRole('region', { name: 'Quotes' }));
  await waitFor(() => expect(card.queryByText(/^Prosser/)).toBeNull(), patient);
  expect(titled(title).quotes).toHaveLength(quotes.length - 1);
});

it('An invoice begins with the amount of the accepted quote, and with none once that quote is removed', async () => {
  const title = 'Shower over bath: new tiling and seal';
  const name = 'Prosser Building (Huw Prosser)';
  mockServer.world.db.propertyMaintenance.update(titled(title).id, { status: 'in_progress' });
  openApp(`/portfolio/maintenance?job=${titled(title).id}`);
  await press(`Accept ${name}, £590`);
  await screen.findByText(`Quote from ${name} accepted`, {}, patient);
  await press(`Remove the quote from ${name}`);
  await screen.findByText('Quote removed', {}, patient);
  await press('Complete');
  const { dialog, field } = await openForm('Complete this job');
  expect(field(/^Invoice total/)).toHaveValue('');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await press('Undo');
  await waitFor(() => expect(titled(title).estimate).toBe(590), patient);
});

it('What was saved elsewhere meanwhile is said in the form, which then replaces it', async () => {
  const { id } = titled('Kitchen tap drips');
  openApp(`/portfolio/maintenance?job=${id}`);
  await press('Edit cost');
  const { dialog, field } = await openForm('Cost');
  fill(field(/^Estimate/), '85');
  mockServer.world.db.propertyMaintenance.update(id, { updatedAt: new Date().toISOString() });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^This was changed elsewhere/, {}, patient)).toBeVisible();
  expect(field(/^Estimate/)).toHaveValue('85');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Cost saved', {}, patient);
  expect(titled('Kitchen tap drips').estimate).toBe(85);
});

it('A move that the server refuses is said, and the job is read again', async () => {
  const { id } = titled('Kitchen tap drips');
  openApp(`/portfolio/maintenance?job=${id}`);
  await screen.findByRole('button', { name: 'Start work' }, patient);
  mockServer.world.db.propertyMaintenance.update(id, {
    status: 'declined',
    updatedAt: new Date().toISOString(),
  });
  await press('Start work');
  await screen.findByText(/^Couldn’t update the job/, {}, patient);
  expect(await screen.findByRole('button', { name: 'Reopen' }, patient)).toBeVisible();
});

it('A job is moved on the board by its menu alone, and its card has the focus where it comes to stand', async () => {
  openApp('/portfolio/maintenance?view=board');
  const column = async (name: RegExp) => within(await screen.findByRole('region', { name }, patient));
  const open = await column(/^Open, /);
  expect(await open.findByText('Kitchen tap drips', {}, patient)).toBeVisible();
  open.getByRole('button', { name: 'Move “Kitchen tap drips”' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Start work' }, patient));
  const working = await column(/^In progress, /);
  const mover = await working.findByRole('button', { name: 'Move “Kitchen tap drips”' }, patient);
  await waitFor(() => expect(mover).toHaveFocus());
  expect(screen.getByText('Kitchen tap drips moved to In progress')).toBeInTheDocument();
  expect(open.queryByText('Kitchen tap drips')).toBeNull();
  expect(titled('Kitchen tap drips').status).toBe('in_progress');
});

it('A job names a room of its property, and another property has other rooms', async () => {
  const room = mockServer.world.db.propertyRoom.all().find(({ ownerId }) => ownerId === 1);
  if (!room) throw new Error('no room');
  openApp('/portfolio/maintenance');
  await press('Add job');
  const { dialog, field } = await openForm('Add job');
  expect(dialog.queryByRole('combobox', { name: /^Room/ })).toBeNull();
  const homes = dialog.getByRole('combobox', { name: 'Property' });
  await waitFor(() => expect(within(homes).getAllByRole('option').length).toBeGreaterThan(1), patient);
  await userEvent.selectOptions(homes, room.propertyId);
  const rooms = await dialog.findByRole('combobox', { name: /^Room/ }, patient);
  await waitFor(() => expect(within(rooms).getAllByRole('option').length).toBeGreaterThan(1), patient);
  await userEvent.selectOptions(rooms, room.id);
  await userEvent.selectOptions(homes, home(2));
  expect(rooms).toHaveValue('');
  await userEvent.selectOptions(homes, room.propertyId);
  await userEvent.selectOptions(rooms, room.id);
  fill(field('Title'), 'Sash cord broken');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'other');
  await userEvent.click(dialog.getByRole('button', { name: 'Add job' }));
  const details = within(await screen.findByRole('region', { name: 'Details' }, patient));
  expect(await details.findByText(room.name, {}, patient)).toBeVisible();
  expect(titled('Sash cord broken').roomId).toBe(room.id);
});

it('A job opened from the list gives its heading the focus, and the way back isn’t the current page', async () => {
  openApp('/portfolio/maintenance');
  const table = within(await screen.findByRole('table', { name: 'Jobs' }, patient));
  await userEvent.click(await table.findByRole('link', { name: 'Kitchen tap drips' }, patient));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Kitchen tap drips' }, patient);
  expect(heading).toHaveFocus();
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  const back = breadcrumb.getByRole('link', { name: 'Maintenance' });
  expect(back).not.toHaveAttribute('aria-current');
  await userEvent.click(back);
  expect(await screen.findByRole('heading', { level: 1, name: 'Maintenance' }, patient)).toHaveFocus();
});

it('A job deleted on its own page leads back to the list, without it', async () => {
  const { id } = titled('Kitchen tap drips');
  const { router } = openApp(`/portfolio/maintenance?job=${id}`);
  await press('Delete “Kitchen tap drips”');
  const table = within(await screen.findByRole('table', { name: 'Jobs' }, patient));
  expect(router.state.location.search).toEqual({});
  expect(table.queryByText('Kitchen tap drips')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Maintenance' })).toHaveFocus();
});
