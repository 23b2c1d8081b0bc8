import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchToggle } from './search-toggle';

const meta = {
  title: 'search/Toggle',
  component: SearchToggle,
  globals: { viewport: { value: '390' } },
} satisfies Meta<typeof SearchToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensARow: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(toggle);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(toggle).toHaveFocus();
  },
};
