import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { readDay } from '@/lib/dates/day-text';
import { DayInput } from './day-input';
import { Field } from '../form/field';

function Completion({ start }: { start: string }) {
  const [day, setDay] = useState(start);
  return (
    <Field label="Completion" error={readDay(day) === null ? 'Enter a day, such as 02/06/2026' : undefined}>
      {(control) => (
        <DayInput {...control} value={day} onChange={setDay} pickLabel="Choose the day of completion" />
      )}
    </Field>
  );
}

const meta = { component: Completion, args: { start: '2026-06-02' } } satisfies Meta<typeof Completion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfADay: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Completion' });
    await expect(field).toHaveValue('02/06/2026');
    await userEvent.clear(field);
    await userEvent.type(field, '1/2/26');
    await expect(field).toHaveValue('1/2/26');
    await userEvent.tab();
    await expect(field).toHaveValue('01/02/2026');
    await userEvent.clear(field);
    await userEvent.type(field, '01-02-2026');
    await userEvent.tab();
    await expect(field).toHaveValue('01/02/2026');
  },
};

export const OfNoDay: Story = {
  args: { start: '31/02/2026' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Completion' })).toHaveAccessibleDescription(
      'Enter a day, such as 02/06/2026',
    );
  },
};
