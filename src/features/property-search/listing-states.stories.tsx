import { uuidOf } from '@mocks/engine/db/table-definition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, within } from 'storybook/test';
import { ListingView } from './listing/listing-view';

const meta = {
  title: 'property-search/Listing',
  component: ListingView,
  args: { id: uuidOf('listing', 1), modalId: 'listing' },
  decorators: [
    (Story) => (
      <div className="max-w-[676px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Key facts', 'Price history', 'Material information', 'Location', 'Agent'])
      await expect(await canvas.findByRole('region', { name })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: /^Prices and rents in / })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /^EPC rating: / })).toBeVisible();
  },
};

export const InLight: Story = { globals: { theme: 'light' } };
export const OnAPhone: Story = { ...Whole, globals: { viewport: { value: '320' } } };

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/property-listings/:id', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible();
  },
};

export const LongWords: Story = {
  parameters: { scenario: 'long-words' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Key facts' })).toBeVisible();
  },
};

export const Reported: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('menuitem', { name: 'Report as no longer available' }));
    await expect(await canvas.findByText('You reported this home as no longer available.')).toBeVisible();
  },
};
