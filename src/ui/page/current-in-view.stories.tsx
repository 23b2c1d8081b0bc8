import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { useCurrentInView } from './current-in-view';

const pages = ['Overview', 'Properties', 'Tenancies', 'Rooms', 'Mortgages', 'Documents'];

function Row() {
  const [current, setCurrent] = useState('Overview');
  const row = useCurrentInView();
  return (
    <div className="w-64">
      <nav aria-label="Pages">
        <ul ref={row} className="flex gap-1 overflow-x-auto">
          {pages.map((page) => (
            <li key={page}>
              <a
                href={`#${page}`}
                aria-current={page === current ? 'page' : undefined}
                className="block px-3 py-2 aria-[current=page]:bg-surface-3"
              >
                {page}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {['Documents', 'Overview'].map((page) => (
        <Button key={page} variant="outline" onClick={() => setCurrent(page)}>
          {`Go to ${page}`}
        </Button>
      ))}
    </div>
  );
}

const meta = { title: 'ui/Current page in view', component: Row } satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page is opened from elsewhere: the row scrolls to its link. */
export const Scrolls: Story = {
  play: async ({ canvas }) => {
    const expectInView = (name: string) =>
      waitFor(() => {
        const row = canvas.getByRole('list').getBoundingClientRect();
        const link = canvas.getByRole('link', { name }).getBoundingClientRect();
        void expect(link.left).toBeGreaterThanOrEqual(row.left);
        void expect(link.right).toBeLessThanOrEqual(row.right + 1);
      });
    await expectInView('Overview');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Documents' }));
    await expectInView('Documents');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Overview' }));
    await expectInView('Overview');
  },
};
