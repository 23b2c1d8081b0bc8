import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PictureEditor } from './picture-editor';

const meta = {
  title: 'entities/Photo editor',
  component: PictureEditor,
  args: {
    kind: 'image',
    isRound: true,
    send: fn(() => Promise.resolve()),
    onChange: fn(),
    onCancel: fn(),
    onSaved: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture as a camera would send it, only plainer. */
async function photograph(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#2f6f73';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#e0b48a';
    context.fillRect(0, 0, width / 2, height / 2);
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
  return new File([blob], 'home.jpg', { type: 'image/jpeg' });
}

export const Saved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Photo'), await photograph(900, 600));
    const area = await canvas.findByRole('application', { name: 'Part of the photo' });
    area.focus();
    await userEvent.keyboard('{ArrowRight}++r');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce(), { timeout: 15_000 });
  },
};

export const SentAgainAfterAFailure: Story = {
  args: { kind: 'cover', isRound: false, send: fn(() => Promise.reject(new Error('Not now'))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Photo'), await photograph(1600, 900));
    await canvas.findByRole('application', { name: 'Part of the photo' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Retry' }, { timeout: 15_000 })).toBeEnabled();
    await expect(canvas.getByRole('application')).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const NotAnImage: Story = {
  play: async ({ canvas, userEvent }) => {
    const renamed = new File(['%PDF-1.7'], 'deed.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Photo'), renamed);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The file given is not an image');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

export const Light: Story = { globals: { theme: 'light' } };
