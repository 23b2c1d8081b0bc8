import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from './card';

const meta = {
  title: 'ui/card',
  component: Card,
  args: { children: 'Marlow Terrace', className: 'max-w-sm' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const PlainLight: Story = { globals: { theme: 'light' } };
export const Article: Story = {
  args: { as: 'article', isPadded: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Marlow Terrace');
  },
};
export const LongWord: Story = {
  args: {
    children: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    className: 'max-w-[200px] wrap-anywhere',
  },
};
