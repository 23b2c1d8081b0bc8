import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { hmoExample } from '@/lib/evaluation/worked-examples';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { EvaluationFrame } from '@/testing/screens/evaluation-frame';
import { author } from '@/testing/fixtures/fixtures';
import { callum, opinion, opinionAnswer } from '@/testing/fixtures/opinion-fixture';
import { OpinionsCard } from './opinions-card';

const aoife = author({ id: 5, fullName: 'Aoife Brennan', username: 'aoife.brennan' });
const long = author({
  id: 9,
  fullName: 'Wilhelmina Featherstonehaugh-Cholmondeley of Ashby-de-la-Zouch',
  username: 'wilhelmina',
});
const one = opinion({
  asked: [callum, aoife],
  answers: [opinionAnswer({ note: 'By two lets on the street' })],
  spread: [
    { figure: 'rent', count: 1, min: 1_225, median: 1_225, max: 1_225, owner: 1_150 },
    { figure: 'refurb', count: 1, min: 14_000, median: 14_000, max: 14_000, owner: null },
  ],
});
const three = opinion({
  asked: [callum, aoife, long],
  answers: [
    opinionAnswer(),
    opinionAnswer({ user: aoife, estimates: { rent: 1_150, refurb: 9_500 } }),
    opinionAnswer({
      user: long,
      estimates: { rent: 1_300, refurb: 21_000 },
      note: 'A range of £1,250 to £1,350, '.repeat(8).trim(),
    }),
  ],
  spread: [
    { figure: 'rent', count: 3, min: 1_150, median: 1_225, max: 1_300, owner: 1_150 },
    { figure: 'refurb', count: 3, min: 9_500, median: 14_000, max: 21_000, owner: null },
  ],
});

const meta = {
  title: 'evaluations/Second opinions',
  component: EvaluationFrame,
  args: { record: evaluation({ opinions: [three] }), children: <OpinionsCard /> },
} satisfies Meta<typeof EvaluationFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of them has a name, and a note, as long as can be. */
export const Three: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(
        'Monthly rent: 3 opinions from £1,150 to £1,300, median £1,225; your estimate is £1,150',
      ),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Use the median for Works, including VAT, £14,000' }),
    );
    await waitFor(() => expect(canvas.getByText(/median £14,000; your estimate is £14,000$/)).toBeVisible());
  },
};

export const ThreeLight: Story = { globals: { theme: 'light' } };

export const None: Story = {
  args: { record: evaluation() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/estimate the rent and the works before they see/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ask for a second opinion' })).toBeVisible();
  },
};

/** Nobody would answer blind. */
export const Published: Story = {
  args: { record: evaluation({ isPublished: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/unpublish it first/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Waiting: Story = {
  args: { record: evaluation({ opinions: [opinion({ asked: [callum, aoife] })] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not answered yet')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Ask for a second opinion' })).toBeNull();
  },
};

export const One: Story = {
  args: { record: evaluation({ opinions: [one] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 of 2 answered/)).toBeVisible();
  },
};

/** The one who answered saw the figures before, and changed the answer after. */
export const NoneBlind: Story = {
  args: {
    record: evaluation({
      opinions: [
        {
          ...one,
          answers: [opinionAnswer({ isBlind: false, changedAt: one.createdAt })],
          spread: [{ figure: 'rent', count: 0, min: null, median: null, max: null, owner: 1_150 }],
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Changed after seeing the figures, not counted')).toBeVisible();
  },
};

/** Whoever did not answer does not any more; the owner can ask anew. */
export const Closed: Story = {
  args: {
    record: evaluation({ opinions: [{ ...one, status: 'closed', closedAt: one.createdAt }] }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Didn’t answer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

/** Rooms share the rent as nobody said: the middle is not put in for the owner. */
export const Rooms: Story = {
  args: {
    record: evaluation({ strategies: ['hmo'], primary: 'hmo', opinions: [three] }, hmoExample),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Each room has its own rent. Change each rent above.')).toBeVisible();
  },
};

export const LookOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
