import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { useStorySession } from '@/testing/screens/use-story-session';
import { keepWaiting, markFailed } from '@/entities/task/waiting/waiting';
import { taskFixture } from '@/testing/fixtures/task-fixture';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { TasksPage } from './tasks-page';
import { TaskLines } from './list/task-lines';

/** The page with its views working, as the address makes them work. */
function WorkingTasks(args: ComponentProps<typeof TasksPage>) {
  useStorySession();
  const [search, setSearch] = useState(args.search);
  const onClose = () => setSearch(({ task: _closed, ...rest }) => ({ ...rest, isAdding: false }));
  return <TasksPage search={search} onSearch={setSearch} onClose={onClose} />;
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };
const day = { view: 'day', whose: 'all', isAdding: false } as const;

const meta = {
  title: 'tasks/Tasks',
  component: TasksPage,
  render: WorkingTasks,
  args: { search: day, onSearch: () => {}, onClose: () => {} },
} satisfies Meta<typeof TasksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MyDay: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /^Overdue/ }, patience)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Add a task' }), 'Call Ben next Fri 10am !high');
    await expect(await canvas.findByRole('button', { name: 'Remove High priority' })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...MyDay, globals: { viewport: { value: '390' } } };

export const DayThatHasPassed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Add a task' }), 'Call Ben yesterday');
    await expect(await canvas.findByText('No due date: “yesterday” has passed.')).toBeVisible();
  },
};

export const NothingToDo: Story = {
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No tasks yet' }, patience)).toBeVisible();
  },
};

export const NothingGiven: Story = {
  args: { search: { ...day, whose: 'given' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No tasks assigned to you' }, patience),
    ).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading tasks', {}, patience)).toBeInTheDocument();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=listPropertyActions:500' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your tasks', {}, { timeout: 20_000 })).toBeVisible();
  },
};

/** No answer came, and another try is offered. */
export const Unreachable: Story = {
  parameters: { scenario: '?fault=listPropertyActions:network' },
  globals: { viewport: { value: '390' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your tasks', {}, { timeout: 30_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: '?fault=listPropertyActions:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your tasks', {}, patience)).toBeVisible();
  },
};

/** Nothing was loaded before the network went; a task can be added all the same. */
export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Add a task' })).toBeVisible();
  },
};

export const CalendarOffline: Story = {
  args: { search: { ...day, view: 'calendar' } },
  parameters: { scenario: 'offline' },
  globals: { viewport: { value: '390' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline', {}, patience)).toBeVisible();
    await expect(canvas.queryByText('No tasks this month')).toBeNull();
  },
};

/** One waits for a network, another one was refused. */
export const AddedOffline: Story = {
  globals: { viewport: { value: '390' }, theme: 'light' },
  beforeEach: () => {
    keepWaiting(1, {
      kind: 'task',
      priority: 'normal',
      title: 'Call the agent about the damp',
      dueAt: '2035-02-14T10:00:00Z',
    });
    markFailed(
      1,
      { id: 'refused', body: { kind: 'task', priority: 'normal', title: 'Ring Ben' } },
      'You don’t have access to this deal',
    );
    return () => removeDraftsOf(1);
  },
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole('list', { name: 'Not added yet' }, patience));
    await expect(
      waiting.getByText(/^To be added when you’re back online · Due 14 February 2035/),
    ).toBeVisible();
    await expect(waiting.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const ByProperty: Story = {
  args: { search: { ...day, view: 'property' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Tasks by property' }, patience)).toBeVisible();
  },
};

export const Calendar: Story = {
  args: { search: { ...day, view: 'calendar' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Task calendar' }, patience)).toBeVisible();
  },
};

export const Log: Story = {
  args: { search: { ...day, view: 'log' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Activity' }, patience)).toBeVisible();
  },
};

export const NewTask: Story = {
  args: { search: { ...day, isAdding: true } },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Add task' }, patience));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Repeat' }), 'Every month');
    await userEvent.click(dialog.getByRole('button', { name: 'Add item' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
    await expect(await dialog.findByText('Enter a task')).toBeVisible();
    await expect(dialog.getByText('Enter a due date first')).toBeVisible();
  },
};

export const GivenTask: Story = {
  parameters: { scenario: '?as=callum.reyes' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Damp quote from Darren' }, patience));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Task' }, patience));
    await dialog.findByText('Hannah Okafor', {}, patience);
    await waitFor(() => expect(dialog.getByText('Hannah Okafor')).toBeVisible());
  },
};

const many = Array.from({ length: 10_000 }, (_, at) => ({
  kind: 'task' as const,
  id: `task-${at}`,
  task: taskFixture({ id: `task-${at}`, title: `Call agent ${at + 1}` }),
}));

export const TenThousand: Story = {
  render: () => <TaskLines label="My day" lines={many} onOpen={() => {}} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Call agent 1' }, patience)).toBeVisible();
    // Only the rows near the view are in the page.
    await expect(canvasElement.querySelectorAll('[data-row]').length).toBeLessThan(60);
  },
};
