import type { Meta, StoryObj } from '@storybook/react-vite';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect } from 'storybook/test';
import { RecordLog } from './record-log';

const patience = { timeout: 8000 };

const meta = {
  title: 'task/Record log',
  component: RecordLog,
  args: { record: { kind: 'mortgage', id: uuidOf('mortgage', 1) } },
  decorators: [
    (Story) => (
      <div className="max-w-[420px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecordLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Changes and your notes appear here.', {}, patience)).toBeVisible();
  },
};

export const Noted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note' }, patience), 'Rang the broker');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await expect(await canvas.findByText('Rang the broker', {}, patience)).toBeVisible();
  },
};

export const Light: Story = { ...Noted, globals: { theme: 'light' } };

export const OnAPhone: Story = { ...Noted, globals: { viewport: { value: '320' } } };

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add note' }, patience));
    await expect(canvas.getByText('Enter a note')).toBeVisible();
  },
};

export const NotSaved: Story = {
  parameters: { scenario: '?fault=createPropertyAction:503' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note' }, patience), 'Rang the broker');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await expect(await canvas.findByRole('alert', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Rang the broker');
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading activity' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: '?fault=listPropertyActions:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the activity', {}, patience)).toBeVisible();
  },
};
