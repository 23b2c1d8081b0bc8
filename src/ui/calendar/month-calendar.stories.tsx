import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { calendarEntryClass, MonthCalendar } from './month-calendar';
import type { CalendarEntry } from './month-grid';

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

export const MonthLight: Story = { globals: { theme: 'light' } };

/** What has no room in its day is counted, and listed when the day is chosen. */
export const FullDay: Story = {
  args: { entries: many, dayAction: { label: 'Book on this day', isFor: () => true, onPress: () => {} } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('17:00 Viewing')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '4 more on Wednesday 13 May 2026' }));
    const day = within(canvas.getByRole('region', { name: 'Wednesday 13 May 2026' }));
    await expect(day.getByText('17:00 Viewing')).toBeVisible();
    await expect(day.getByRole('button', { name: 'Book on this day' })).toBeVisible();
  },
};

/** One day is reached by Tab; keys lead on to others, into the next month too. */
export const Keyboard: Story = {
  args: { nouns: ['viewing', 'viewings'] },
  play: async ({ canvas, userEvent }) => {
    const today = canvas.getByRole('button', { name: 'Wednesday 13 May 2026, 1 viewing' });
    await expect(today).toHaveAttribute('tabindex', '0');
    today.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Wednesday 20 May 2026' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}');
    await expect(await canvas.findByRole('heading', { name: 'June 2026' })).toBeVisible();
    const later = canvas.getByRole('button', { name: 'Sunday 7 June 2026' });
    await waitFor(() => expect(later).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const list = canvas.getByRole('region', { name: 'Sunday 7 June 2026' });
    await expect(list).toHaveTextContent('Nothing on this day');
    await expect(list).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(later).toHaveFocus());
    await expect(canvas.queryByRole('region', { name: 'Sunday 7 June 2026' })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: '390' } }, args: { entries: many } };

export const EmptyOnPhone: Story = { globals: { viewport: { value: '390' } }, args: { entries: [] } };
