import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Spinner } from './spinner';

const meta = { title: 'ui/spinner', component: Spinner, args: { size: 'medium' } } satisfies Meta<
  typeof Spinner
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShownAfter300Ms: Story = {
  args: { label: 'Loading feed' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading feed');
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
  play: async ({ canvasElement }) => {
    const rings = [...canvasElement.querySelectorAll('.animate-spinner')];
    const widths = rings.map((ring) => Number.parseFloat(getComputedStyle(ring).width));
    await expect(widths).toHaveLength(3);
    await expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    await expect(new Set(widths).size).toBe(3);
  },
};

export const EveryLight: Story = { ...Every, globals: { theme: 'light' } };

export const Page: Story = {
  args: { size: 'page' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    // by its layout: the turning ring's own box turns with it
    const area = canvas.getByRole('status').getBoundingClientRect();
    await expect([area.left, area.top]).toEqual([0, 0]);
    await expect(area.height).toBe(window.innerHeight);
    // less than the whole width only by a scroll bar
    await expect(window.innerWidth - area.width).toBeLessThanOrEqual(20);
    const ring = canvasElement.querySelector('.animate-spinner')?.getBoundingClientRect();
    await expect(Math.abs((ring?.left ?? 0) + (ring?.width ?? 0) / 2 - area.width / 2)).toBeLessThan(1);
    await expect(Math.abs((ring?.top ?? 0) + (ring?.height ?? 0) / 2 - area.height / 2)).toBeLessThan(1);
  },
};
