import type { Meta, StoryObj } from '@storybook/react-vite';
import { toast } from 'react-hot-toast/headless';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { showToast } from './toast';

const retry = fn();
const undo = fn();

function Buttons() {
  return (
    <div className="flex flex-wrap gap-2 pb-56">
      <Button onClick={() => showToast({ kind: 'success', text: 'Email confirmed' })}>Success</Button>
      <Button
        variant="outline"
        onClick={() =>
          showToast({
            kind: 'error',
            text: 'Error updating notification!',
            action: { label: 'Retry', onAction: retry },
          })
        }
      >
        Error
      </Button>
      <Button variant="outline" onClick={() => showToast({ kind: 'blank', text: 'Confirmation email sent' })}>
        Blank
      </Button>
      <Button
        variant="outline"
        onClick={() => showToast({ kind: 'success', text: 'Email confirmed', durationMs: 5000 })}
      >
        Product, 5 s
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          showToast({
            kind: 'blank',
            text: 'Viewing cancelled',
            durationMs: 10_000,
            action: { label: 'Undo', onAction: undo },
          })
        }
      >
        Undo, 10 s
      </Button>
      <Button
        variant="outline"
        onClick={() => {
          for (let n = 1; n <= 21; n++) showToast({ kind: 'blank', text: `Message ${n}` });
        }}
      >
        Flood
      </Button>
    </div>
  );
}

const meta = { title: 'ui/toast', component: Buttons, beforeEach: () => toast.remove() } satisfies Meta<
  typeof Buttons
>;
export default meta;
type Story = StoryObj<typeof meta>;

function regions() {
  const [polite, assertive] = document.querySelectorAll('.sr-only[aria-live]');
  return { polite, assertive };
}

export const Success: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await expect(regions().polite).toHaveTextContent('Email confirmed');
    const toast = await screen.findByRole('listitem');
    await expect(toast).toHaveTextContent('Email confirmed');
    await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    await expect(regions().polite).toBeEmptyDOMElement();
  },
};

export const ErrorWithAction: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await expect(regions().assertive).toHaveTextContent('Error updating notification!');
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  },
};

export const UndoWithinTenSeconds: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo, 10 s' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  },
};

export const ProductToast: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Product, 5 s' }));
    await waitFor(() => expect(screen.getByText('Email confirmed', { selector: 'li *' })).toBeVisible());
  },
};

export const IdenticalMerged: Story = {
  play: async ({ canvas }) => {
    await userEvent.tripleClick(canvas.getByRole('button', { name: 'Blank' }));
    await screen.findByRole('listitem');
    await expect(screen.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const AtMostTwenty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Flood' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
    await expect(screen.queryByText('Message 1', { selector: 'li *' })).toBeNull();
    await waitFor(() => expect(screen.getByText('Message 21', { selector: 'li *' })).toBeVisible());
  },
};

export const AllKindsLight: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    for (const name of ['Success', 'Error', 'Blank'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    await userEvent.hover(screen.getByText('Email confirmed', { selector: 'li *' }));
  },
};
