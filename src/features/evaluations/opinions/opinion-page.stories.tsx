import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { callum, opinion, opinionAnswer } from '@/testing/fixtures/opinion-fixture';
import { OpinionPage } from './opinion-page';

const address = '*/api/evaluation-opinions/:id';
const asked = opinion({ myRole: 'asked', asked: [callum] });
const answered = {
  ...asked,
  answers: [opinionAnswer()],
  spread: [
    { figure: 'rent' as const, count: 3, min: 1_150, median: 1_225, max: 1_300, owner: 1_250 },
    { figure: 'refurb' as const, count: 3, min: 9_500, median: 14_000, max: 21_000, owner: null },
  ],
};

const answer = (body: object, status = 200) => ({
  msw: { handlers: [http.get(address, () => HttpResponse.json(body, { status }))] },
});

const meta = {
  title: 'evaluations/Second opinion page',
  component: OpinionPage,
  args: { id: asked.id },
} satisfies Meta<typeof OpinionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blind: Story = {
  parameters: answer(asked),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/You’ll see estimates from Hannah Okafor and others/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send and see other opinions' }));
    await expect(canvas.getAllByText('Enter a figure in pounds')).toHaveLength(2);
  },
};

export const Answered: Story = {
  parameters: answer(answered),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Monthly rent: 3 opinions from £1,150 to £1,300, median £1,225; the owner’s estimate is £1,250',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Spread of opinions' })).toBeVisible();
  },
};

export const AnsweredLight: Story = { ...Answered, globals: { theme: 'light' } };

export const Changed: Story = {
  parameters: answer({
    ...answered,
    answers: [opinionAnswer({ isBlind: false, changedAt: asked.createdAt })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Changed after seeing the figures/)).toBeVisible();
  },
};

export const ClosedBefore: Story = {
  parameters: answer({ ...asked, status: 'closed', closedAt: asked.createdAt }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has closed this request/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const LongWords: Story = {
  parameters: answer({
    ...asked,
    message: 'What would you reckon for this one? '.repeat(20),
    deal: { ...asked.deal, title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
  }),
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get(address, () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  },
};

/** The mock server knows no such request. */
export const Withdrawn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Request no longer available' })).toBeVisible();
  },
};

export const Others: Story = {
  parameters: answer({ message: 'This request isn’t for you', code: 'forbidden' }, 403),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This request isn’t for you' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: [http.get(address, () => HttpResponse.error())] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Couldn’t open this request' })).toBeVisible();
  },
};
