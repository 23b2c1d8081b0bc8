import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApiError, NetworkError } from '@/api/errors';
import { LoginForm } from './login-form';

const meta = {
  title: 'account/Sign-in form',
  component: LoginForm,
  args: { onSubmit: fn(() => Promise.resolve()), isSending: false },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-[392px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByText('Enter your email address or username')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email or username' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ErrorsLeaveWhenFilled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email or username' }), ' ');
    await expect(canvas.getByText('Enter your email address or username')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email or username' }), 'h');
    await expect(canvas.queryByText('Enter your email address or username')).toBeNull();
    await expect(canvas.getByText('Enter your password')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Password'), 'p');
    await expect(canvas.queryByText('Enter your password')).toBeNull();
  },
};

export const Sending: Story = { args: { isSending: true } };

export const Refused: Story = {
  args: { onSubmit: fn(() => Promise.reject(new ApiError(401, { message: 'No' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email or username' }), 'hannah');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Those details aren’t right. Check your email or username and password, then try again.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email or username' })).toHaveValue('hannah');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

export const TooManyTries: Story = {
  args: { onSubmit: fn(() => Promise.reject(new ApiError(429, { message: 'Slow down' }, 30))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email or username' }), 'hannah');
    await userEvent.type(canvas.getByLabelText('Password'), 'guess{Enter}');
    await expect(await canvas.findByRole('button', { name: /Try again in \d+ seconds?/ })).toBeDisabled();
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
};

export const Unreachable: Story = {
  args: { onSubmit: fn(() => Promise.reject(new NetworkError())) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email or username' }), 'hannah');
    await userEvent.type(canvas.getByLabelText('Password'), 'right{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Couldn’t sign you in. Check your connection and try again.',
    );
    await expect(canvas.getByLabelText('Password')).toHaveValue('right');
  },
};

export const Light: Story = { globals: { theme: 'light' } };
