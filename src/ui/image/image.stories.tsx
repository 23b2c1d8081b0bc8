import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Image } from './image';

const front = { base: '/api', ownerId: 2, file: 'armley.svg' };

const meta = {
  title: 'ui/image',
  component: Image,
  args: { picture: front, alt: 'A brick terrace from the street', width: 480, height: 315 },
  decorators: [
    (Story) => (
      <div className="max-w-[480px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'A brick terrace from the street' });
    await waitFor(() => expect(image).toHaveAttribute('src', '/api/media/2/media/armley.svg?w=640&q=75'));
    await expect(image.clientHeight).toBeGreaterThan(200);
  },
};

export const AsWideAsTheScreen: Story = {
  args: { sizes: '(min-width: 768px) 480px, 100vw' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img').getAttribute('srcset')).toMatch(/w=640&q=75 640w.*w=3840&q=75 3840w$/),
    );
  },
};

/** Three screens down: nothing is fetched until it comes within 200 px. */
export const BelowTheScreen: Story = {
  decorators: [
    (Story) => (
      <>
        <div className="h-[3000px]" />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image.getAttribute('src')).toMatch(/^data:/);
    image.scrollIntoView();
    await waitFor(() => expect(image.getAttribute('src')).toMatch(/^\/api/));
  },
};

export const Missing: Story = {
  args: { picture: { ...front, file: 'nowhere.svg' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.lucide-image-off')).toBeVisible());
    const image = canvas.getByRole('img', { name: 'A brick terrace from the street' });
    await expect(image.getAttribute('src')).toMatch(/^data:/);
    await expect(Math.round(image.getBoundingClientRect().height)).toBe(315);
  },
};
export const MissingLight: Story = { ...Missing, globals: { theme: 'light' } };
