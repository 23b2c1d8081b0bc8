import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { calendarEntryClass, MonthCalendar, type CalendarEntry } from './month-calendar';

interface Visit extends CalendarEntry {
  text: string;
}

function WorkingCalendar(args: ComponentProps<typeof MonthCalendar<Visit>>) {
  const [month, setMonth] = useState(args.month);
  return <MonthCalendar {...args} month={month} onMonth={setMonth} />;
}

const visit = (id: number, day: string, text = 'Viewing'): Visit => ({ id: String(id), day, text });
const many = Array.from({ length: 9 }, (_, at) => visit(at, '2026-05-13', `${9 + at}:00 Viewing`));

const meta = {
  title: 'ui/calendar/MonthCalendar',
  component: MonthCalendar<Visit>,
  render: WorkingCalendar,
  args: {
    label: 'Calendar',
    month: '2026-05',
    onMonth: () => {},
    today: '2026-05-13',
    entries: [visit(1, '2026-05-04'), visit(2, '2026-05-13'), visit(3, '2026-06-01')],
    children: ({ text }) => (
      <button type="button" className={calendarEntryClass('teal')}>
        {text}
      </button>
    ),
  },
} satisfies Meta<typeof MonthCalendar<Visit>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'May 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByRole('heading', { name: 'June 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(canvas.getByRole('heading', { name: 'May 2026' })).toBeVisible();
  },
};

export const FullDay: Story = {
  args: { entries: many },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('17:00 Viewing')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^4 more/ }));
    await expect(canvas.getByText('17:00 Viewing')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: '390' } }, args: { entries: many } };

export const EmptyOnPhone: Story = { globals: { viewport: { value: '390' } }, args: { entries: [] } };
