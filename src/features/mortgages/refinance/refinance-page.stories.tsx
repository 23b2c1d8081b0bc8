import type { Meta, StoryObj } from '@storybook/react-vite';
import { uuidOf } from '@mocks/engine/db/table-definition';
import type { ComponentProps } from 'react';
import { expect, fn, within } from 'storybook/test';
import { useStorySession } from '@/testing/screens/use-story-session';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { RefinancePage } from './refinance-page';

/** The figures that were typed are kept for whoever is signed in. */
function SignedIn(args: ComponentProps<typeof RefinancePage>) {
  useStorySession();
  return <RefinancePage {...args} />;
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'mortgages/Refinance',
  component: RefinancePage,
  render: SignedIn,
  beforeEach: () => removeDraftsOf(1),
  args: { id: uuidOf('mortgage', 5), onClose: fn() },
} satisfies Meta<typeof RefinancePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ARateThatEnds: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const table = within(await canvas.findByRole('table', { name: 'Options compared' }, patience));
    await expect(table.getByText('Lowest cost')).toBeVisible();
    const rate = canvas.getByRole('textbox', { name: 'Rate with another lender' });
    await userEvent.clear(rate);
    await userEvent.type(rate, '4.9');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset figures' }));
    await expect(rate).not.toHaveValue('4.9');
    await userEvent.clear(rate);
    await userEvent.type(rate, '3.9');
    await expect(canvas.getByText(/^The remortgage costs £.* less than staying over 5 years/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '2 years' }));
    await expect(table.getByText('Over 2 years')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mortgages' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Light: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lowest cost', {}, patience)).toBeVisible();
  },
};

export const OnATablet: Story = { ...Light, globals: { viewport: { value: '768' } } };

export const OnAPhone: Story = { ...Light, globals: { viewport: { value: '390' } } };

export const PartAlreadyRepaid: Story = { ...Light, args: { id: uuidOf('mortgage', 2) } };

export const ReversionRateUnknown: Story = {
  args: { id: uuidOf('mortgage', 6) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Enter the reversion rate to compare with staying.', {}, patience),
    ).toBeVisible();
  },
};

export const NoRateThatEnds: Story = {
  args: { id: uuidOf('mortgage', 10) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lowest cost', {}, patience)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Reversion rate' })).toBeNull();
  },
};

export const WrongFigures: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'New rate start date' }, patience));
    await expect(canvas.getByText('Enter a date as dd/mm/yyyy')).toBeVisible();
    await expect(canvas.getByText('Correct the figures to compare.')).toBeVisible();
  },
};

/** On the narrowest phone, within the margins of the app, nothing is wider than the page. */
export const LongNames: Story = {
  ...Light,
  globals: { viewport: { value: '320' } },
  parameters: { scenario: 'long-words' },
  decorators: [(Shown) => <div className="px-4">{Shown()}</div>],
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: '2 years' }, patience);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading mortgage', {}, patience)).toBeInTheDocument();
  },
};

export const Missing: Story = {
  args: { id: uuidOf('mortgage', 999) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find that mortgage', {}, patience)).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=listMortgages:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load this mortgage', {}, patience)).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You’re offline/, {}, patience)).toBeVisible();
  },
};
