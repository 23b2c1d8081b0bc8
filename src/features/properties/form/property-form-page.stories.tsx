import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PropertyFormPage } from './property-form-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'properties/Property form',
  component: PropertyFormPage,
  args: { meId: 1, onSaved: () => {}, onCancel: () => {} },
} satisfies Meta<typeof PropertyFormPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add property' }, patience));
    const line = canvas.getByRole('textbox', { name: 'Address' });
    await waitFor(() => expect(line).toHaveFocus());
    await expect(line).toHaveAccessibleDescription('Enter an address');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Tenure/ }), 'leasehold');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Lease expiry/ }), '1/1/2090');
    await expect(canvas.getByText(/^Under 80 years/)).toBeVisible();
  },
};

export const Light: Story = { ...New, globals: { theme: 'light' } };

export const OnAPhone: Story = { ...New, globals: { viewport: { value: '390' } } };

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading form', {}, patience)).toBeInTheDocument();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=listPropertyTypes:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the form', {}, patience)).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You’re offline/, {}, patience)).toBeVisible();
  },
};
