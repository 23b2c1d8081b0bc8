import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sixResults } from '@/testing/fixtures/fixtures';
import { rememberRecent } from '../recents';
import { forgetRecents } from '../recents-storage';

import { SearchToggle } from './search-toggle';

const meta = {
  title: 'search/Toggle',
  component: SearchToggle,
  args: { userId: 1, onShowPalette: fn() },
  beforeEach: () => forgetRecents(1),
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

export const Recents: Story = {
  beforeEach: () => {
    for (const result of sixResults) rememberRecent(1, result);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await canvas.findByRole('region', { name: 'Recent searches' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};
