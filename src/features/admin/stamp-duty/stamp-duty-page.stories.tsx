import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { StampDutyPage } from './stamp-duty-page';

const meta = {
  title: 'admin/Stamp duty',
  component: StampDutyPage,
  args: { region: 'england-wales', onRegion: fn() },
} satisfies Meta<typeof StampDutyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnglandAndWales: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const periods = within(canvas.getByRole('table', { name: 'Effective dates' }));
    await expect(periods.getByRole('rowheader', { name: /^From 1 Apr 2025/ })).toBeVisible();
    await expect(periods.getByRole('row', { name: /^1 Dec 2003 – 31 Mar 2016/ })).toHaveTextContent(
      'No rates for these dates',
    );
    const day = canvas.getByRole('textbox', { name: 'Completion date' });
    await userEvent.clear(day);
    await userEvent.type(day, '30/10/2024');
    await expect(canvas.getByRole('status')).toHaveTextContent('if you complete on 30 October 2024: £5,400');
    await userEvent.clear(day);
    await userEvent.type(day, '01/01/2010');
    await expect(canvas.getByRole('status')).toHaveTextContent('no rates for this date');
    await userEvent.click(canvas.getByRole('radio', { name: 'Scotland' }));
    await expect(args.onRegion).toHaveBeenCalledWith('scotland');
  },
};

export const ScotlandOnAPhone: Story = {
  args: { region: 'scotland' },
  globals: { theme: 'light', viewport: { value: '320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^LBTT if you complete on .*: £15,100$/);
  },
};

export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Price' }));
    await expect(canvas.getByText('Enter an amount from £0 to £100,000,000')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
