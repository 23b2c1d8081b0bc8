import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { OverviewPage } from './overview-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'portfolio/Overview',
  component: OverviewPage,
  args: { scope: {}, onScope: () => {}, mapOf: (homes) => `On a map: ${homes.length}` },
} satisfies Meta<typeof OverviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Portfolio: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Portfolio value', {}, patience)).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Portfolio, globals: { viewport: { value: '390' }, theme: 'light' } };

export const TwoHundredProperties: Story = {
  parameters: { scenario: 'large' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^\d{3} properties/ }, patience)).toBeVisible();
    await expect(
      await canvas.findByRole('row', { name: /^Total: \d{3} properties/ }, patience),
    ).toBeVisible();
  },
};

export const LongWords: Story = { ...OnAPhone, parameters: { scenario: 'long-words' } };

/** What is held is on the map, and what was sold is not. */
export const OnAMap: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Portfolio value', {}, patience);
    const map = () => canvas.findByRole('region', { name: 'Map' }, { timeout: 500 });
    await waitFor(async () => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      await expect(await map()).toBeVisible();
    }, patience);
    await expect(await canvas.findByText('On a map: 13', {}, patience)).toBeVisible();
  },
};

export const OneYearByKeyboard: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '1y' }, patience));
    canvas.getByRole('slider', { name: 'Month' }).focus();
    await userEvent.keyboard('{Home}');
    const card = within(canvas.getByRole('region', { name: 'Value, debt and equity' }));
    await userEvent.click(card.getByText('Show as a table'));
    await expect(canvas.getByRole('table', { name: 'Value, debt and equity by month' })).toBeVisible();
  },
};

/** One property of fourteen, by its tag: its figures, and what it needs, lead to the lists narrowed to it. */
export const NarrowedToOne: Story = {
  args: { scope: { tag: 'lease to extend' } },
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Total: 1 property/ }, patience)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Arrears' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Renewals, next 12 months' })).toBeVisible();
  },
};

export const OnATablet: Story = { ...Portfolio, globals: { viewport: { value: '768' } } };

export const PartlyForbidden: Story = {
  parameters: { scenario: '?fault=listPropertyMaintenances:403&fault=listMortgages:403' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Couldn’t load mortgages, maintenance\./, {}, patience),
    ).toBeVisible();
  },
};

export const NoProperties: Story = {
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No properties yet' }, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading portfolio', {}, patience)).toBeInTheDocument();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: '?fault=listProperties:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your portfolio', {}, patience)).toBeVisible();
  },
};

export const OnlyDocumented: Story = {
  parameters: { scenario: 'documented-only' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Totals aren’t available here yet.', {}, patience)).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { scenario: '?fault=all:network' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Couldn’t load your portfolio', {}, { timeout: 20_000 }),
    ).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You’re offline/, {}, patience)).toBeVisible();
  },
};
