import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from './button';
import { buttonClass } from './button-class';

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

const meta = {
  title: 'ui/button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pressed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Every: Story = {
  render: () => (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2.5">
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="soft">Soft</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger" icon={<Trash2 {...icon} />}>
          Delete
        </Button>
        <Button variant="ava" icon={<Sparkles {...icon} />}>
          Ask Ava
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg">Large</Button>
        <Button variant="outline" icon={<Plus {...icon} />}>
          Add deal
        </Button>
        <a href="#top" className={buttonClass({ variant: 'outline' })}>
          A link
        </a>
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button isLoading loadingLabel="Saving">
          Save
        </Button>
        <Button variant="outline" isLoading loadingLabel="Sending">
          Send
        </Button>
        <Button isLoading>No label for it</Button>
        <Button variant="outline" isLoading icon={<Plus {...icon} />}>
          Add deal
        </Button>
        <Button disabled>Disabled</Button>
      </div>
      <Button isFullWidth size="lg">
        Full width
      </Button>
    </div>
  ),
};

export const EveryLight: Story = { ...Every, globals: { theme: 'light' } };

/** Turns in the button; it shows after 300 ms. */
const spinnerIn = (button: HTMLElement) =>
  [...button.querySelectorAll('*')].filter((part) =>
    getComputedStyle(part).animationName.includes('tb-spin'),
  );

export const Loading: Story = {
  args: { isLoading: true },
  render: ({ onClick, isLoading }) => (
    <div className="flex gap-2.5">
      <Button isLoading={isLoading} loadingLabel="Saving" onClick={onClick}>
        Save
      </Button>
      <Button isLoading={isLoading} loadingLabel="Sending" icon={<Plus {...icon} />} onClick={onClick}>
        Send
      </Button>
      <Button isLoading={isLoading} icon={<Plus {...icon} />} onClick={onClick}>
        Add
      </Button>
      <Button isLoading={isLoading} onClick={onClick}>
        Copy
      </Button>
    </div>
  ),
  play: async ({ canvas, args }) => {
    for (const name of ['Saving…', 'Sending…', 'Add', 'Copy']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      const spinners = spinnerIn(button);
      await expect(spinners).toHaveLength(1);
      await waitFor(() => expect(spinners[0]).toBeVisible());
      await userEvent.click(button, { pointerEventsCheck: 0 });
    }
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const NotLoading: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(button).toBeEnabled();
    await expect(spinnerIn(button)).toHaveLength(0);
  },
};

function Pair({ isLoading }: { isLoading: boolean }) {
  const labels = ['Saving', 'Sending your confirmation email', undefined];
  return (
    <>
      {labels.map((label) => (
        <div key={label ?? 'none'} className="mb-2 flex gap-2">
          <Button isLoading={isLoading} loadingLabel={label}>
            Save this evaluation
          </Button>
          <Button isLoading={isLoading} loadingLabel={label} icon={<Plus {...icon} />}>
            Save
          </Button>
        </div>
      ))}
    </>
  );
}

export const WidthHeld: Story = {
  render: () => (
    <div className="flex gap-8">
      <section aria-label="Idle">
        <Pair isLoading={false} />
      </section>
      <section aria-label="Busy">
        <Pair isLoading />
      </section>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('section')].map((section) =>
      [...section.querySelectorAll('button')].map((button) =>
        Math.round(button.getBoundingClientRect().width),
      ),
    );
    await expect(widths[1]).toEqual(widths[0]);
  },
};

function Working() {
  const [isSaving, setIsSaving] = useState(false);
  return (
    <>
      <Button isLoading={isSaving} loadingLabel="Saving" onClick={() => setIsSaving(true)}>
        Save
      </Button>
      {/* the server's answer, which the play function gives without taking the focus */}
      <output onTransitionEnd={() => setIsSaving(false)} />
    </>
  );
}

/** The browser drops the focus of a disabled button; it is back when the work is done. */
export const FocusComesBack: Story = {
  render: () => <Working />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.body).toHaveFocus());
    canvas.getByRole('status').dispatchEvent(new Event('transitionend', { bubbles: true }));
    await expect(await canvas.findByRole('button', { name: 'Save' })).toHaveFocus();
  },
};
