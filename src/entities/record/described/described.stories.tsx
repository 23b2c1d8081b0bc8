import type { Meta, StoryObj } from '@storybook/react-vite';
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ApiError } from '@/api/errors';
import { Button } from '@/ui/button/button';
import { DescribedFacts } from './described-facts';
import { openDescribedForm } from './described-form';
import { AddRecord, DescribedList } from './described-list';
import { openPartForm } from './part-form';
import type { RecordDescription } from './record-description';

/** A record of no feature: the keys of a home. */
interface Keys {
  id: string;
  updatedAt: string;
  name: string;
  copies: number | null;
  isCollected: boolean;
  collectedOn: string | null;
  kind: string;
  note: string | null;
}
type Body = Omit<Keys, 'id' | 'updatedAt'>;

const updatedAt = '2026-05-13T10:30:00.000Z';
const front: Keys = {
  id: 'front',
  updatedAt,
  name: 'Front door',
  copies: 12_000,
  isCollected: true,
  collectedOn: '2026-05-01',
  kind: 'lock',
  note: 'With the neighbour at number 4',
};
const blank = { copies: null, isCollected: false, collectedOn: null, note: null };

const keys: RecordDescription<Keys, Body> = {
  one: 'key',
  many: 'keys',
  path: '/stories/keys',
  icon: <KeyRound aria-hidden />,
  empty: 'Know who has which.',
  titleOf: ({ name }) => name,
  begin: { kind: 'lock' },
  conflictAt: 'name',
  groups: [
    {
      fields: [
        { name: 'name', kind: 'text', label: 'Name', isRequired: true, maxLength: 60, isWide: true },
        {
          name: 'kind',
          kind: 'choice',
          label: 'Type',
          isRequired: true,
          choices: [
            { value: 'lock', label: 'Lock' },
            { value: 'fob', label: 'Fob' },
          ],
        },
        { name: 'copies', kind: 'number', label: 'Copies', min: 0, isWhole: true, suffix: 'copies' },
      ],
    },
    {
      title: 'Where it is',
      fields: [
        { name: 'isCollected', kind: 'yes', label: 'Collected' },
        {
          name: 'collectedOn',
          kind: 'day',
          label: 'Collected on',
          isAsked: ({ isCollected }) => isCollected === 'true',
        },
        { name: 'note', kind: 'note', label: 'Note', isWide: true },
      ],
    },
  ],
  add: (_queryClient, { name }) =>
    name === 'Front door'
      ? Promise.reject(new ApiError(409, { message: 'You already have a key of this name' }))
      : Promise.resolve({ ...front, id: name, name }),
  change: () => Promise.reject(new ApiError(503, { message: 'The server is busy' })),
  remove: () => {},
  reread: () => Promise.resolve(front),
};

function useKeys(rows: readonly Keys[]) {
  return useInfiniteQuery({
    queryKey: ['/stories/keys', rows],
    queryFn: () => ({ page: 1, totalPages: 1, data: rows }),
    initialPageParam: 1,
    getNextPageParam: () => null,
  });
}

const columns = [
  { name: 'Name', cell: ({ name }: Keys) => name },
  { name: 'Copies', cell: ({ copies }: Keys) => copies, isNumber: true },
];

function List({ rows }: { rows: readonly Keys[] }) {
  return (
    <DescribedList type={keys} list={useKeys(rows)} columns={columns}>
      <div className="mb-3 flex justify-end">
        <AddRecord type={keys} />
      </div>
    </DescribedList>
  );
}

/** The list, the form and the facts that a record’s description makes. */
const meta = {
  title: 'entities/A described record',
  component: List,
  args: { rows: [front, { ...front, ...blank, id: 'back', name: 'Longkeyname'.repeat(12) }] },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 8000 };
const adding: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add key' }, patience));
  await screen.findByRole('dialog', { name: 'Add key' }, patience);
};

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Keys' }, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Actions for Front door' })).toBeVisible();
  },
};
export const ListedOnAPhone: Story = { globals: { viewport: { value: '320' }, theme: 'light' } };

