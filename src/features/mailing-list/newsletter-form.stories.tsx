import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NewsletterForm } from './newsletter-form';

const meta = {
  title: 'mailing-list/Newsletter form',
  component: NewsletterForm,
  decorators: [
    (Story) => (
      <div className="max-w-[400px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Joined: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'dermot@post.example');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await canvas.findByText('You’re signed up')).toBeVisible();
  },
};

export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'dermot');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(canvas.getByText('Enter an email address, such as name@example.co.uk')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};
export const WrongLight: Story = { ...Wrong, globals: { theme: 'light' } };

export const ServerFails: Story = {
  parameters: {
    server: { fail: { joinMailingList: { status: 500, body: { message: 'Back in a minute' } } } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'dermot@post.example');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Back in a minute');
    await expect(canvas.getByRole('textbox')).toHaveValue('dermot@post.example');
  },
};
