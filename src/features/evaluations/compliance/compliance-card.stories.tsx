import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mergeInputs } from '@/lib/evaluation/inputs/overrides';
import { btlExample, hmoExample } from '@/lib/evaluation/worked-examples';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { EvaluationFrame } from '@/testing/screens/evaluation-frame';
import { ComplianceCard } from './compliance-card';

const home = evaluation().home;
const house = mergeInputs(hmoExample, { costs: { licence: 0 } });

const meta = {
  title: 'evaluations/Compliance costs',
  component: EvaluationFrame,
  args: {
    record: evaluation({ strategies: ['hmo'], primary: 'hmo' }, house),
    children: <ComplianceCard />,
  },
} satisfies Meta<typeof EvaluationFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SharedHouse: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 not included yet')).toBeVisible();
    await expect((await canvas.findAllByText(/Our estimate/))[0]).toHaveTextContent('Assumption:');
    const [flow] = await canvas.findAllByText('Cash flow', { exact: false, selector: 'li' });
    await expect(flow).toHaveTextContent(/^Cash flow −£[\d,.]+ pcm, worse$/);
    const [first] = await canvas.findAllByRole('button', { name: 'Add to the figures' });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText('2 not included yet')).toBeVisible();
  },
};

/** What works would change can’t be told before there is a price. */
export const NoPrice: Story = {
  args: { record: evaluation({ home: home && { ...home, epcRating: 'D' } }, { ...btlExample, price: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enter a price to see the effect on your figures.')).toBeVisible();
    await expect(canvas.queryByText('No change to your figures.')).toBeNull();
  },
};

/** Works make a loss no better, though it is spread over more cash. */
export const Loss: Story = {
  args: {
    record: evaluation(
      { home: home && { ...home, epcRating: 'D' } },
      mergeInputs(btlExample, { income: { rentPcm: 300 } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cash needed', { exact: false, selector: 'li' })).toHaveTextContent(
      /^Cash needed \+£[\d,.]+, worse$/,
    );
    await expect(canvas.queryByText(/better/)).toBeNull();
  },
};

export const CannotBeLet: Story = {
  args: { record: evaluation({ home: home && { ...home, epcRating: 'F' } }) },
};

/** In Scotland three people are enough for a licence, and no energy rating is asked. */
export const InScotland: Story = {
  args: { record: evaluation({ nation: 'scotland', strategies: ['hmo'], primary: 'hmo' }, house) },
};

export const NothingAsked: Story = {
  args: { record: evaluation({ home: home && { ...home, epcRating: 'C' } }, btlExample) },
};

export const LookOnly: Story = { args: { isReadOnly: true } };
