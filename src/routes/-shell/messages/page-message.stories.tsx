import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ApiError } from '@/api/errors';
import { closeAllModals } from '@/ui/modal/modal-store';
import { CrashPage } from './crash-page';
import { ForbiddenPage } from './forbidden-page';
import { HelpPage } from './help-page';
import { NotFoundPage } from './not-found-page';
import { PageMessage } from './page-message';

const meta = {
  title: 'shell/Page messages',
  component: PageMessage,
  args: { tab: '', icon: null, title: '', text: '', actions: null },
} satisfies Meta<typeof PageMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

const crash = (error: Error) => () => <CrashPage error={error} reset={() => {}} />;

export const NotFound: Story = {
  render: () => <NotFoundPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('We couldn’t find that page');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
  },
};
export const NotFoundLight: Story = { ...NotFound, globals: { theme: 'light' } };

export const Forbidden: Story = { render: () => <ForbiddenPage /> };
export const ForbiddenByServer: Story = {
  render: crash(new ApiError(403, { message: 'Only its owner may see this portfolio' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You don’t have access');
    await expect(canvas.getByText('Only its owner may see this portfolio')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Crash: Story = {
  render: crash(new TypeError('x is undefined')),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page hit a problem');
    await expect(canvas.queryByText(/undefined/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
    // its code comes with the first wish to send one
    const dialog = await screen.findByRole('dialog', { name: 'Report a problem' }, { timeout: 10_000 });
    await waitFor(() => expect(within(dialog).getByText('TypeError: x is undefined')).toBeVisible());
    closeAllModals();
  },
};
export const CrashLight: Story = { ...Crash, globals: { theme: 'light' } };

export const StaleVersion: Story = {
  render: crash(
    new TypeError('Failed to fetch dynamically imported module: https://tiebeam.example/assets/a.js'),
  ),
  play: async ({ canvas }) => {
    // said once the server is known to be within reach
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Updated – reload');
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

export const Help: Story = {
  render: () => <HelpPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Help Center is coming soon');
    await expect(canvas.getByRole('link', { name: 'Knowledge Base' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  },
};
