import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Schemas } from '@/api/contract';
import { ApiError } from '@/api/errors';
import { RegisterForm } from './register-form';

const proof: Schemas['RegistrationNeeded'] = {
  needsRegistration: true,
  registrationToken: 'proof',
  email: 'sam@post.example',
  fullName: 'Sam Turner',
};

const meta = {
  title: 'account/Register form',
  component: RegisterForm,
  args: { proof: null, onSubmit: fn(() => Promise.resolve()) },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-[392px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is missing stands at each field; the agreement is one of them. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create FREE Account' }));
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: /^I agree to the/ })).toBeInvalid();
    await expect(canvas.getByRole('checkbox', { name: /^I agree to the/ })).toHaveAccessibleDescription();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Whether a name is free is said while it is typed. */
export const FreeName: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'leeds.landlord');
    await expect(await canvas.findByText('This username is available')).toBeVisible();
  },
};

/** A taken one comes with three that are free, and a press takes one of them. */
export const TakenName: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Username' });
    await userEvent.type(field, 'hannah.okafor');
    const names = within(await canvas.findByRole('list', { name: 'Available usernames' }));
    const [first] = names.getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(field).toHaveValue(first?.textContent);
    await expect(await canvas.findByText('This username is available')).toBeVisible();
  },
};

/** From a provider's sign-in neither address nor password is asked for. */
export const FromAProvider: Story = {
  args: { proof },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Email' })).toBeNull();
    await expect(canvas.queryByLabelText('Password')).toBeNull();
  },
};

/** After too many tries the button says how long to wait. */
export const TooManyTries: Story = {
  args: {
    proof,
    onSubmit: fn(() => Promise.reject(new ApiError(429, { message: 'Slow down' }, 30))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'leeds.landlord');
    await canvas.findByText('This username is available');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree to the/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create FREE Account' }));
    await expect(await canvas.findByRole('button', { name: /^Try again in \d+ seconds?$/ })).toBeDisabled();
  },
};

export const Light: Story = { globals: { theme: 'light' } };
