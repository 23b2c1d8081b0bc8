import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './avatar';

const dot = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="teal"/></svg>')}`;

const meta = { title: 'ui/avatar', component: Avatar, args: { fullName: 'Priya Raman' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4 bg-surface-1 p-5">
      <Avatar fullName="Callum Reyes" size={30} presence="online" />
      <Avatar fullName="Priya Raman" presence="online" />
      <Avatar fullName="Morwenna Tate" size={50} presence="away" />
      <Avatar fullName="Foundry Field" size={50} shape="business" />
      <Avatar fullName="Ada Fenwick" src={dot} />
      <Avatar fullName="Wolfeschlegelsteinhausen-Bergerdorff von und zu Hohenzollern the Elder" />
      <Avatar fullName="😀 Émile Žižek" />
      <Avatar fullName="" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Callum Reyes, online' })).toHaveTextContent('CR');
    await expect(canvas.getByRole('img', { name: 'Morwenna Tate, away' })).toBeVisible();
    const sizes = ['Callum Reyes, online', 'Priya Raman, online', 'Morwenna Tate, away'].map((name) => {
      const { width, height } = canvas.getByRole('img', { name }).getBoundingClientRect();
      return `${width} × ${height}`;
    });
    await expect(sizes).toEqual(['30 × 30', '40 × 40', '50 × 50']);
  },
};

export const EveryLight: Story = { ...Every, globals: { theme: 'light' } };

export const BrokenImage: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'Priya Raman' })).toHaveTextContent('PR');
  },
};

export const Decorative: Story = {
  args: { isDecorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
