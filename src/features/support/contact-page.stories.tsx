import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ContactPage } from './contact-page';

const meta = {
  title: 'support/Contact page',
  component: ContactPage,
  args: { member: undefined, newsletter: null },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stranger: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(canvas.getByText('Tell us a little more. Use at least 20 characters.')).toBeVisible();
  },
};
export const StrangerLight: Story = { globals: { theme: 'light' } };

/** A picture of 2400 × 1200 pixels, drawn here. */
async function largePicture(): Promise<File> {
  const canvas = new OffscreenCanvas(2400, 1200);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = 'teal';
    context.fillRect(0, 0, 2400, 1200);
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'street.png', { type: 'image/png' });
}

export const MemberWithPictures: Story = {
  args: { member: { id: 1, fullName: 'Hannah Okafor', email: 'hannah.okafor@post.example' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Hannah Okafor');
    const input = canvas.getByLabelText('Photos');
    // a browser's list of files can be told to show all of them
    input.removeAttribute('accept');
    await userEvent.upload(input, await largePicture());
    await expect(await canvas.findByText('street.png')).toBeVisible();
    await userEvent.upload(input, new File(['words'], 'notes.txt', { type: 'text/plain' }));
    await expect(await canvas.findByText('The file given is not an image')).toBeVisible();
    await userEvent.upload(input, new File(['no picture'], 'broken.png', { type: 'image/png' }));
    await expect(await canvas.findByText('Error compressing image')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Topic' }), 'Report a problem');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Message' }),
      'The street does not show on my phone.',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: /can keep/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByRole('heading', { name: /Your reference is SUP-/ })).toHaveFocus();
  },
};

export const ServerFails: Story = {
  ...MemberWithPictures,
  parameters: {
    server: { fail: { createSupportTicket: { status: 500, body: { message: 'Back in a minute' } } } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Topic' }), 'Billing');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Message' }),
      'My card was charged twice in May.',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: /can keep/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Back in a minute');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'My card was charged twice in May.',
    );
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
};