const three = ['front', 'back', 'cellar'].map((id) => ({ ...front, id, name: `${id} door` }));
const removable: RecordDescription<Keys, Body> = {
  ...keys,
  remove: (queryClient, { id }) =>
    queryClient.setQueryData<InfiniteData<{ data: readonly Keys[] }>>(
      ['/stories/keys', three],
      (held) =>
        held && {
          ...held,
          pages: held.pages.map((page) => ({ ...page, data: page.data.filter((each) => each.id !== id) })),
        },
    ),
};

const Removable = () => <DescribedList type={removable} list={useKeys(three)} columns={columns} />;

/** The keyboard stays in the list: the row that follows has the focus, else the one before, else the list. */
export const DeletedByKeyboard: Story = {
  render: () => <Removable />,
  play: async ({ canvas, userEvent }) => {
    const remove = async (name: string) => {
      const actions = await canvas.findByRole('button', { name: `Actions for ${name}` }, patience);
      actions.focus();
      await userEvent.keyboard('{Enter}');
      const item = await screen.findByRole('menuitem', { name: 'Delete' }, patience);
      await waitFor(() =>
        expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
      );
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(item).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByText(name)).toBeNull(), patience);
    };
    const actionsOf = (name: string) => canvas.getByRole('button', { name: `Actions for ${name}` });
    await remove('back door');
    await waitFor(() => expect(actionsOf('cellar door')).toHaveFocus());
    await remove('cellar door');
    await waitFor(() => expect(actionsOf('front door')).toHaveFocus());
    await remove('front door');
    const empty = await canvas.findByRole('heading', { name: 'No keys yet' }, patience);
    await waitFor(() => expect(document.activeElement).toContainElement(empty));
    await expect(document.body).not.toHaveFocus();
  },
};
export const DeletedByKeyboardOnAPhone: Story = {
  ...DeletedByKeyboard,
  globals: { viewport: { value: '390' }, theme: 'light' },
};

export const NoneYet: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No keys yet' }, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add key' })).toBeVisible();
  },
};

/** What is missing is said at its field, which has the focus; the day is asked for only once it was collected. */
export const Missing: Story = {
  play: async (context) => {
    await adding(context);
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.queryByRole('textbox', { name: /^Collected on/ })).toBeNull();
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Collected' }));
    const collectedOn = await dialog.findByRole('textbox', { name: /^Collected on/ });
    await waitFor(() => expect(collectedOn).toBeVisible());
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add key' }));
    await expect(await dialog.findByText('Enter a name')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};

/** Another record stands in the way: said at the field that names it. */
export const Taken: Story = {
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: async (context) => {
    await adding(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Front door');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add key' }));
    await expect(await dialog.findByText('You already have a key of this name')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeInvalid();
  },
};

export const NotSaved: Story = {
  render: () => <Button onClick={() => openDescribedForm(keys, front)}>Open</Button>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit key' }, patience));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' and gate');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert', {}, patience)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Front door and gate');
  },
};

/** What is empty is left out. */
export const Facts: Story = {
  render: () => <DescribedFacts type={keys} row={front} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,000 copies')).toBeVisible();
    await expect(canvas.getByText('Lock')).toBeVisible();
  },
};

/** A few fields by themselves. */
export const APart: Story = {
  render: () => (
    <Button
      onClick={() =>
        openPartForm<Pick<Body, 'note'>>({
          id: 'hand-over',
          title: 'Hand over the key',
          submit: 'Hand over',
          sending: 'Handing over',
          done: 'Key handed over',
          text: 'Ask for it back when the tenancy ends.',
          fields: [{ name: 'note', kind: 'note', label: 'Keyholder', isRequired: true, isWide: true }],
          row: front,
          reread: () => Promise.resolve(front),
          save: () => Promise.reject(new ApiError(503, { message: 'The server is busy' })),
        })
      }
    >
      Open
    </Button>
  ),
  globals: { viewport: { value: '320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over the key' }, patience));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Keyholder' }), 'Dermot');
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await expect(await dialog.findByRole('alert', {}, patience)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Keyholder' })).toHaveValue('Dermot');
  },
};
