import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { EvaluationFrame } from '@/testing/screens/evaluation-frame';
import { PropertyCard } from './property-card';

const home = evaluation().home;

const meta = {
  title: 'evaluations/Property',
  component: EvaluationFrame,
  args: { record: evaluation({ tags: ['tenanted', 'this week'] }), children: <PropertyCard /> },
} satisfies Meta<typeof EvaluationFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Property' }));
    await expect(canvas.getByRole('textbox', { name: 'Floor area optional' })).toHaveValue('764');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Floor area unit' }), 'm²');
    await expect(canvas.getByRole('textbox', { name: 'Floor area optional' })).toHaveValue('71');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Floor area unit' }), 'sq ft');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tenure' }), 'Leasehold');
    await expect(canvas.getByRole('textbox', { name: 'Years left on the lease optional' })).toBeVisible();
  },
};

export const NothingKnown: Story = {
  args: { record: evaluation({ home: null, address: null, outcode: null }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Property' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bedrooms optional' }), '3');
    await expect(canvas.getByText('3-bed')).toBeVisible();
  },
};

export const LookOnly: Story = {
  args: {
    isReadOnly: true,
    record: evaluation({ home: home && { ...home, tenure: 'leasehold', leaseYears: 82 } }),
  },
};
