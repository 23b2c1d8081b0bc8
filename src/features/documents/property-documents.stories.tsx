import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect } from 'storybook/test';
import { WithoutNetwork } from '@/testing/screens/without-network';
import { PropertyDocuments } from './documents-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };
const home = uuidOf('property', 1);

const meta = {
  title: 'documents/Documents of a property',
  component: PropertyDocuments,
  args: { userId: 1, propertyId: home },
  parameters: { scenario: 'fixed-day' },
} satisfies Meta<typeof PropertyDocuments>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its own page doesn’t ask for the property. */
export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByRole('button', { name: /^Actions for / }, patience))[0],
    ).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Property' })).toBeNull();
    await expect(canvas.getByLabelText('Choose files')).toBeInTheDocument();
  },
};

export const OnAPhone: Story = { ...Some, globals: { viewport: { value: '390' }, theme: 'light' } };

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    const words = await canvas.findByRole('searchbox', { name: 'Search documents' }, patience);
    await userEvent.type(words, 'zzz');
    await expect(await canvas.findByText('No documents match your search', {}, patience)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/folders', () => HttpResponse.json([])),
        http.get('*/api/documents', () =>
          HttpResponse.json({
            page: 1,
            totalPages: 1,
            total: 0,
            data: [],
            storage: { usedBytes: 0, limitBytes: 1_000_000_000 },
          }),
        ),
      ],
    },
  },
  globals: { viewport: { value: '390' }, theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No documents here yet', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/documents', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading documents', {}, patience)).toBeInTheDocument();
  },
};

export const Offline: Story = {
  render: (args) => (
    <WithoutNetwork>
      <PropertyDocuments {...args} />
    </WithoutNetwork>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline', {}, patience)).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=listDocuments:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your documents', {}, patience)).toBeVisible();
  },
};
