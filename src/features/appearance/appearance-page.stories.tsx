import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { chooseAppearance } from '@/ui/theme/appearance';
import { AppearancePage } from './appearance-page';

const meta = {
  title: 'appearance/Settings',
  component: AppearancePage,
  args: { hasShortcuts: true, onShortcuts: fn(), shortcutList: null, startPage: null },
  beforeEach: () => () => chooseAppearance('isCompact', false),
} satisfies Meta<typeof AppearancePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await expect(canvas.getByRole('radio', { name: 'Compact' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use single-key shortcuts' }));
    await expect(args.onShortcuts).toHaveBeenCalledWith(false);
  },
};
export const Light: Story = { globals: { theme: 'light' } };
export const OnAPhone: Story = { globals: { viewport: { value: '320' } } };
