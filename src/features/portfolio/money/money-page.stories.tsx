import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MoneyPage } from './money-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'portfolio/Money',
  component: MoneyPage,
  args: { search: { view: 'inbox' }, onSearch: () => {} },
} satisfies Meta<typeof MoneyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToConfirm: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all 26' }, patience));
    await expect(canvas.getByRole('button', { name: 'Confirm 26 transactions' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: '390' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'To confirm' }, patience)).toBeVisible();
  },
};

export const InLight: Story = { ...OnAPhone, globals: { theme: 'light' } };

export const LongWords: Story = { ...OnAPhone, parameters: { scenario: 'long-words' } };

export const OneTenancy: Story = {
  args: { search: { view: 'inbox', tenancy: '00000000-0000-4000-8000-000000000000' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to confirm', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading transactions', {}, patience)).toBeInTheDocument();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: '?fault=listTransactions:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your transactions', {}, patience)).toBeVisible();
  },
};

export const EditedWithAnAgent: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions for “Rent, standing/ }, patience);
    if (menu) await userEvent.click(menu);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Edit…' }, patience));
    const dialog = within(await page.findByRole('dialog', { name: 'Edit transaction' }, patience));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^An agent collected/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Agent’s fee, % of the rent' }), '10');
    await expect(await dialog.findByText(/^Records £/)).toBeVisible();
  },
};

export const Split: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions for “BG SERVICES/ }, patience);
    if (menu) await userEvent.click(menu);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Split…' }, patience));
    const dialog = within(await page.findByRole('dialog', { name: 'Split transaction' }, patience));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount, part 1' }), '50');
    await userEvent.click(dialog.getByRole('button', { name: 'Split and confirm' }));
    await expect(await dialog.findByText('Enter an amount for each part')).toBeVisible();
  },
};

export const AllTransactions: Story = {
  args: { search: { view: 'all' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Transactions' }, patience)).toBeVisible();
  },
};

export const AllOnAPhone: Story = {
  ...AllTransactions,
  globals: { viewport: { value: '390' }, theme: 'light' },
};

export const TwentyThousand: Story = { ...AllTransactions, parameters: { scenario: 'large' } };

export const NoMatch: Story = {
  args: { search: { view: 'all', q: 'Atlantis' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No transactions match', {}, patience)).toBeVisible();
  },
};

export const AllForbidden: Story = { ...Forbidden, args: { search: { view: 'all' } } };

/** What the same payee was last is suggested, and nothing is changed until it is taken. */
export const Added: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add transaction' }, patience));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Add transaction' }, patience));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'Gas safety check');
    await expect(dialog.getByRole('combobox', { name: 'Money in or out' })).toHaveValue('out');
  },
};

export const Unreachable: Story = {
  parameters: { scenario: '?fault=all:network' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Couldn’t load your transactions', {}, { timeout: 20_000 }),
    ).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You’re offline/, {}, patience)).toBeVisible();
  },
};
