import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brrrExample, btlExample } from '@/lib/evaluation/worked-examples';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { EvaluationFrame } from '@/testing/screens/evaluation-frame';
import { AnyDateCard } from './any-date-card';

const meta = {
  title: 'evaluations/Completing on another date',
  component: EvaluationFrame,
  args: { record: evaluation(), children: <AnyDateCard /> },
} satisfies Meta<typeof EvaluationFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AfterTheNextChange: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('columnheader', { name: '6 April 2027' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show figures by rate change' }));
  },
};

/** Before 2016 there are no stamp duty rates available, and before 2020 no tax rules: neither is nothing. */
export const WithoutRates: Story = {
  play: async ({ canvas, userEvent }) => {
    const date = await canvas.findByRole('textbox', { name: 'Date' });
    await userEvent.clear(date);
    await userEvent.type(date, '01/06/2010{Enter}');
    await expect(
      (await canvas.findAllByText('No stamp duty rates available for this date'))[0],
    ).toBeVisible();
    await expect(await canvas.findByText('No income tax rates available before 6 April 2020')).toBeVisible();
  },
};

export const Unreadable: Story = {
  play: async ({ canvas, userEvent }) => {
    const date = await canvas.findByRole('textbox', { name: 'Date' });
    await userEvent.clear(date);
    await userEvent.type(date, 'soon');
    await expect(await canvas.findByText('Enter a date, such as 06/04/2027')).toBeVisible();
  },
};

export const Refinanced: Story = {
  args: { record: evaluation({ strategies: ['brrr'], primary: 'brrr' }, brrrExample) },
};

export const InScotland: Story = { args: { record: evaluation({ nation: 'scotland' }, btlExample) } };
