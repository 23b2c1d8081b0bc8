import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { taskFixture } from '@/testing/fixtures/task-fixture';
import { TaskForm } from './task-form';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'task/Form of a task',
  component: TaskForm,
  args: { modalId: 'task', me: 1, onAdded: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-[640px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TaskForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const onAPhone = { viewport: { value: '390' }, theme: 'light' };

export const New: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Call the agent');
    await userEvent.click(canvas.getByRole('button', { name: 'Add task' }));
    await expect((await screen.findAllByText(/^Task added/, {}, patience))[0]).toBeInTheDocument();
    await expect(args.onAdded).toHaveBeenCalledOnce();
  },
};

/** What the line of the quick way had in it. */
export const Begun: Story = {
  args: { draft: { title: 'Test the alarms', dueAt: '2031-01-15T23:59:00.000Z', repeat: 'FREQ=MONTHLY' } },
  globals: onAPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Due date/ })).toHaveValue('15/01/2031');
    await expect(canvas.getByText('Then 15 February 2031, 15 March 2031')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Repeat until/ })).toBeVisible();
  },
};

export const Missing: Story = {
  globals: onAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Repeat' }), 'Every month');
    await userEvent.click(canvas.getByRole('button', { name: 'Add item' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add task' }));
    await expect(await canvas.findByText('Enter a task')).toBeVisible();
    await expect(canvas.getByText('Enter a due date first')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
};

export const Changing: Story = {
  args: {
    task: taskFixture({
      title: 'Searches: local, drainage, environmental, mining',
      priority: 'high',
      checklist: [
        { text: 'Local authority', done: true },
        { text: 'Coal mining', done: false },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Item 1 done' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Item 2' })).toHaveValue('Coal mining');
    await expect(canvas.getByRole('combobox', { name: 'Priority' })).toHaveDisplayValue('High');
    await expect(canvas.getByRole('button', { name: 'Save task' })).toBeVisible();
  },
};

/** Enter in a line of the checklist adds the next one below it, and sends nothing; an empty line stays the only one. */
export const ChecklistByEnter: Story = {
  args: {
    task: taskFixture({
      checklist: [
        { text: 'Local authority', done: true },
        { text: 'Coal mining', done: false },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Item 1' }), '{Enter}Drainage{Enter}{Enter}');
    const lines = canvas.getAllByRole<HTMLInputElement>('textbox', { name: /^Item / });
    await expect(lines.map(({ value }) => value)).toEqual(['Local authority', 'Drainage', '', 'Coal mining']);
    await expect(lines[2]).toHaveFocus();
    await expect(canvas.queryByText('Enter a task, or remove the item')).toBeNull();
  },
};

export const NotSaved: Story = {
  parameters: { scenario: '?fault=createPropertyAction:503' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Call the agent');
    await userEvent.click(canvas.getByRole('button', { name: 'Add task' }));
    await expect(await canvas.findByRole('alert', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Call the agent');
  },
};
