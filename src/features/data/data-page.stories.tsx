import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { currentUser } from '@/testing/fixtures/fixtures';
import { DataPage } from './data-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'data/Settings',
  component: DataPage,
  args: { user: currentUser(), storage: null, recents: null },
} satisfies Meta<typeof DataPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Export JSON' }, patience)).toBeVisible();
  },
};
export const Light: Story = { ...Default, globals: { theme: 'light' } };
export const OnAPhone: Story = { ...Default, globals: { viewport: { value: '320' } } };

export const NoExport: Story = {
  play: async ({ canvas, userEvent }) => {
    const file = new File(['{}'], 'holiday.json', { type: 'application/json' });
    await userEvent.upload(await canvas.findByLabelText('File to import'), file);
    const alert = await canvas.findByRole('alert', {}, patience);
    await expect(alert).toHaveTextContent('holiday.json isn’t a JSON export from Tiebeam');
  },
};

export const NotLoaded: Story = {
  parameters: { server: { fail: { getMemberData: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your data', {}, patience)).toBeVisible();
  },
};
