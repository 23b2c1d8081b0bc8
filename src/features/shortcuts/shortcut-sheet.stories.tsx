import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { closeAllModals } from '@/ui/modal/modal-store';
import { listenToShortcuts } from './listen';
import { setShortcuts } from './preference';
import { openShortcutSheet } from './shortcut-sheet';

const destinations = [
  { key: 'n', label: 'Network' },
  { key: 'c', label: 'Chat' },
  { key: 's', label: 'Property Search' },
  { key: 'e', label: 'Evaluations' },
  { key: 'p', label: 'Pipeline' },
  { key: 'f', label: 'Portfolio' },
  { key: 'k', label: 'Knowledge Base' },
];

function Page({ go }: { go: (key: string) => void }) {
  useEffect(
    () =>
      listenToShortcuts(
        destinations.map(({ key }) => key),
        { go, showShortcuts: () => openShortcutSheet(destinations, 'Ctrl K'), focusSearch: fn() },
      ),
    [go],
  );
  return (
    <div className="grid min-h-[560px] content-start gap-2">
      <p>Press ? for the list of shortcuts.</p>
      <input aria-label="A field" className="rounded-md border border-line-control bg-surface-1 px-2" />
    </div>
  );
}

const meta = {
  title: 'shortcuts/Sheet',
  component: Page,
  args: { go: fn() },
  beforeEach: () => () => {
    closeAllModals();
    setShortcuts(true);
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const OpenLight: Story = { ...Open, globals: { theme: 'light' } };

export const GoesPlaces: Story = {
  play: async ({ userEvent, args, canvas }) => {
    await userEvent.keyboard('gk');
    await expect(args.go).toHaveBeenLastCalledWith('k');
    // in a field the letters are letters
    await userEvent.type(canvas.getByRole('textbox', { name: 'A field' }), 'gn?');
    await expect(canvas.getByRole('textbox', { name: 'A field' })).toHaveValue('gn?');
    await expect(args.go).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const SwitchedOff: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('?');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Use single-key shortcuts' }));
    // nor while a modal is open
    await userEvent.keyboard('gn');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('gn?');
    await expect(args.go).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
