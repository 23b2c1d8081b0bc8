import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

async function open(search = '', as = 'hannah.okafor') {
  mockServer.signInAs(as);
  const app = openApp(`/pipeline/tasks${search}`);
  // A dialog hides what lies below it from everybody.
  await screen.findByRole('heading', { name: 'Tasks', hidden: true }, patient);
  return app;
}

const list = (name: string) => screen.findByRole('list', { name }, patient);
const line = () => screen.getByRole('textbox', { name: 'Add a task' });
const rowOf = (title: string) => mockServer.world.db.propertyAction.all().find((row) => row.title === title);

it('A line with a date and a rhythm is read before it is added, and each part can be taken out', async () => {
  await open();
  await userEvent.type(line(), 'Call Ben tomorrow 10am !high every month');
  const chips = within(await screen.findByRole('list', { name: 'Details found in your text' }));
  expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
    'Tomorrow',
    '10:00',
    'Every month',
    'High priority',
  ]);
  await userEvent.click(chips.getByRole('button', { name: 'Remove High priority' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add task' }));
  const day = within(await list('My day'));
  await day.findByRole('button', { name: 'Call Ben !high' }, patient);
  expect(rowOf('Call Ben !high')).toMatchObject({ priority: 'normal', repeat: 'FREQ=MONTHLY' });
  expect(line()).toHaveValue('');
  const messages = within(await list('Status messages'));
  expect(messages.getByText(/^Task added, due .+ at 10:00$/)).toBeVisible();
});

it('A line that could not be added is kept', async () => {
  await open();
  mockServer.fail('createPropertyAction', { status: 500 });
  await userEvent.type(line(), 'Call Ben tomorrow');
  await userEvent.click(screen.getByRole('button', { name: 'Add task' }));
  await screen.findByRole('alert');
  expect(line()).toHaveValue('Call Ben tomorrow');
});

it('A task added without a network waits in sight, and is added once when the network is back', async () => {
  await open();
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.type(line(), 'Call Ben tomorrow 10am{Enter}');
  const waiting = within(await list('Not added yet'));
  expect(waiting.getByText('Call Ben')).toBeVisible();
  expect(waiting.getByText('To be added when you’re back online · Due tomorrow at 10:00')).toBeVisible();
  expect(line()).toHaveValue('');
  expect(rowOf('Call Ben')).toBeUndefined();
  network.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  const day = within(await list('My day'));
  await day.findByRole('button', { name: 'Call Ben' }, patient);
  expect(screen.queryByText('Waiting for a connection', { exact: false })).toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(mockServer.world.db.propertyAction.all().filter(({ title }) => title === 'Call Ben')).toHaveLength(
    1,
  );
});

it('A waiting task that the server refuses stays with its reason, and can be removed', async () => {
  await open();
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.type(line(), 'Call Ben{Enter}');
  await list('Not added yet');
  network.mockRestore();
  mockServer.fail('createPropertyAction', { status: 403 });
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText(/^Couldn’t add this task/, {}, patient);
  await userEvent.click(screen.getByRole('button', { name: 'Remove “Call Ben”' }));
  expect(screen.queryByText('Call Ben')).toBeNull();
});

it('A task that is ticked off leaves my day, comes back by undo, and is then in the log by its tick', async () => {
  await open();
  const title = 'Ring three agents for rental comparables';
  const day = within(await list('My day'));
  const tick = () => day.findByRole('checkbox', { name: title }, patient);
  await userEvent.click(await tick());
  await waitFor(() => expect(day.queryByRole('checkbox', { name: title })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patient));
  await screen.findByText('Task reopened', { selector: '.sr-only[aria-live] p', ignore: false });
  await userEvent.click(await tick());
  await userEvent.click(screen.getByRole('tab', { name: 'Activity' }));
  const log = within(await list('Activity'));
  await userEvent.click(
    await log.findByRole('button', { name: new RegExp(`^Undo “Done: ${title}”`) }, patient),
  );
  await waitFor(() => expect(log.queryByText(`Done: ${title}`)).toBeNull());
  expect(rowOf(title)?.doneAt).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it('The error of an empty line goes once something is typed, and does not follow to another view', async () => {
  await open();
  const error = () => screen.queryByText('Enter a task');
  await userEvent.type(line(), '{Enter}');
  expect(error()).toBeVisible();
  await userEvent.type(line(), 'C');
  await userEvent.clear(line());
  expect(error()).toBeNull();
  await userEvent.type(line(), '{Enter}');
  expect(error()).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Activity' }));
  expect(error()).toBeNull();
});

it('A task is changed in its form, by its address', async () => {
  const { id } = rowOf('Book the surveyor') ?? { id: '' };
  const { router } = await open(`?task=${id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Task' }, patient));
  const title = await dialog.findByRole('textbox', { name: 'Title' }, patient);
  await userEvent.clear(title);
  await userEvent.type(title, 'Book the roofer');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Priority' }), 'High');
  await userEvent.click(dialog.getByRole('button', { name: 'Add item' }));
  expect(dialog.getByRole('textbox', { name: 'Item 1' })).toHaveFocus();
  await userEvent.keyboard('Gutters');
  await userEvent.click(dialog.getByRole('button', { name: 'Save task' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
  expect(rowOf('Book the roofer')).toMatchObject({
    priority: 'high',
    checklist: [{ text: 'Gutters', done: false }],
  });
  expect(router.state.location.href).toBe('/pipeline/tasks');
});

it('A task that others gave me can be done line by line, and not changed', async () => {
  const row = mockServer.world.db.propertyAction
    .all()
    .find(({ title }) => title === 'Damp quote from Darren');
  mockServer.world.db.propertyAction.update(row?.id ?? '', { checklist: [{ text: 'Ring', done: false }] });
  await open(`?task=${row?.id}`, 'callum.reyes');
  const dialog = within(await screen.findByRole('dialog', { name: 'Task' }, patient));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Ring' }, patient));
  await waitFor(() =>
    expect(rowOf('Damp quote from Darren')?.checklist).toEqual([{ text: 'Ring', done: true }]),
  );
  expect(dialog.queryByRole('button', { name: 'Save task' })).toBeNull();
});

it('Deleting a task hides it at once, and undo shows it again', async () => {
  await open();
  const title = 'Measure Room 5 on the floor plan';
  const day = within(await list('My day'));
  await userEvent.click(await day.findByRole('button', { name: `Actions for “${title}”` }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, patient));
  await waitFor(() => expect(day.queryByRole('checkbox', { name: title })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patient));
  await day.findByRole('checkbox', { name: title });
  expect(rowOf(title)).toBeDefined();
});
