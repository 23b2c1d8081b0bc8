import type { Meta, StoryObj } from '@storybook/react-vite';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect, fn, within } from 'storybook/test';
import { PropertyTenancies } from './property-tenancies';

const patience = { timeout: 8000 };

const meta = {
  title: 'tenancies/Of a property',
  component: PropertyTenancies,
  args: { propertyId: uuidOf('property', 1), onOpen: fn() },
  decorators: [
    (Story) => (
      <main>
        <h1 className="sr-only">27 Braemar Road</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PropertyTenancies>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CurrentAndPast: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('article', { name: 'Oluwaseun Adebayo' }, patience)).toBeVisible();
    const past = within(canvas.getByRole('table', { name: 'Previous tenancies' }));
    await userEvent.click(past.getByRole('button', { name: 'Chloe Watanabe' }));
    await expect(args.onOpen).toHaveBeenCalledWith(uuidOf('tenancy', 21));
  },
};

export const OnAPhone: Story = {
  ...CurrentAndPast,
  globals: { viewport: { value: '320' }, theme: 'light' },
};

export const FiveRooms: Story = {
  args: { propertyId: uuidOf('property', 3) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article', {}, patience)).toHaveLength(5);
  },
};

/** The agency that manages the home is named. */
export const Managed: Story = {
  args: { propertyId: uuidOf('property', 2) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Assured periodic · Managed by /, {}, patience)).toBeVisible();
  },
};

export const None: Story = {
  args: { propertyId: uuidOf('property', 14) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tenancies yet', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading tenancies', {}, patience)).toBeInTheDocument();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=listTenancies:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the tenancies', {}, patience)).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You’re offline/, {}, patience)).toBeVisible();
  },
};
