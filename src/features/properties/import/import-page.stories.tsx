import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ImportPage } from './import-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'properties/Import',
  component: ImportPage,
  args: { meId: 1 },
} satisfies Meta<typeof ImportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const head = 'Street,City,Postcode,Type,Value,Colour\n';
const three = `${head}1 Import Street,Leeds,LS1 4AP,Flat,£180k,red\n27 Braemar Road,Manchester,M14 6PQ,Flat,,\n3 Bad Street,,LS1,Castle,much,\n`;

async function choose(root: HTMLElement, text: string) {
  const canvas = within(root);
  await canvas.findByRole('button', { name: 'Choose CSV file' }, patience);
  await userEvent.upload(
    canvas.getByLabelText('CSV file'),
    new File([text], 'homes.csv', { type: 'text/csv' }),
  );
  return canvas;
}

export const NoFileYet: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download template' }, patience)).toBeVisible();
  },
};

export const DryRun: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, three);
    await expect(
      await canvas.findByText(/^1 property ready to import, 1 already/, {}, patience),
    ).toBeVisible();
    await expect(canvas.getByText('Postcode “LS1”: enter a full UK postcode, such as M14 6PQ')).toBeVisible();
  },
};

export const DryRunInLight: Story = { ...DryRun, globals: { theme: 'light' } };

export const DryRunOnATablet: Story = { ...DryRun, globals: { viewport: { value: '768' } } };

export const DryRunOnAPhone: Story = { ...DryRun, globals: { viewport: { value: '390' } } };

export const ColumnMissing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Where,City\n1 Import Street,Leeds\n');
    await expect(await canvas.findByText(/^Choose a column for: address/, {}, patience)).toBeVisible();
  },
};

export const Unreadable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'PK\u0003\u0004');
    await expect(await canvas.findByText(/^This is an Excel workbook/, {}, patience)).toBeVisible();
  },
};

export const Imported: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, three);
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 1 property' }, patience));
    await expect(await canvas.findByText(/^1 property imported/, {}, patience)).toBeVisible();
    await expect(canvas.getByText('Imported')).toBeVisible();
  },
};

/** The connection fails with the first row: what was read stays, and the import can go on. */
export const StoppedOffline: Story = {
  parameters: { scenario: '?fault=createProperty:network' },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, three);
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 1 property' }, patience));
    await expect(
      await canvas.findByRole('button', { name: 'Continue with 1 property' }, patience),
    ).toBeVisible();
  },
};

/** A thousand rows: only those near the view are in the page. */
export const AThousandRows: Story = {
  play: async ({ canvasElement }) => {
    const rows = Array.from({ length: 1000 }, (_, at) => `${at + 1} Import Street,Leeds,LS1 4AP,Flat,,\n`);
    const canvas = await choose(canvasElement, head + rows.join(''));
    await expect(await canvas.findByText(/^1,000 properties ready/, {}, patience)).toBeVisible();
    await expect(canvasElement.querySelectorAll('tbody th').length).toBeLessThan(60);
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading import', {}, patience)).toBeInTheDocument();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=listProperties:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the import', {}, patience)).toBeVisible();
  },
};
