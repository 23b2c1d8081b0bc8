import { useQuery } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect, within } from 'storybook/test';
import { propertyQueries } from '@/entities/property/queries';
import { ForecastTab } from './forecast-tab';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

/** The tab of a property of the world, by its number. */
function TabOf({ home }: { home: number }) {
  const { data } = useQuery(propertyQueries.one(uuidOf('property', home)));
  return data ? <ForecastTab property={data} /> : null;
}

const meta = {
  title: 'portfolio/Forecast',
  component: TabOf,
  args: { home: 1 },
} satisfies Meta<typeof TabOf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AYear: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = within(
      await canvas.findByRole('table', { name: 'Forecast and actuals by month' }, patience),
    );
    await expect(table.getAllByRole('row')).toHaveLength(13);
    await expect(canvas.getByText(/over 11 full months/)).toBeVisible();
    const chart = canvas.getByRole('slider', { name: 'Cash flow by month' });
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute('aria-valuenow', '0');
    await expect(chart.getAttribute('aria-valuetext')).toMatch(/: £.*, forecast £/);
  },
};

export const Light: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Forecast and actuals', {}, patience)).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Light, globals: { theme: 'light', viewport: { value: '320' } } };

export const NoEvaluation: Story = {
  args: { home: 4 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No forecast yet', {}, patience)).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=listTransactions:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the forecast', {}, patience)).toBeVisible();
  },
};
