import { uuidOf } from '@mocks/engine/db/table-definition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ManualCertificate } from '../manual-certificate';
import { ShareListing } from './share-listing';

const listing = { id: uuidOf('listing', 2), address: 'Harold Mount, Hyde Park, Leeds', outcode: 'LS6' };
const done = fn();

const meta = {
  title: 'property-search/Follow up',
  component: ShareListing,
  args: { listing, onDone: done },
  decorators: [
    (Story) => (
      <div className="max-w-[560px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShareListing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Share: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Conversation' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Post' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(await canvas.findByText('Write something first')).toBeVisible();
  },
};

const change = fn();
export const CertificateByHand: Story = {
  render: () => <ManualCertificate known={undefined} onChange={change} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use these details' }));
    await expect(await canvas.findByText('Choose a rating')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'EPC rating' }), 'C');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Floor area/ }), '800');
    await userEvent.click(canvas.getByRole('button', { name: 'Use these details' }));
    await expect(change).toHaveBeenCalledWith({ epcRating: 'C', areaSqm: 74.32 });
  },
};
export const CertificateEntered: Story = {
  render: () => <ManualCertificate known={{ epcRating: 'C', areaSqm: 74 }} onChange={change} />,
};
