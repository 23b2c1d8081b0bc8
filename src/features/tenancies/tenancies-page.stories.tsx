import type { Meta, StoryObj } from '@storybook/react-vite';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { useState, type ComponentProps } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { TenanciesPage } from './tenancies-page';
import { readTenanciesSearch } from './tenancies-search';

/** The page with its view working, as the address makes it work. */
function WorkingTenancies(args: ComponentProps<typeof TenanciesPage>) {
  const [search, setSearch] = useState(args.search);
  return <TenanciesPage {...args} search={search} onSearch={setSearch} />;
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };
const theList = ['table', { name: 'Tenancies' }, patience] as const;
const opened = (n: number) => readTenanciesSearch({ tenancy: uuidOf('tenancy', n) });

const meta = {
  title: 'tenancies/Tenancies',
  component: TenanciesPage,
  render: WorkingTenancies,
  args: { search: readTenanciesSearch({}), onSearch: () => {} },
} satisfies Meta<typeof TenanciesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RentRoll: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole(...theList));
    await expect(await list.findByText('£1,083.33 pcm', {}, patience)).toBeVisible();
    await expect(canvas.getByText(/^19 tenancies · £14,254\.50 pcm · £/)).toBeVisible();
  },
};

export const RentRollLight: Story = { ...RentRoll, globals: { theme: 'light' } };

export const RentRollOnAPhone: Story = {
  globals: { viewport: { value: '320' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Tenancies' }, patience)).toBeVisible();
  },
};

export const Past: Story = {
  args: { search: readTenanciesSearch({ show: 'past' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...theList)).toBeVisible();
  },
};

/** Of two hundred only those near the view are in the page. */
export const Large: Story = {
  parameters: { scenario: 'large' },
  play: async ({ canvas }) => {
    await canvas.findByRole(...theList);
    await expect(canvas.getByRole('button', { name: 'Load more' })).toBeVisible();
  },
};

export const One: Story = {
  args: { search: readTenanciesSearch({ property: uuidOf('property', 2) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 tenancy ·/, {}, patience)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No current tenancies', {}, patience)).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-words' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...theList)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading tenancies', {}, patience)).toBeInTheDocument();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=listTenancies:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your tenancies', {}, patience)).toBeVisible();
  },
};

export const Opened: Story = {
  args: { search: opened(18) },
  play: async ({ canvas }) => {
    const arrears = within(await canvas.findByRole('region', { name: 'Arrears' }, patience));
    await expect(arrears.getByText('£3,120 · 4 months’ rent')).toBeVisible();
    const received = await canvas.findByRole('region', { name: 'Rent received' }, patience);
    await expect(received).toHaveTextContent('4 to confirm');
  },
};

export const OpenedLight: Story = { ...Opened, globals: { theme: 'light' } };

export const OpenedOnAPhone: Story = { ...Opened, globals: { viewport: { value: '320' } } };

export const OpenedOffline: Story = {
  args: { search: opened(18) },
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You’re offline/, {}, patience)).toBeVisible();
  },
};

export const OpenedButGone: Story = {
  args: { search: opened(999) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find that tenancy', {}, patience)).toBeVisible();
  },
};

export const ReviewInScotland: Story = {
  args: { search: opened(19) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Propose a new rent' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a new rent' }, patience));
    await expect(
      dialog.getByRole('textbox', { name: 'Rent-increase notice received on' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByText(/^Rent can only go up once every 12 months/)).toBeVisible());
  },
};

export const NewTenancy: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('button', { name: /^Actions for/ }, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Add tenancy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add tenancy' }, patience));
    const property = await dialog.findByRole('combobox', { name: 'Property' }, patience);
    await userEvent.selectOptions(property, uuidOf('property', 13));
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveValue('occupation_contract'),
    );
    await expect(dialog.queryByRole('textbox', { name: /^Right to Rent/ })).toBeNull();
  },
};

export const NewTenancyOnAPhone: Story = {
  ...NewTenancy,
  globals: { viewport: { value: '320' }, theme: 'light' },
};

export const Ending: Story = {
  args: { search: opened(12) },
  play: async ({ canvas, userEvent }) => {
    const [actions] = await canvas.findAllByRole('button', { name: /^Actions for/ }, patience);
    await userEvent.click(actions ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'End tenancy…' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'End tenancy' }, patience));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Notice type' })).toBeVisible());
  },
};

export const Documents: Story = {
  args: { search: opened(9) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update documents served' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Documents served' }, patience));
    await expect(dialog.getByRole('textbox', { name: 'Gas safety record' })).toHaveValue('');
  },
};

export const Unreachable: Story = {
  parameters: { scenario: '?fault=all:network' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Couldn’t load your tenancies', {}, { timeout: 20_000 }),
    ).toBeVisible();
  },
};

/** Those of one owner, with the way back to all. */
export const OfOneOwner: Story = {
  args: { search: { group: 'current', sort: '-startDate', isOwing: false, owner: 'me' } },
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole(
      'button',
      { name: 'Showing your own properties. Show all' },
      patience,
    );
    await userEvent.click(all);
    await waitFor(() => expect(all).not.toBeInTheDocument(), patience);
  },
};
