import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { BusinessPage } from './business-page';

const meta = {
  title: 'business/Page',
  component: BusinessPage,
  args: { username: 'pritchard.lettings', renderMessage: () => null },
} satisfies Meta<typeof BusinessPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button that shows how to reach the owner, named by what is hidden. */
const contact = /^Show (email|phone number)/;

export const Whole: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Services' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: contact }));
    await expect(canvas.queryByRole('button', { name: contact })).toBeNull();
  },
};

export const AreasOnMap: Story = {
  play: async ({ canvas }) => {
    const areas = await canvas.findByRole('region', { name: 'Areas covered' });
    areas.scrollIntoView();
    await expect(
      await canvas.findByRole('region', { name: 'Map of the areas covered' }, { timeout: 15_000 }),
    ).toBeVisible();
  },
};

export const Light: Story = { globals: { theme: 'light' } };

export const NotFound: Story = {
  args: { username: 'nobody.of.this.name' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find that business')).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { server: { fail: { listBusinesses: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load this business')).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/businesses', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading business' })).toBeVisible();
  },
};
