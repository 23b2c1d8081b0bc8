import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RegisterPage } from './register-page';

const meta = {
  title: 'account/Register page',
  component: RegisterPage,
  args: { invite: undefined, onSignedIn: fn(() => Promise.resolve()) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RegisterPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyLight: Story = { globals: { theme: 'light' } };

export const AllWrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create FREE Account' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus());
    await expect(canvas.getByText('Choose what you do')).toBeVisible();
  },
};

export const Invited: Story = {
  args: { invite: 'hannah.okafor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hannah Okafor')).toBeVisible();
  },
};

export const NameTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'hannah.okafor');
    await expect(await canvas.findByRole('list', { name: 'Available usernames' })).toBeVisible();
  },
};

export const Business: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'This is a business account' }));
    await canvas.findByRole('option', { name: 'Letting agents' });
    await userEvent.type(canvas.getByLabelText('Password'), 'seaside rowing boat');
    await expect(canvas.getByText('Very strong')).toBeVisible();
  },
};

export const BusinessTypesDoNotCome: Story = {
  parameters: {
    server: {
      fail: { listBusinessTypes: { status: 404, body: { message: 'Not today', code: 'not-found' } } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'This is a business account' }));
    await expect(await canvas.findByText(/Not today/)).toBeVisible();
  },
};
