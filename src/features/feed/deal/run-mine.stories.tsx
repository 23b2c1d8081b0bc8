import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RunMine } from './run-mine';

const meta = {
  title: 'feed/Run with my numbers',
  component: RunMine,
  args: {
    onOpen: fn(),
    snapshot: {
      title: 'BRRR in LS12',
      subtitle: 'BRRR · LS12',
      image: null,
      figures: [
        { label: 'Gross yield', value: '6.8%', field: 'grossYield' },
        { label: 'Cash flow', value: '£293 pcm', field: 'cashFlowPcm' },
        { label: 'Money left in', value: '£28,564', field: 'moneyLeftIn' },
      ],
    },
    deal: {
      strategy: 'brrr',
      nation: 'england',
      outcode: 'LS12',
      inputs: {
        price: 145_000,
        refurb: { items: [{ name: 'Works', qty: 1, rate: 38_000, vatPct: 0 }] },
        refi: { gdv: 215_000 },
        income: { rentPcm: 1_225, rooms: [] },
      },
    },
  },
  decorators: [
    (Story) => (
      <div className="bg-surface-2 max-w-[600px] p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RunMine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Value after works' })).toHaveValue('215000');
    await expect(canvas.getByRole('row', { name: /^Gross yield 6.8% 6.8%/ })).toBeVisible();
  },
};

export const Light: Story = { ...Whole, globals: { theme: 'light' } };

export const KeptBack: Story = {
  args: { deal: { strategy: 'hmo', nation: 'scotland', outcode: null, inputs: {} } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription(
      'Hidden by the owner',
    );
    await expect(canvas.getByRole('row', { name: 'Gross yield 6.8% n/a' })).toBeVisible();
  },
};

/** Without the reader's settings it is worked out all the same, which is said. */
export const WithoutSettings: Story = {
  parameters: { server: { fail: { listEvaluationSettings: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Couldn’t load your evaluation profile/)).toBeVisible();
    await expect(canvas.getByText(/come from Tiebeam’s default assumptions/)).toBeVisible();
  },
};
