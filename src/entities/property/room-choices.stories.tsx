import type { Meta, StoryObj } from '@storybook/react-vite';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect, waitFor, within } from 'storybook/test';
import { NativeSelect } from '@/ui/input/native-select';
import { roomChoices, RoomName } from './room-choices';

const home = (n: number) => uuidOf('property', n);
const RoomsOfOne = roomChoices(home(3));
const RoomsOfTyped = roomChoices(undefined);

interface ChoosingProps {
  /** The property that was chosen in the same form; without it, it is the page's. */
  propertyId?: string;
}

function Choosing({ propertyId }: ChoosingProps) {
  const Choices = propertyId === undefined ? RoomsOfOne : RoomsOfTyped;
  return (
    <Choices values={{ propertyId: propertyId ?? '' }}>
      {(choices) => <NativeSelect aria-label="Room" placeholder="Any room" choices={choices} />}
    </Choices>
  );
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };

/** The rooms among which a form lets choose, and what one is called. */
const meta = {
  title: 'entities/Rooms of a property to choose from',
  component: Choosing,
  parameters: { scenario: 'fixed-day' },
} satisfies Meta<typeof Choosing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPage: Story = {
  play: async ({ canvas }) => {
    const field = within(canvas.getByRole('combobox', { name: 'Room' }));
    await waitFor(() => expect(field.getAllByRole('option').length).toBeGreaterThan(2), patience);
  },
};

export const OfAChosenProperty: Story = {
  ...OfAPage,
  args: { propertyId: home(7) },
  globals: { viewport: { value: '390' }, theme: 'light' },
};

/** No property was chosen yet. */
export const NoProperty: Story = {
  args: { propertyId: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};

export const AName: Story = {
  render: () => (
    <p>
      <RoomName propertyId={home(3)} roomId={uuidOf('propertyRoom', 1)} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/[a-z]{3}/i, { selector: 'p' }, patience)).toBeVisible();
  },
};

export const ANameWaiting: Story = {
  ...AName,
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('…')).toBeVisible();
  },
};
