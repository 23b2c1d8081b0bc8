import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StillLoading } from './still-loading';

const meta = { title: 'ui/Still loading', component: StillLoading, args: { onRetry: fn() } } satisfies Meta<
  typeof StillLoading
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtFirst: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
