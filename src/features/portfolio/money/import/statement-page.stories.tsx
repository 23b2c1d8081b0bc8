import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StatementPage } from './statement-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'portfolio/Statement import',
  component: StatementPage,
  beforeEach: () => {
    localStorage.removeItem('statement-columns');
    localStorage.removeItem('statement-accounts-1');
  },
} satisfies Meta<typeof StatementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const three =
  'Date,Details,Paid out,Paid in,Balance\n01/05/2026,FASTER PAYMENT RECEIVED FROM M OKONKWO RENT BRAEMAR ROAD MAY 2026,,"£1,150.00",\n02/05/2026,BG SERVICES,£45.50,,\n30/02/2026,CLOSING BALANCE,,,\n';

async function choose(root: HTMLElement, text: string, account = 'Starling 4021') {
  const canvas = within(root);
  await canvas.findByRole('button', { name: 'Choose CSV or OFX file' }, patience);
  await userEvent.upload(
    canvas.getByLabelText('CSV or OFX file'),
    new File([text], 'Current account May 2026.csv', { type: 'text/csv' }),
  );
  if (account !== '')
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Account' }, patience), account);
  return canvas;
}

export const NoFileYet: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Choose CSV or OFX file' }, patience),
    ).toBeVisible();
  },
};

export const DryRun: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, three);
    await expect(
      await canvas.findByText('2 transactions ready to import, 1 row can’t be imported', {}, patience),
    ).toBeVisible();
  },
};

export const DryRunInLight: Story = { ...DryRun, globals: { theme: 'light' } };

export const DryRunOnATablet: Story = { ...DryRun, globals: { viewport: { value: '768' } } };

export const DryRunOnAPhone: Story = { ...DryRun, globals: { viewport: { value: '320' } } };

export const ColumnMissing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'When,What\n01/05/2026,RENT\n');
    await expect(await canvas.findByText(/^Choose a column for: date/, {}, patience)).toBeVisible();
  },
};

export const AccountMissing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, three, '');
    await expect(
      await canvas.findByText(/^Enter the account this statement is from/, {}, patience),
    ).toBeVisible();
  },
};

/** The file says of each row which account it was on. */
export const AccountInTheFile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(
      canvasElement,
      'Account Number,Date,Details,Amount\n12345678,01/05/2026,RENT,1150\n',
      '',
    );
    await expect(await canvas.findByText('1 transaction ready to import', {}, patience)).toBeVisible();
  },
};

export const Imported: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, three);
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 2 transactions' }, patience));
    await expect(await canvas.findByText(/^2 transactions imported/, {}, patience)).toBeVisible();
  },
};

/** The connection fails with the first rows: what was read stays, and the import can go on. */
export const StoppedOffline: Story = {
  parameters: { scenario: '?fault=createTransaction:network' },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, three);
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 2 transactions' }, patience));
    await expect(
      await canvas.findByRole('button', { name: 'Continue with 2 transactions' }, patience),
    ).toBeVisible();
  },
};

/** Two thousand rows: only those near the view are in the page. */
export const TwoThousandRows: Story = {
  play: async ({ canvasElement }) => {
    const rows = Array.from({ length: 2000 }, (_, at) => `01/05/2026,RENT ${at},,${at + 1},\n`);
    const canvas = await choose(canvasElement, 'Date,Details,Paid out,Paid in,Balance\n' + rows.join(''));
    await expect(await canvas.findByText(/^2,000 transactions ready/, {}, patience)).toBeVisible();
    await expect(canvasElement.querySelectorAll('tbody th').length).toBeLessThan(60);
  },
};

export const Checking: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, three);
    await expect(
      await canvas.findByText('Checking for transactions you already have', {}, patience),
    ).toBeInTheDocument();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: '?fault=listTransactions:403' },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, three);
    await expect(
      await canvas.findByText('Couldn’t check for transactions you already have', {}, patience),
    ).toBeVisible();
  },
};
