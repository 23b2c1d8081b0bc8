import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoAccounts } from '@mocks/features/account/seeds/accounts';
import { expect, fn, waitFor } from 'storybook/test';
import { ApiError } from '@/api/errors';
import { LoginPage } from './login-page';

const meta = {
  title: 'account/Sign-in page',
  component: LoginPage,
  args: { demoAccounts, onSignedIn: fn(() => Promise.resolve()), onNewcomer: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithDemoAccounts: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in as Member' }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const NextPageOnItsWay: Story = {
  args: { onSignedIn: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in as Member' }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith('/'));
    await expect(canvas.getByRole('button', { name: 'Signing in…' })).toBeDisabled();
  },
};

export const DemoSignInFails: Story = {
  args: { onSignedIn: fn(() => Promise.reject(new ApiError(429, { message: 'Slow down' }, 30))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in as Member' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts');
    await expect(canvas.getByText(/^Try again in \d+ seconds?$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in as Member' })).toBeDisabled();
  },
};

export const Production: Story = {
  args: { demoAccounts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Demo accounts')).toBeNull();
  },
};

export const Light: Story = { globals: { theme: 'light' } };
