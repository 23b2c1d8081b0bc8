import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SubscriptionPage } from './subscription-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'subscription/Settings',
  component: SubscriptionPage,
  args: { sessionId: undefined, onDismissCheckout: fn() },
} satisfies Meta<typeof SubscriptionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Yearly: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Renews on/, {}, patience)).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Payments' }, patience)).toBeVisible();
  },
};
export const YearlyLight: Story = { ...Yearly, globals: { theme: 'light' } };
export const OnAPhone: Story = { ...Yearly, globals: { viewport: { value: '320' } } };

export const Free: Story = {
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Choose Pro' }, patience)).toBeVisible();
    await expect(await canvas.findByText('No payments yet', {}, patience)).toBeVisible();
  },
};

export const Comparing: Story = {
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Compare plans', {}, patience));
    const table = within(canvas.getByRole('table', { name: 'Compare plans' }));
    const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) });
    await expect(row('Evaluations')).toHaveTextContent('Evaluations5100Unlimited');
    await expect(row('Price per month')).toHaveTextContent('£0£19£49');
    await userEvent.click(canvas.getByRole('radio', { name: 'Excluding VAT' }));
    await expect(row('Price per month')).toHaveTextContent('£0£15.83£40.83');
    await expect(canvas.getByRole('listitem', { name: 'Pro' })).toHaveTextContent('£15.83 per month');
  },
};
export const ComparingOnAPhone: Story = { ...Comparing, globals: { viewport: { value: '320' } } };

export const PastDue: Story = {
  parameters: { scenario: 'past-due' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patience)).toBeVisible();
  },
};

export const Upgrading: Story = {
  parameters: { server: { signInAs: 'callum.reyes' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upgrade to Business' }, patience));
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Business?' }, patience);
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByText('Unused time on Pro')).toBeVisible();
  },
};

export const Cancelling: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel Pro' }, patience));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel Pro?' }, patience);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const UnknownCheckout: Story = {
  args: { sessionId: 'cs_unknown' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find that checkout', {}, patience)).toBeVisible();
  },
};

export const NotLoaded: Story = {
  parameters: { server: { fail: { getUserSubscription: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your subscription', {}, patience)).toBeVisible();
  },
};
