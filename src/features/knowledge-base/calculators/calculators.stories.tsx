import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Calculator } from './calculators';

const meta = {
  title: 'knowledge-base/Calculators',
  component: Calculator,
  args: { kind: 'stamp-duty' },
} satisfies Meta<typeof Calculator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StampDuty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Nation' }), 'Scotland');
    await expect(await canvas.findByText('£15,100')).toBeVisible();
    // figures stand below each other, each column below its name
    for (const name of ['Rate', 'Tax'])
      await expect(canvas.getByRole('columnheader', { name })).toHaveStyle({ textAlign: 'right' });
    for (const row of canvas.getAllByRole('row').slice(1))
      await expect(within(row).getAllByRole('cell').at(-1)).toHaveStyle({ textAlign: 'right' });
  },
};
export const StampDutyLight: Story = { ...StampDuty, globals: { theme: 'light' } };

export const StampDutyOfWhatIsNoPrice: Story = {
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, 'lots');
    await expect(price).toBeInvalid();
  },
};
export const Yield: Story = {
  args: { kind: 'yield' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7.67%')).toBeVisible();
  },
};
export const RentalCover: Story = {
  args: { kind: 'stress' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Interest cover: passes')).toBeVisible();
  },
};
export const FilledFromADeal: Story = {
  args: { kind: 'stress' },
  play: async ({ canvas, userEvent }) => {
    const deals = await canvas.findByRole('combobox', { name: 'Use figures from a deal' });
    await userEvent.selectOptions(deals, 'Toxteth villa');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Monthly rent' })).not.toHaveValue('1,150'),
    );
  },
};
export const WithoutDeals: Story = {
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£10,100')).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Use figures from a deal' })).toBeNull();
  },
};
