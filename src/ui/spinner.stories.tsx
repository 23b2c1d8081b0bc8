import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Spinner } from './spinner';

const meta = { title: 'ui/spinner', component: Spinner, args: { size: 'medium' } } satisfies Meta<
  typeof Spinner
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShownAfter300Ms: Story = {
  args: { label: 'Loading the feed' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the feed');
    const ring = canvasElement.querySelector('.animate-spinner');
    if (!ring) throw new Error('The ring is missing.');
    const appearing = ring
      .getAnimations()
      .find((one) => 'animationName' in one && one.animationName === 'tb-appear');
    await expect(appearing?.effect?.getComputedTiming().delay).toBe(300);
    await waitFor(() => expect(getComputedStyle(ring).opacity).toBe('1'));
  },
};

export const Button: Story = {
  args: { size: 'button' },
  play: async ({ canvas }) => {
    // the button's own label says what is under way
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const Small: Story = { args: { size: 'small' } };
export const Medium: Story = { args: { size: 'medium' } };

export const Every: Story = {
  render: () => (
    <div className="flex items-center gap-6">
      <Spinner size="button" />
      <Spinner size="small" />
      <Spinner size="medium" />
    </div>
  ),
};

export const EveryLight: Story = { ...Every, globals: { theme: 'light' } };

export const Page: Story = { args: { size: 'page' } };
