import type { Meta, StoryObj } from '@storybook/react-vite';
import { useInfiniteQuery } from '@tanstack/react-query';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect, within } from 'storybook/test';
import { readPages } from '@/api/queries';
import { animatedGif } from '@/testing/fixtures/moving-pictures';
import { RoomPhotos } from './room-photos';

/** The first room of a home, once it has been read. */
function Photos({ propertyId }: { propertyId: string }) {
  const room = useInfiniteQuery(readPages('/property-rooms', { query: { propertyId } })).data?.pages[0]
    ?.data[0];
  return room ? <RoomPhotos room={room} /> : null;
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'rooms/Photos of a room',
  component: Photos,
  args: { propertyId: uuidOf('property', 3) },
  parameters: { scenario: 'fixed-day' },
  decorators: [
    (Story) => (
      <div className="max-w-[420px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Photos>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

async function addPhoto({ canvas, userEvent }: Context, photo: File) {
  const card = within(await canvas.findByRole('region', { name: 'Photos' }, patience));
  await userEvent.upload(card.getByLabelText('Add photos', { selector: 'input' }), photo);
  return card;
}
const picture = () => new File([animatedGif()], 'window.gif', { type: 'image/gif' });

export const None: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add photos' }, patience)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Open photo 1' })).toBeNull();
  },
};

export const Added: Story = {
  play: async (context) => {
    const card = await addPhoto(context, picture());
    await expect(await card.findByRole('button', { name: 'Open photo 1' }, patience)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  },
};

export const AddedOnAPhone: Story = { ...Added, globals: { viewport: { value: '390' }, theme: 'light' } };

export const NoPhoto: Story = {
  play: async (context) => {
    const card = await addPhoto(context, new File(['Sash window'], 'window.gif', { type: 'image/gif' }));
    await expect(await card.findByRole('alert', {}, patience)).toHaveTextContent(/window\.gif/);
    await expect(card.queryByRole('button', { name: 'Open photo 1' })).toBeNull();
  },
};

export const Refused: Story = {
  parameters: { scenario: ['fixed-day', '?fault=updatePropertyRoom:503'] },
  globals: { viewport: { value: '390' }, theme: 'light' },
  play: async (context) => {
    const card = await addPhoto(context, picture());
    await expect(await card.findByText(/^The photos weren’t saved/, {}, patience)).toBeVisible();
  },
};
