import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { ComparePage } from './compare-page';

/** The page with its address working. */
function WorkingPage(args: ComponentProps<typeof ComparePage>) {
  const [search, setSearch] = useState(args.search);
  return <ComparePage search={search} onSearch={setSearch} />;
}

const id = (n: number) => `6cf4a25f-0000-4000-8000-${String(n).padStart(12, '0')}`;

const meta = {
  title: 'evaluations/Compare',
  component: ComparePage,
  render: WorkingPage,
  args: { search: { ids: [1, 2, 3, 4].map(id).join(',') }, onSearch: () => {} },
} satisfies Meta<typeof ComparePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Ashfield Terrace, two-bed' })).toBeVisible();
    await userEvent.click(canvas.getByText('Difference'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Woodthorpe loft flip”' }));
    await expect(canvas.queryByRole('link', { name: 'Woodthorpe loft flip' })).toBeNull();
  },
};

export const ScenariosOfOne: Story = { args: { search: { ids: id(2) } } };

export const StrategiesOfOne: Story = { args: { search: { ids: id(2), by: 'strategies' } } };

export const Nothing: Story = { args: { search: {} } };

export const OneIsGone: Story = {
  args: { search: { ids: `${id(1)},${id(999)}` } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Couldn’t find one of these evaluations/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from comparison' }));
  },
};
