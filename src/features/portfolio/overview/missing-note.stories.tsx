import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MissingNote } from './missing-note';

const idOf = (home: number) => `018f3c2a-0000-7000-8000-00000000000${home}`;

const meta = {
  title: 'portfolio/Missing figures',
  component: MissingNote,
  args: {
    missing: [
      { uuid: idOf(1), fullAddress: '14 Ashfield Terrace, Leeds, LS11 8PT', fields: ['value', 'rent'] },
      {
        uuid: idOf(2),
        fullAddress: 'Flat 9, Quayside Lofts, Newcastle upon Tyne, NE1 3DX',
        fields: ['income'],
      },
    ],
  },
} satisfies Meta<typeof MissingNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a nightly let earned is entered among its transactions, the rest in the form of the property. */
export const ValueRentAndIncome: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Missing figures for 2 properties'));
    const form = canvas.getByRole('link', { name: /^14 Ashfield Terrace/ });
    await expect(form).toHaveAttribute('href', `/portfolio/properties/${idOf(1)}/edit`);
    await expect(form.parentElement).toHaveTextContent('LS11 8PT: no value, no rent');
    const nights = canvas.getByRole('link', { name: /^Flat 9/ });
    await expect(nights).toHaveAttribute('href', `/portfolio/properties/${idOf(2)}/money`);
    await expect(nights.parentElement).toHaveTextContent('NE1 3DX: no income in 12 months');
  },
};

export const OnAPhone: Story = {
  ...ValueRentAndIncome,
  globals: { viewport: { value: '390' }, theme: 'light' },
};
