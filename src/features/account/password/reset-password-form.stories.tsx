import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApiError } from '@/api/errors';
import { formFailure } from '@/api/form-failure';
import { NewPasswordField } from './new-password-field';
import { ResetPasswordForm } from './reset-password-form';

const meta = {
  title: 'account/Reset password form',
  component: ResetPasswordForm,
  args: {
    onSubmit: fn(() => Promise.resolve()),
    failureOf: (error: unknown) => formFailure(error, ['password', 'again']),
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-[392px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResetPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const password = 'a seaside rowing boat';

/** The field says in words what a password lacks, and how good it is. */
export const Strengths: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('New password');
    await expect(field).toHaveAccessibleDescription('At least 10 characters');
    await userEvent.type(field, 'a seaside');
    await expect(field).toHaveAccessibleDescription('1 more character needed');
    await userEvent.type(field, ' rowing boat');
    await expect(field).toHaveAccessibleDescription('Very strong');
  },
};

export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), password);
    await userEvent.type(canvas.getByLabelText('Confirm new password'), `${password}{Enter}`);
    await expect(args.onSubmit).toHaveBeenCalledWith(password);
  },
};

/** What was typed stays when it was not taken. */
export const Refused: Story = {
  args: { onSubmit: fn(() => Promise.reject(new ApiError(403, { message: 'This link was used already' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), password);
    await userEvent.type(canvas.getByLabelText('Confirm new password'), `${password}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link was used already');
    await expect(canvas.getByLabelText('New password')).toHaveValue(password);
  },
};

/** The meter at each of its levels. */
export const Meter: Story = {
  render: () => (
    <div className="flex flex-col gap-5">
      {['', 'short', 'leedsterrace', password].map((value, level) => (
        <NewPasswordField
          key={value}
          label={`Level ${level}`}
          value={value}
          own={[]}
          error={undefined}
          onChange={fn()}
          onLeave={fn()}
        />
      ))}
    </div>
  ),
};

export const Light: Story = { globals: { theme: 'light' } };
