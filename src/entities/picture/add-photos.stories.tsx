import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AddPhotos } from './add-photos';

const meta = {
  title: 'entities/Add photos',
  component: AddPhotos,
  args: { onFiles: fn(), isDisabled: false, busyLabel: undefined, problems: [], ref: null },
} satisfies Meta<typeof AddPhotos>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same photo can be chosen a second time. */
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const photo = new File(['roof'], 'Roof.png', { type: 'image/png' });
    const input = canvas.getByLabelText('Add photos', { selector: 'input' });
    await userEvent.upload(input, photo);
    await userEvent.upload(input, photo);
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
    await expect(args.onFiles).toHaveBeenLastCalledWith([photo]);
  },
};

export const Busy: Story = {
  args: { busyLabel: 'Saving' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Saving/ })).toBeDisabled();
  },
};

/** There is no room for another one. */
export const Full: Story = {
  args: { isDisabled: true },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add photos' })).toBeDisabled();
  },
};

export const SomeNotTaken: Story = {
  args: {
    problems: [
      'note.txt: The file given is not an image',
      `${'Longname'.repeat(20)}.heic: Choose photos of up to 20 MB`,
    ],
  },
  globals: { viewport: { value: '320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('note.txt');
  },
};
