import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { CompaniesPage } from './companies-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };
const theTable = ['table', { name: 'Companies' }, patience] as const;

const meta = {
  title: 'companies/Companies',
  component: CompaniesPage,
  args: { open: undefined, onCheck: () => {}, onClose: () => {}, mortgageOf: () => 'Thornbury & Lyle' },
} satisfies Meta<typeof CompaniesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole(...theTable));
    await expect(table.getByText('Okafor Shared Homes Ltd')).toBeVisible();
    await expect(canvas.getByText(/^3 companies ·/)).toBeVisible();
  },
};

export const Light: Story = { ...Three, globals: { theme: 'light' } };

export const OnATablet: Story = {
  ...Three,
  globals: { viewport: { value: '768' } },
  // Within the margins of the page.
  decorators: [
    (Story) => (
      <div className="px-6">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole(...theTable);
    await expect(within(table).getByRole('columnheader', { name: 'Accounts due' })).toBeVisible();
    await expect(within(table).getByRole('columnheader', { name: 'Confirmation statement' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth - 24);
    await expect(within(table).getAllByText(/ outstanding charges?$/)[0]).toBeVisible();
    for (const name of within(table).getAllByRole('link'))
      await expect(name.getBoundingClientRect().width).toBeGreaterThan(120);
  },
};

export const OnAPhone: Story = {
  parameters: { scenario: 'fixed-day' },
  globals: { viewport: { value: '390' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Companies' }, patience)).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-words' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...theTable)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No companies yet', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading companies', {}, patience)).toBeInTheDocument();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=listCompanies:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your companies', {}, patience)).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { scenario: '?fault=all:network' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Couldn’t load your companies', {}, { timeout: 20_000 }),
    ).toBeVisible();
  },
};

const search = async (words: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Add company' }, patience));
  const box = dialog.getByRole('searchbox', { name: 'Company name or number' });
  return { dialog, box, words };
};

export const Searching: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add company' }, patience));
    const { dialog, box } = await search('okafor');
    await userEvent.type(box, 'okafor');
    await expect(await dialog.findByText('OKAFOR LETTINGS LIMITED', {}, patience)).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add company' }, patience));
    const { dialog, box } = await search('zzz');
    await userEvent.type(box, 'zzzzzz');
    await expect(await dialog.findByText('No companies found', {}, patience)).toBeVisible();
  },
};

export const SearchFails: Story = {
  parameters: { scenario: '?fault=searchCompanies:403' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add company' }, patience));
    const { dialog, box } = await search('okafor');
    await userEvent.type(box, 'okafor');
    await expect(await dialog.findByText('Couldn’t search Companies House', {}, patience)).toBeVisible();
  },
};

export const LookedUp: Story = {
  args: { check: 'SC447190' },
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Details' }, patience)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Export CSV' }, patience)).toBeVisible();
  },
};

export const LookedUpOnAPhone: Story = {
  args: { check: '07120934' },
  globals: { theme: 'light', viewport: { value: '320' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add to my companies' }, patience)).toBeVisible();
    await expect(await canvas.findByText('No charges registered.', {}, patience)).toBeVisible();
  },
};

export const LookUpFails: Story = {
  args: { check: '07120934' },
  parameters: { scenario: '?fault=searchCompanies:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load this company', {}, patience)).toBeVisible();
  },
};
