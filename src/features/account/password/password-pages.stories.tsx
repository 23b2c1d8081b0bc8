import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ForgotPasswordPage } from './forgot-password-page';
import { ResetPasswordPage } from './reset-password-page';

const meta = {
  title: 'account/Password pages',
  component: ResetPasswordPage,
  args: { token: 'a-token', onChanged: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResetPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Forgotten: Story = {
  render: () => <ForgotPasswordPage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@post.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(await canvas.findByText(/we’ve sent a link/)).toBeVisible();
  },
};
export const ForgottenLight: Story = { ...Forgotten, globals: { theme: 'light' } };

export const Reset: Story = {};
export const NotTheSame: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'a seaside rowing boat');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'a seaside{Enter}');
    await expect(await canvas.findByText('The passwords don’t match')).toBeVisible();
  },
};
export const Expired: Story = { args: { token: undefined } };
