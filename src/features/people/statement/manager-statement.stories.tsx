import { useQuery } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { read } from '@/api/queries';
import { ManagerStatement } from './manager-statement';

/** The statement of an agency, once that has been read. */
function OneStatement({ month, hasNoHomes = false }: { month: string; hasNoHomes?: boolean }) {
  const { data } = useQuery(read('/property-managers/{id}', { path: { id: uuidOf('propertyManager', 1) } }));
  return data ? (
    <ManagerStatement row={hasNoHomes ? { ...data, propertyIds: [] } : data} first={month} />
  ) : null;
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'people/Statement of a property manager',
  component: OneStatement,
  args: { month: '2026-04' },
} satisfies Meta<typeof OneStatement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ collected, .* paid to you\.$/, {}, patience)).toBeVisible();
    await expect(canvas.getByText(/less than agreed, including VAT\.$/)).toBeVisible();
  },
};

export const MonthOnAPhone: Story = { ...Month, globals: { viewport: { value: '320' }, theme: 'light' } };

export const NothingCollected: Story = {
  args: { month: '2019-04' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No rent collected by an agent/, {}, patience)).toBeVisible();
  },
};

export const NoHomes: Story = {
  args: { hasNoHomes: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This agency has no properties yet\./, {}, patience)).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=listTransactions:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load this month’s rent', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/transactions', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading statement', {}, patience)).toBeInTheDocument();
  },
};
