import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import type { Schemas } from '@/api/contract';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { SharedPage } from './shared-page';

const address = '*/api/evaluations/links';
const { id, uuid, owner, outcode, nation, region, strategies, primary, createdAt } = evaluation();
const redacted: Schemas['EvaluationSnapshot'] = {
  id,
  uuid,
  owner,
  outcode,
  nation,
  region,
  strategies,
  primary,
  createdAt,
  access: 'snapshot',
  title: 'Buy-to-let in LS11',
  address: null,
  price: null,
  priceBand: { from: 175_000, to: 200_000 },
  figures: { grossYield: 7.67, netYield: 5.63, roi: 4.22, roce: 4.89, icr: 185.86 },
  costs: null,
  expiresAt: '2026-12-21T10:00:00.000Z',
};

/** What the server answers to everybody who opens the link. */
const answer = (body: { access: string } | { message: string; code?: string }, status = 200) => ({
  msw: { handlers: [http.post(address, () => HttpResponse.json(body, { status }))] },
});

const meta = {
  title: 'evaluations/Shared page',
  component: SharedPage,
  args: { token: '1d6f0f7e-2222-4333-8444-555566667777' },
} satisfies Meta<typeof SharedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: answer(redacted),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Buy-to-let in LS11/ })).toBeVisible();
    await expect(canvas.getByText('£175k–£200k')).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.post(address, () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  },
};

/** The mock server knows no such link. */
export const WrongOrWithdrawn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No longer shared' })).toBeVisible();
  },
};

export const Ended: Story = {
  parameters: answer({ message: 'The link has ended', code: 'link-ended' }, 403),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
  },
};

export const WrongPasscode: Story = {
  parameters: answer({ message: 'The passcode is wrong', code: 'passcode-wrong' }, 403),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Passcode'), 'beam-2025');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await canvas.findByText('That passcode isn’t right. Try again.')).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: answer({ message: 'You don’t have access' }, 403),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Couldn’t open this evaluation' })).toBeVisible();
  },
};
