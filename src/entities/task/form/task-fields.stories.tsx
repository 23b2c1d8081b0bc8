import type { Meta, StoryObj } from '@storybook/react-vite';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect, waitFor, within } from 'storybook/test';
import { formFailure } from '@/api/form-failure';
import { useForm } from '@/ui/form/use-form';
import { AssigneeField } from './assignee-field';
import { SubjectField } from './subject-field';
import { valuesOf, type TaskValues } from './task-values';

interface FieldsProps {
  /** What the task is when its form opens. */
  initial: Parameters<typeof valuesOf>[0];
  /** What the record is called that it is linked to. */
  title?: string;
}

const send = () => Promise.resolve();
const failureOf = (error: unknown) => formFailure(error, []);
const callum = { id: 2, fullName: 'Callum Reyes', username: 'callum.reyes', profileImage: null };

/** The fields of a task’s form that ask the server for what can be chosen. */
function Fields({ initial, title }: FieldsProps) {
  const form = useForm<TaskValues>({ initial: valuesOf(initial, 1), validate: () => ({}), send, failureOf });
  return (
    <div className="flex max-w-[640px] flex-col gap-4">
      <SubjectField form={form} title={title} />
      <AssigneeField form={form} me={1} known={initial.assigneeId === 2 ? callum : null} />
    </div>
  );
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'task/Fields of a task',
  component: Fields,
  args: { initial: {} },
} satisfies Meta<typeof Fields>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const choicesOf = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('combobox', { name })).getAllByRole('option');
const onAPhone = { viewport: { value: '390' }, theme: 'light' };

export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Linked to' }), 'A property');
    await waitFor(() => expect(choicesOf(canvas, 'Property').length).toBeGreaterThan(2), patience);
    await waitFor(() => expect(choicesOf(canvas, 'Assigned to').length).toBeGreaterThan(2), patience);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Assigned to' }), '2');
    await expect(
      canvas.getByText('Your connection will be notified and can tick the task off'),
    ).toBeVisible();
  },
};
export const ChoosingOnAPhone: Story = { ...Choosing, globals: onAPhone };

export const ATenancy: Story = {
  globals: onAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Linked to' }), 'A tenancy');
    await waitFor(
      () => expect(choicesOf(canvas, 'Tenancy')[1]).toHaveTextContent(/, from \d+ \w+ \d{4}$/),
      patience,
    );
  },
};

/** What was chosen before is named while the lists are on their way. */
export const Waiting: Story = {
  args: { initial: { propertyId: uuidOf('property', 1), assigneeId: 2 }, title: '27 Braemar Road' },
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Property' })).toHaveDisplayValue('27 Braemar Road');
    await expect(canvas.getByRole('combobox', { name: 'Assigned to' })).toHaveDisplayValue('Callum Reyes');
  },
};

export const Offline: Story = {
  ...Waiting,
  parameters: { scenario: 'offline' },
  globals: onAPhone,
};

export const Wrong: Story = {
  args: { initial: { propertyId: uuidOf('property', 1) }, title: '27 Braemar Road' },
  parameters: { scenario: '?fault=listProperties:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Couldn’t load the list: /, {}, patience)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Property' })).toHaveDisplayValue('27 Braemar Road');
  },
};

/** A member without connections keeps their tasks. */
export const NobodyElse: Story = {
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(choicesOf(canvas, 'Assigned to').map(({ textContent }) => textContent)).toEqual(['Me']);
  },
};
