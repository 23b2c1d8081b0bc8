import { uuidOf } from '@mocks/engine/db/table-definition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ManualCertificate } from '../manual-certificate';
import { ShareListing } from './share-listing';
import { ViewingForm } from './viewing-form';

const listing = { id: uuidOf('listing', 2), address: 'Harold Mount, Hyde Park, Leeds', outcode: 'LS6' };
const done = fn();

const meta = {
  title: 'property-search/Follow up',
  component: ViewingForm,
  args: { listing, onDone: done },
  decorators: [
    (Story) => (
      <div className="max-w-[560px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ViewingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Viewing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book viewing' }));
    await expect(await canvas.findByText('Enter a date, such as 14/02/2027')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date' }), '1/2/20');
    await expect(await canvas.findByText('Choose a time in the future')).toBeVisible();
  },
};

export const ViewingThatClashes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const book = async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Date' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Date' }), '14/02/2035');
      await userEvent.click(canvas.getByRole('button', { name: 'Book viewing' }));
    };
    await book();
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
    await book();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/overlaps another of yours/);
  },
};

export const ViewingRefused: Story = {
  parameters: { server: { fail: { createPropertyViewing: { status: 403 } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^To check there/ }), 'Boiler age');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date' }), '14/02/2035');
    await userEvent.click(canvas.getByRole('button', { name: 'Book viewing' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^To check there/ })).toHaveValue('Boiler age');
  },
};

export const Share: Story = {
  render: () => <ShareListing listing={listing} onDone={done} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Conversation' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Post' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(await canvas.findByText('Write something first.')).toBeVisible();
  },
};

const change = fn();
export const CertificateByHand: Story = {
  render: () => <ManualCertificate known={undefined} onChange={change} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use these' }));
    await expect(await canvas.findByText('Choose a rating')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Energy rating' }), 'C');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Floor area/ }), '74');
    await userEvent.click(canvas.getByRole('button', { name: 'Use these' }));
    await expect(change).toHaveBeenCalledWith({ epcRating: 'C', areaSqm: 74 });
  },
};
export const CertificateEntered: Story = {
  render: () => <ManualCertificate known={{ epcRating: 'C', areaSqm: 74 }} onChange={change} />,
};
