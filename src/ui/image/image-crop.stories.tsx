import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { wholeCrop } from './crop-frame';
import { ImageCrop } from './image-crop';

function Cropping(args: ComponentProps<typeof ImageCrop>) {
  const [crop, setCrop] = useState(args.crop);
  return <ImageCrop {...args} crop={crop} onCrop={setCrop} />;
}

const meta = {
  title: 'ui/Image crop',
  component: ImageCrop,
  render: Cropping,
  args: {
    src: '/illustrations/street-day.svg',
    picture: { width: 1600, height: 400 },
    aspect: 1,
    isRound: true,
    crop: wholeCrop,
    onCrop: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageCrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Round: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}++');
    await expect(canvas.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '120%');
  },
};

export const Wide: Story = { args: { aspect: 4, isRound: false } };

export const Turned: Story = { args: { crop: { ...wholeCrop, turns: 1, zoom: 2 } } };

export const Light: Story = { globals: { theme: 'light' } };
