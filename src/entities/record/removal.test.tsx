import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { usesOfContact } from '@mocks/features/portfolio/summary/portfolio-where-used';
import { beforeEach, expect, it } from 'vitest';
import { read } from '@/api/queries';
import { testQueryClient } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { ToastRegion } from '@/ui/toast/toast-region';
import { removeRecord, useShownRows } from './removal';
// evaluated with the test file, so that nothing has to arrive first
import '@/ui/toast/toast-stack';

const user = userEvent.setup();

function Contacts() {
  const queryClient = useQueryClient();
  const { data } = useQuery(read('/contacts'));
  const rows = useShownRows('/contacts', data?.data ?? []);
  const remove = (id: string) =>
    removeRecord(
      queryClient,
      '/contacts/{id}',
      { path: { id } },
      { text: 'Contact deleted', failureTitle: 'The contact wasn’t deleted' },
    );
  return (
    <ul aria-label="Contacts">
      {rows.map(({ id, name }) => (
        <li key={id}>
          {name}
          <button onClick={() => remove(id)}>{`Delete ${name}`}</button>
        </li>
      ))}
    </ul>
  );
}

const list = () => within(screen.getByRole('list', { name: 'Contacts' }));
const names = () =>
  list()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const textOf = ({ name }: { name: string }) => `${name}Delete ${name}`;
const stored = (id: string) => mockServer.world.db.contact.get(id);

beforeEach(() => mockServer.signInAs('hannah.okafor'));

/** The list with one contact removed: one that nothing is linked to, or one in use. */
async function removeOne(isInUse = false) {
  render(
    <QueryClientProvider client={testQueryClient()}>
      <Contacts />
      <ToastRegion />
    </QueryClientProvider>,
  );
  await list().findAllByRole('button');
  const before = names();
  const { db } = mockServer.world;
  const record = db.contact
    .by('ownerId', 1)
    .find((each) => usesOfContact(db, each).length > 0 === isInUse && before.includes(textOf(each)));
  if (!record) throw new Error('There is no such contact');
  await user.click(list().getByRole('button', { name: `Delete ${record.name}` }));
  const after = before.filter((each) => each !== textOf(record));
  await waitFor(() => expect(names()).toEqual(after));
  await screen.findByText('Contact deleted');
  return { before, after, id: record.id };
}

it('A removed record leaves its list at once, and the server keeps it while that can be undone', async () => {
  const { before, id } = await removeOne();
  expect(stored(id)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(before);
  act(() => toast.remove());
  expect(stored(id)).toBeDefined();
});

it('A removed record is deleted on the server once its toast has gone, and stays away', async () => {
  const { after, id } = await removeOne();
  act(() => toast.remove());
  await waitFor(() => expect(stored(id)).toBeUndefined());
  expect(names()).toEqual(after);
});

it('A record that the server won’t delete comes back, and a toast says why', async () => {
  const { before } = await removeOne(true);
  act(() => toast.remove());
  expect(await screen.findByText(/^The contact wasn’t deleted\. .* is linked to/)).toBeVisible();
  expect(names()).toEqual(before);
});
