import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PhotoStrip } from './photo-strip';

const meta = {
  title: 'entities/Strip of photos',
  component: PhotoStrip,
  args: { ownerId: 1, images: ['kitchen.svg', 'bathroom.svg', 'hallway.svg', 'garden.svg'], name: 'Tiling' },
} satisfies Meta<typeof PhotoStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By the keyboard alone. */
export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Open photo 2 of Tiling' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Photo 2' }, { timeout: 8000 });
    await expect(dialog).toBeInTheDocument();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: '320' }, theme: 'light' } };
