import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { Menu } from './menu';

const edit = fn();
const remove = fn();

const meta = {
  title: 'ui/menu',
  component: Menu,
  args: {
    label: 'Property',
    trigger: (
      <IconButton label="Property menu" isBordered>
        <Ellipsis aria-hidden size={19} strokeWidth={1.75} />
      </IconButton>
    ),
    items: [
      { label: 'Edit property', icon: <Pencil size={16} strokeWidth={1.75} />, onSelect: edit },
      { label: 'Share with a connection…', onSelect: fn() },
      'separator',
      {
        label: 'Delete property',
        icon: <Trash2 size={16} strokeWidth={1.75} />,
        isDestructive: true,
        onSelect: remove,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="grid min-h-60 justify-items-end">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Property menu' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit property' }));
    await expect(edit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await screen.findByRole('menu', { name: 'Property' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Property menu' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit property' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete property' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit property' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete property' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
  },
};

export const OpenLight: Story = {
  globals: { theme: 'light' },
  args: { trigger: <Button variant="outline">Options</Button> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
};

/** From the left part of a form it opens to the right. */
export const InAForm: Story = {
  decorators: [
    (Story) => (
      <form aria-label="New message" className="ml-60 flex min-h-60 w-[600px]">
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Property menu' });
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    await waitFor(() =>
      expect(menu.getBoundingClientRect().left).toBeCloseTo(trigger.getBoundingClientRect().left, 0),
    );
  },
};
