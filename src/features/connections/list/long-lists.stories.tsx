import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Schemas } from '@/api/contract';
import { author, recently } from '@/testing/fixtures/fixtures';
import { member } from '@/testing/fixtures/profile-fixture';
import { ConnectionsPage } from '../connections-page';

// Of 150 rows only those near the view are drawn.
const rows = 150;
const connection = (id: number, status: Schemas['Connection']['status']): Schemas['Connection'] => ({
  id,
  requesterId: id,
  addresseeId: 1,
  status,
  note: null,
  createdAt: recently,
  respondedAt: null,
  privateNote: null,
  tags: [],
  mutualCount: 0,
  user: author({ id, fullName: `Member ${id}`, username: `member.${id}` }),
});
const many = (path: string, row: (id: number) => object) =>
  http.get(`*/api${path}`, () =>
    HttpResponse.json({
      page: 1,
      totalPages: 1,
      total: rows,
      data: Array.from({ length: rows }, (_, at) => row(1000 + at)),
    }),
  );

const meta = {
  title: 'connections/Long lists',
  component: ConnectionsPage,
  args: { search: {}, onSearch: fn() },
  play: async ({ canvas, parameters }) => {
    const name = String(parameters['list']);
    const list = within(await canvas.findByRole('list', { name }));
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBeLessThan(rows / 2));
    await expect(list.getByText('Member 1000')).toBeVisible();
  },
} satisfies Meta<typeof ConnectionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BlockedPeople: Story = {
  args: { search: { tab: 'blocked' } },
  parameters: {
    list: 'Blocked',
    msw: { handlers: [many('/connections', (id) => connection(id, 'blocked'))] },
  },
};

export const Requests: Story = {
  args: { search: { tab: 'received' } },
  parameters: {
    list: 'Received requests',
    msw: { handlers: [many('/connections', (id) => connection(id, 'pending'))] },
  },
};

export const Suggestions: Story = {
  args: { search: { tab: 'suggested' } },
  parameters: {
    list: 'Suggested',
    msw: { handlers: [many('/users', (id) => member({ id, fullName: `Member ${id}` }))] },
  },
};
