import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { taskFixture } from '@/testing/fixtures/task-fixture';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { QuickAdd } from './quick-add';
import { TaskMenu } from './task-menu';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

/** The line that adds a task, and the menu of one. */
const meta = {
  title: 'task/Adding and the menu of a task',
  component: QuickAdd,
  args: { label: 'Add a task', memberId: 1, onMore: fn() },
} satisfies Meta<typeof QuickAdd>;
export default meta;
type Story = StoryObj<typeof meta>;

const line = { name: 'Add a task' };
const onAPhone = { viewport: { value: '390' }, theme: 'light' };

/** What was read in the line is shown, and can be taken out. */
export const Read: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', line), 'Call Ben tomorrow 10am every month !high');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove High priority' }));
    await expect(canvas.queryByText('High priority')).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Details found in your text' })).toBeVisible();
    await expect(canvas.getByRole('textbox', line)).toHaveFocus();
  },
};
export const ReadOnAPhone: Story = { ...Read, globals: onAPhone };

export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', line), 'Call Ben{Enter}');
    await expect((await screen.findAllByText(/^Task added/, {}, patience))[0]).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('textbox', line)).toHaveValue(''));
  },
};

export const Nothing: Story = {
  globals: onAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add task' }));
    await expect(canvas.getByText('Enter a task')).toBeVisible();
    await expect(canvas.getByRole('textbox', line)).toHaveFocus();
  },
};

export const NotSaved: Story = {
  parameters: { scenario: '?fault=createPropertyAction:503' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', line), 'Call Ben{Enter}');
    await expect(await canvas.findByRole('alert', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('textbox', line)).toHaveValue('Call Ben');
  },
};

/** It is kept on the device, and sent once the network is back. */
export const Offline: Story = {
  parameters: { scenario: 'offline' },
  globals: onAPhone,
  beforeEach: () => () => removeDraftsOf(1),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', line), 'Call Ben{Enter}');
    await expect(await canvas.findByText('Call Ben', {}, patience)).toBeVisible();
  },
};

const menuOf = (task: ReturnType<typeof taskFixture>, isMine: boolean) => () => (
  <TaskMenu task={task} isMine={isMine} onEdit={() => {}} onDelete={() => {}} />
);
const openMenu: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for “Call the agent”' }));
  await screen.findByRole('menu', {}, patience);
};
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const due = { dueAt: '2031-01-31T10:00:00.000Z' };

export const MenuOfMine: Story = {
  render: menuOf(taskFixture(due), true),
  play: async (context) => {
    await openMenu(context);
    await expect(items()).toEqual([
      'Edit…',
      'Move to tomorrow',
      'Move to next Monday',
      'Add to calendar',
      'Delete',
    ]);
  },
};
export const MenuOnAPhone: Story = { ...MenuOfMine, globals: onAPhone };

export const MenuOfDone: Story = {
  render: menuOf(taskFixture({ doneAt: '2026-05-13T10:30:00.000Z' }), true),
  play: async (context) => {
    await openMenu(context);
    await expect(items()).toEqual(['Edit…', 'Delete']);
  },
};

export const MenuOfGiven: Story = {
  render: menuOf(taskFixture(due), false),
  play: async (context) => {
    await openMenu(context);
    await expect(items()).toEqual(['Open', 'Add to calendar']);
  },
};
