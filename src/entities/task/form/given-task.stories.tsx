import type { Meta, StoryObj } from '@storybook/react-vite';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect } from 'storybook/test';
import { taskFixture } from '@/testing/fixtures/task-fixture';
import { GivenTask } from './given-task';

const meta = {
  title: 'task/A task that was given',
  component: GivenTask,
  args: { task: taskFixture() },
} satisfies Meta<typeof GivenTask>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAll: Story = {
  args: {
    task: taskFixture({
      title: 'Test the smoke alarms',
      priority: 'high',
      dueAt: '2031-01-31T10:00:00.000Z',
      repeat: 'FREQ=MONTHLY',
      subject: { kind: 'property', id: uuidOf('property', 1), title: '27 Braemar Road' },
      checklist: [
        { text: 'Hall', done: true },
        { text: 'Landing', done: false },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('High priority')).toBeVisible();
    await expect(canvas.getByText('27 Braemar Road')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Hall' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Landing' })).not.toBeChecked();
  },
};
export const OnAPhone: Story = { ...WithAll, globals: { viewport: { value: '390' }, theme: 'light' } };

/** Nothing is known of it but who gave it. */
export const Bare: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hannah Okafor')).toBeVisible();
    await expect(canvas.queryByText('Due date')).toBeNull();
    await expect(canvas.queryByRole('group', { name: 'Checklist' })).toBeNull();
  },
};

export const Done: Story = {
  args: { task: taskFixture({ doneAt: '2026-05-13T10:30:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Done' })).toBeChecked();
  },
};

export const LongWords: Story = {
  args: {
    task: taskFixture({
      title: 'Longtitle'.repeat(20),
      subject: { kind: 'evaluation', id: uuidOf('evaluation', 1), title: 'Longname'.repeat(20) },
    }),
  },
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
