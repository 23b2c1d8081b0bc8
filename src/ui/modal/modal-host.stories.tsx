import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { Field } from '../form/field';
import { Input } from '../input/input';
import { closeAllModals, closeModal, openModal, updateModal } from './modal-store';

function openC() {
  openModal({ id: 'c', title: 'Modal C', content: <p>The third.</p> });
}

function openB() {
  openModal({
    id: 'b',
    title: 'Modal B',
    size: 'md',
    content: <Button onClick={openC}>Open C</Button>,
  });
}

function openA() {
  openModal({
    id: 'a',
    title: 'Delete this evaluation?',
    content: (
      <>
        <p className="mb-3 text-sm text-ink-2">
          Marlow Terrace and its two scenarios will be removed. This cannot be undone.
        </p>
        <Field label="Why">{(control) => <Input {...control} />}</Field>
      </>
    ),
    footer: (
      <>
        <Button variant="outline" onClick={openB}>
          Open B
        </Button>
        <Button variant="danger" onClick={() => closeModal('a')}>
          Delete
        </Button>
      </>
    ),
  });
}

function Opener() {
  return (
    <div className="min-h-[480px]">
      <Button onClick={openA}>Open A</Button>
    </div>
  );
}

const meta = {
  title: 'ui/modal',
  component: Opener,
  beforeEach: () => closeAllModals,
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open A' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this evaluation?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const OpenLight: Story = { ...Open, globals: { theme: 'light' } };

export const StackOfThree: Story = {
  play: async ({ canvas }) => {
    document.body.style.overflow = 'scroll';
    const opener = canvas.getByRole('button', { name: 'Open A' });
    await userEvent.click(opener);
    const why = await screen.findByRole('textbox', { name: 'Why' });
    await waitFor(() => expect(why).toHaveFocus());
    await expect(document.body.style.overflow).toBe('hidden');
    await userEvent.type(why, 'Sold');

    await userEvent.click(screen.getByRole('button', { name: 'Open B' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Open C' }));
    await screen.findByRole('dialog', { name: 'Modal C' });
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);

    // neither the scrim nor the wrong id closes anything
    await userEvent.click(document.querySelector('[data-base-ui-portal] .bg-scrim') ?? document.body, {
      pointerEventsCheck: 0,
    });
    closeModal('a');
    updateModal('c', { title: 'Modal C, renamed' });
    await screen.findByRole('dialog', { name: 'Modal C, renamed' });

    await userEvent.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Modal B' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open C' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByRole('dialog', { name: 'Delete this evaluation?' });
    await expect(screen.getByRole('textbox', { name: 'Why' })).toHaveValue('Sold');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(document.body.style.overflow).toBe('scroll');
    document.body.style.overflow = '';
  },
};

export const FocusStaysInside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open A' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let turn = 0; turn < 6; turn++) {
      await userEvent.tab();
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    }
  },
};

/** Something was typed, so closing asks first; in both themes, at the foot of the modal. */
export const AsksBeforeDiscarding: Story = {
  render: () => (
    <Button
      onClick={() =>
        openModal({
          id: 'note',
          title: 'New note',
          content: <Field label="Note">{(control) => <Input {...control} defaultValue="Half a" />}</Field>,
          footer: <Button>Save</Button>,
          isDirty: () => true,
        })
      }
    >
      Write
    </Button>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByRole('button', { name: 'Discard' });
  },
};

/** The widths of §4: 480, 640 and 880 px, and the whole screen. */
export const EverySize: Story = {
  render: () => (
    <div className="flex gap-2">
      {(['sm', 'md', 'lg', 'full'] as const).map((size) => (
        <Button
          key={size}
          variant="outline"
          onClick={() =>
            openModal({ id: size, title: `Size ${size}`, size, content: <p>As wide as {size} is.</p> })
          }
        >
          {size}
        </Button>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    // without the room kept for a scroll bar
    const pageWidth = document.documentElement.getBoundingClientRect().width;
    for (const [size, widest] of [
      ['sm', 480],
      ['md', 640],
      ['lg', 880],
      ['full', pageWidth],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: size }));
      const dialog = await screen.findByRole('dialog', { name: `Size ${size}` });
      await expect(dialog.offsetWidth).toBeLessThanOrEqual(widest);
      if (size === 'full' || (size !== 'sm' && innerWidth < 768)) {
        await expect(dialog.offsetWidth).toBe(pageWidth);
        await expect(dialog.offsetHeight).toBe(innerHeight);
      }
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};

export const GuardKeepsItOpen: Story = {
  render: () => (
    <Button
      onClick={() =>
        openModal({
          id: 'draft',
          title: 'Unsaved text',
          content: <p>Half a thought</p>,
          canClose: () => false,
        })
      }
    >
      Write
    </Button>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved text' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
