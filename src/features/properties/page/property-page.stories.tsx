import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { OverviewTab } from './overview-tab';
import { PropertyPage } from './property-page';

/** The page with its tabs working, as the address makes them work. */
function WorkingPage(args: ComponentProps<typeof PropertyPage>) {
  const [tab, setTab] = useState(args.tab);
  return <PropertyPage {...args} tab={tab} onTab={setTab} />;
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };
const home = (n: number) => uuidOf('property', n);

const meta = {
  title: 'properties/Property',
  component: PropertyPage,
  render: WorkingPage,
  args: {
    uuid: home(2),
    tabs: [
      {
        id: 'overview',
        label: 'Overview',
        content: (property) => <OverviewTab property={property} meId={1} />,
      },
      { id: 'notes', label: 'Notes', count: () => 2, content: () => 'Two notes' },
    ],
    tab: undefined,
    onTab: () => {},
    onDeleted: () => {},
  },
} satisfies Meta<typeof PropertyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShortLease: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas, userEvent }) => {
    const value = within(await canvas.findByRole('region', { name: 'Value and debt' }, patience));
    await expect(value.getByText('£142,000')).toBeVisible();
    await expect(canvas.getAllByText(/-year lease$/)[0]).toBeVisible();
    await canvas.findByText('Gas safety', {}, patience);
    await userEvent.click(canvas.getByRole('tab', { name: 'Notes 2' }));
    await expect(canvas.getByText('Two notes')).toBeVisible();
  },
};

const theDetails = ['region', { name: 'Details' }, patience] as const;

export const Light: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...theDetails)).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Light, globals: { viewport: { value: '390' } } };

export const Sold: Story = { ...Light, globals: {}, args: { uuid: home(13) } };

export const LongNames: Story = { ...Light, globals: {}, parameters: { scenario: 'long-words' } };

export const ItsPhotos: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1 photo' }, patience));
    await expect(await screen.findByRole('button', { name: 'Remove photo 1' }, patience)).toBeInTheDocument();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading property', {}, patience)).toBeInTheDocument();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=getProperty:500' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Couldn’t load this property', {}, { timeout: 20_000 }),
    ).toBeVisible();
  },
};

/** What is overdue has the act that ends it, and tabs say how many records they have. */
export const ACheckToBook: Story = {
  args: {
    bookingOf: (_property, kind) =>
      kind === 'gas_safety' ? { label: 'Book gas engineer', onSelect: fn() } : undefined,
  },
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Compliance' }, patience));
    await expect(await card.findByRole('button', { name: 'Book gas engineer' }, patience)).toBeVisible();
  },
};

export const OnATablet: Story = { ...Light, globals: { viewport: { value: '768' } } };

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You’re offline/, {}, patience)).toBeVisible();
  },
};
