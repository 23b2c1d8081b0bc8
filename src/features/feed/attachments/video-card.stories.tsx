import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VideoCard } from './video-card';

const meta = {
  title: 'feed/Video of a post',
  component: VideoCard,
  args: { address: 'https://www.youtube.com/watch?v=aBcDeFgHiJk' },
  decorators: [
    (Story) => (
      <div className="max-w-[560px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link alone: nothing of the other site is loaded before it is opened. */
export const YouTube: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: /^Watch the video on YouTube/ });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aBcDeFgHiJk');
    await expect(canvasElement.querySelector('iframe, img, video')).toBeNull();
  },
};

export const AnotherSite: Story = {
  args: { address: `https://video.example/watch/${'before-and-after-'.repeat(8)}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Watch the video on video.example/ })).toBeVisible();
  },
};

export const Light: Story = { ...YouTube, globals: { theme: 'light' } };

/** What is no address shows nothing. */
export const Unsafe: Story = {
  args: { address: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
