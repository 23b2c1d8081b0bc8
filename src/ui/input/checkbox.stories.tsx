import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox';

function Boxes() {
  return (
    <div className="flex flex-col gap-3">
      <Checkbox label="Gas safety in date" defaultChecked />
      <Checkbox label="Select all" isIndeterminate />
      <Checkbox label="Include Scotland" />
      <Checkbox label="Unavailable" disabled />
    </div>
  );
}

const meta = { title: 'ui/checkbox', component: Boxes } satisfies Meta<typeof Boxes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  play: async ({ canvas }) => {
    const scotland = canvas.getByRole('checkbox', { name: 'Include Scotland' });
    await userEvent.click(canvas.getByText('Include Scotland'));
    await expect(scotland).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(scotland).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  },
};

export const EveryLight: Story = { ...Every, globals: { theme: 'light' } };
