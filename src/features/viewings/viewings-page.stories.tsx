import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, screen, within } from 'storybook/test';
import { BookViewing } from './book/book-viewing';
import { ViewingsPage } from './viewings-page';

/** The page with its view working, as the address makes it work. */
function WorkingViewings(args: ComponentProps<typeof ViewingsPage>) {
  const [search, setSearch] = useState(args.search);
  return <ViewingsPage {...args} search={search} onSearch={setSearch} />;
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };
/** The list itself, asked for as `findByRole` takes it. */
const theList = ['list', { name: 'Viewings' }, patience] as const;

const meta = {
  title: 'viewings/Viewings',
  component: ViewingsPage,
  render: WorkingViewings,
  args: { userId: 1, search: { view: 'list' }, onSearch: () => {} },
} satisfies Meta<typeof ViewingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole(...theList));
    await expect(list.getByRole('heading', { name: 'Upcoming' })).toBeVisible();
    await expect(list.getByRole('heading', { name: 'Past' })).toBeVisible();
    await expect(list.getByText(/^Clashes with .*, 12:00/)).toBeVisible();
  },
};

export const ListLight: Story = { globals: { theme: 'light' } };

export const ListOnAPhone: Story = { globals: { viewport: { value: '320' }, theme: 'light' } };

/** Of five hundred only those near the view are in the page. */
export const FiveHundred: Story = {
  parameters: { scenario: 'large' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole(...theList);
    const [first] = canvas.getAllByRole('listitem').filter((row) => row.ariaSetSize !== null);
    await expect(Number(first?.ariaSetSize)).toBeGreaterThan(100);
    await expect(canvasElement.querySelectorAll('article').length).toBeLessThan(50);
  },
};

export const NoViewings: Story = {
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No viewings yet', {}, patience)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Book a viewing' })[1] ?? document.body);
    await expect(await screen.findByText(/^No deals yet/, {}, patience)).toBeInTheDocument();
  },
};

/** One, of a connection, whom he accompanies. */
export const OneThatIAttend: Story = {
  args: { userId: 2 },
  parameters: { server: { signInAs: 'callum.reyes' } },
  play: async ({ canvas }) => {
    await canvas.findByRole(...theList);
    await expect(canvas.getByText('Booked by Hannah Okafor')).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading viewings', {}, patience)).toBeInTheDocument();
  },
};

/** No answer came, and another try is offered. */
export const Unreachable: Story = {
  parameters: { scenario: '?fault=listPropertyViewings:network' },
  globals: { viewport: { value: '390' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Couldn’t load your viewings', {}, { timeout: 30_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: '?fault=listPropertyViewings:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your viewings', {}, patience)).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const CalendarOffline: Story = {
  args: { search: { view: 'calendar' } },
  parameters: { scenario: 'offline' },
  globals: { viewport: { value: '390' }, theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline', {}, patience)).toBeVisible();
    await expect(canvas.queryByText('No viewings this month')).toBeNull();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=listPropertyViewings:schema' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your viewings', {}, patience)).toBeVisible();
  },
};

export const Calendar: Story = {
  args: { search: { view: 'calendar', month: '2026-05' } },
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas, userEvent }) => {
    const day = await canvas.findByRole('button', { name: 'Thursday 14 May 2026, 2 viewings' }, patience);
    await userEvent.click(day);
    await expect(canvas.getByRole('region', { name: 'Thursday 14 May 2026' })).toBeVisible();
  },
};

/** A phone lists the days that have viewings, each whole. */
export const AgendaOnAPhone: Story = {
  ...Calendar,
  globals: { viewport: { value: '390' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Thursday 14 May 2026' }, patience),
    ).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** What was typed stays when another home is chosen. */
export const BookAViewing: Story = {
  render: () => <BookViewing modalId="story" />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Deals' }, patience);
    await userEvent.click(canvas.getByRole('radio', { name: 'Saved homes' }));
    const [first, second] = within(
      await canvas.findByRole('list', { name: 'Saved homes' }, patience),
    ).getAllByRole('button');
    await userEvent.click(first ?? document.body);
    const date = canvas.getByRole('textbox', { name: 'Date' });
    await expect(date).toHaveFocus();
    await userEvent.type(date, '14/02/2035');
    await userEvent.click(canvas.getByRole('button', { name: 'Change home' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    const name = second?.querySelector('bdi')?.textContent ?? '';
    await userEvent.click(second ?? document.body);
    await expect(canvas.getByText(name, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Date' })).toHaveValue('14/02/2035');
  },
};
