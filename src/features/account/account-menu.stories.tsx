import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { chooseTheme } from '@/ui/theme/theme';
import { AccountMenu, loadAccountMenu } from './account-menu';

const logOut = fn();
const load = () => loadAccountMenu().then((itemsOf) => [itemsOf, logOut] as const);

const meta = {
  title: 'account/Account menu',
  component: AccountMenu,
  args: { onShowShortcuts: fn(), load, onLogOut: fn() },
  beforeEach: () => () => chooseTheme('dark'),
  decorators: [
    (Story) => (
      <div className="grid min-h-96 justify-items-end">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await waitFor(async () => expect(await screen.findByRole('menu', { name: 'Account' })).toBeVisible());
    await expect(screen.getByRole('group', { name: 'Theme' })).toBeVisible();
  },
};

export const ChoosesTheTheme: Story = {
  play: async ({ canvas, userEvent }) => {
    const choice = (name: string) => screen.findByRole('menuitemradio', { name });
    canvas.getByRole('button', { name: 'Account menu' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus());
    await expect(await choice('Dark')).toBeChecked();
    // The menu moves the focus a frame after the key.
    const act = (name: string) => screen.getByRole('menuitem', { name });
    const below = [
      act('Subscription'),
      act('Keyboard shortcuts'),
      await choice('Dark'),
      await choice('Light'),
    ];
    for (const next of below) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(next).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await choice('Light')).toBeChecked());
    await expect(document.documentElement.dataset['theme']).toBe('light');
  },
};

export const ShowsShortcuts: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    await expect(args.onShowShortcuts).toHaveBeenCalledOnce();
  },
};

export const LogsOut: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await expect(args.onLogOut).toHaveBeenCalledWith(logOut);
  },
};
