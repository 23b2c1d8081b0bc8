import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Tabs } from './tabs';

const tabs = [
  { id: 'tenancies', label: 'Tenancies', count: 2 },
  { id: 'mortgages', label: 'Mortgages', count: 1 },
  { id: 'transactions', label: 'Transactions', count: 38 },
  { id: 'documents', label: 'Documents' },
] as const;

function PropertyTabs() {
  const [activeId, setActiveId] = useState<(typeof tabs)[number]['id']>('tenancies');
  return (
    <div className="bg-surface-1 p-5">
      <Tabs label="Property" tabs={tabs} activeId={activeId} onChange={setActiveId}>
        <p className="py-4">The {activeId}.</p>
      </Tabs>
    </div>
  );
}

const meta = { title: 'ui/tabs', component: PropertyTabs } satisfies Meta<typeof PropertyTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Tenancies/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Documents' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Documents' })).toHaveTextContent('The documents.');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Mortgages/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: /Transactions/ }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('The transactions.');
  },
};

/** The row scrolls to the tab that is open, from the first moment on. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-52">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const isInView = (name: RegExp) => {
      const room = canvas.getByRole('tablist').getBoundingClientRect();
      const { left, right } = canvas.getByRole('tab', { name }).getBoundingClientRect();
      return left >= room.left && right <= room.right + 1;
    };
    await expect(isInView(/Tenancies/)).toBe(true);
    await expect(isInView(/Documents/)).toBe(false);
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(isInView(/Documents/)).toBe(true));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(isInView(/Documents/)).toBe(false));
  },
};

export const Light: Story = { globals: { theme: 'light' } };

function Counting() {
  const [count, setCount] = useState<number | null>(null);
  return (
    <div className="bg-surface-1 p-5">
      <Tabs
        label="Connections"
        tabs={[
          { id: 'received', label: 'Received', count },
          { id: 'sent', label: 'Sent' },
        ]}
        activeId="received"
        onChange={() => undefined}
      >
        <button type="button" className="py-4" onClick={() => setCount(3)}>
          Answer
        </button>
      </Tabs>
    </div>
  );
}

/** Nothing moves when the count comes. */
export const CountComesLater: Story = {
  render: () => <Counting />,
  play: async ({ canvas, userEvent }) => {
    const left = () => canvas.getByRole('tab', { name: 'Sent' }).getBoundingClientRect().left;
    await expect(canvas.getByRole('tab', { name: 'Received' })).toBeVisible();
    const before = left();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.getByRole('tab', { name: 'Received 3' })).toBeVisible();
    await expect(left()).toBe(before);
  },
};
