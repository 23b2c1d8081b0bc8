import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect } from 'storybook/test';
import { read } from '@/api/queries';
import { PackForm } from './pack-form';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

/** The form of a property that is there. */
function PackOfHome() {
  const { data } = useQuery(read('/properties/{uuid}', { path: { uuid: uuidOf('property', 1) } }));
  return data ? <PackForm property={data} /> : null;
}

const meta = {
  title: 'portfolio/Pack',
  component: PackOfHome,
  parameters: { scenario: 'fixed-day' },
} satisfies Meta<typeof PackOfHome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForALender: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A ZIP file with a summary/, {}, patience)).toBeVisible();
  },
};

export const ForAnAccountant: Story = {
  globals: { theme: 'light', viewport: { value: '320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Accountant' }, patience));
    await expect(canvas.getByText(/^A ZIP file with the income/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Tax year' })).toHaveValue('2025-26');
  },
};

export const NotCreated: Story = {
  parameters: { scenario: '?fault=listRenewalDates:403' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download pack' }, patience));
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent(
      /^Couldn’t create the pack/,
    );
  },
};

export const Shared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create link' }, patience));
    await expect(await canvas.findByRole('list', { name: 'Links' }, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Revoke/ })).toBeVisible();
  },
};

export const NotShared: Story = {
  parameters: { scenario: '?fault=createPropertyPackLink:403&fault=listPropertyPackLinks:403' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Couldn’t load the links', {}, patience)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }));
    await expect(await canvas.findByText(/^Couldn’t create the link/, {}, patience)).toBeVisible();
  },
};
