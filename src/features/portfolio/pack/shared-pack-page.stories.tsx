import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import type { Schemas } from '@/api/contract';
import { SharedPackPage } from './shared-pack-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };
const address = '*/api/properties/packs/open';

const forLender: Schemas['PropertyPack'] = {
  reader: 'lender',
  taxYear: '2025-26',
  expiresAt: '2026-12-21T10:00:00.000Z',
  owner: { id: 1, fullName: 'Hannah Okafor', username: 'hannah.okafor', profileImage: null, headline: null },
  property: {
    fullAddress: '27 Braemar Road, Fallowfield, Manchester M14 6PQ',
    owners: [{ userId: 1, companyId: null, name: 'Hannah Okafor', share: 100 }],
    tenure: 'freehold',
    titleNumber: 'GM512345',
    bedrooms: 3,
    epcRating: 'C',
    purchaseDate: '2021-03-19',
    purchasePrice: 148_000,
    purchaseCosts: null,
    currentValue: 215_000,
    valuedAt: '2026-02-03',
    leaseExpiry: null,
  },
  mortgages: [
    {
      lender: 'Calder Bank',
      balance: 138_200.5,
      balanceAt: '2026-05-01',
      rate: 4.89,
      fixEnds: '2026-08-31',
      termEnds: '2046-08-31',
      method: 'interest_only',
      monthlyPayment: 563.2,
    },
  ],
  tenancies: [
    {
      type: 'assured_periodic',
      startDate: '2024-09-01',
      endDate: null,
      rentPcm: 1150,
      deposit: 1325,
      arrears: { total: 0, days30: 0, days60: 0, days90: 0, older: 0, months: 0 },
    },
  ],
  certificates: [
    { kind: 'gas_safety', name: null, status: 'due_30', dueOn: '2026-06-02' },
    { kind: 'eicr', name: null, status: 'ok', dueOn: '2029-04-11' },
  ],
  books: [
    { category: 'rent', in: 13_800, out: 0 },
    { category: 'repairs', in: 0, out: 412.5 },
    { category: 'finance_cost', in: 0, out: 6758.4 },
  ],
  profit: 13_387.5,
  lines: [],
};

const forAccountant: Schemas['PropertyPack'] = {
  ...forLender,
  reader: 'accountant',
  tenancies: [],
  certificates: [],
  lines: [
    { date: '2025-05-01', description: 'Rent of 27 Braemar Road', category: 'rent', in: 1150, out: null },
    {
      date: '2025-05-12',
      description: 'Boiler repair, Didsbury Heating and Plumbing Limited',
      category: 'repairs',
      in: null,
      out: 412.5,
    },
  ],
};

/** What the server answers to everybody who opens the link. */
const answer = (body: Schemas['PropertyPack'] | { message: string; code?: string }, status = 200) => ({
  msw: { handlers: [http.post(address, () => HttpResponse.json(body, { status }))] },
});

const meta = {
  title: 'portfolio/Shared pack',
  component: SharedPackPage,
  args: { token: '1d6f0f7e-2222-4333-8444-555566667777' },
} satisfies Meta<typeof SharedPackPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForALender: Story = {
  parameters: answer(forLender),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^27 Braemar Road/ }, patience)).toBeVisible();
    await expect(canvas.getByText('£138,200.50 owed in total, 64.3% of the current value')).toBeVisible();
  },
};

export const ForALenderOnAPhone: Story = {
  parameters: answer(forLender),
  globals: { theme: 'light', viewport: { value: '320' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Calder Bank', {}, patience)).toBeVisible();
  },
};

export const ForAnAccountant: Story = {
  parameters: answer(forAccountant),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Transactions' }, patience)).toBeVisible();
    await expect(canvas.getByText('£13,387.50 profit before finance costs')).toBeVisible();
  },
};

export const NothingRecorded: Story = {
  parameters: answer({ ...forLender, mortgages: [], tenancies: [], certificates: [], books: [], profit: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No mortgages', {}, patience)).toBeVisible();
    await expect(canvas.getByText('Not let')).toBeVisible();
    await expect(canvas.getByText('No transactions')).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.post(address, () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading pack')).toBeInTheDocument();
  },
};

export const Expired: Story = {
  parameters: answer({ message: 'This link has expired', code: 'link-ended' }, 403),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This link has expired' }, patience),
    ).toBeVisible();
  },
};

/** The mock server knows no such link. */
export const NoLongerShared: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No longer shared' }, patience)).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: answer({ message: 'Not today' }, 403),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t open this pack', {}, patience)).toBeVisible();
  },
};
