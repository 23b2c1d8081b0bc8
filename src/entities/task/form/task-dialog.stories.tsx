import type { Meta, StoryObj } from '@storybook/react-vite';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect, screen, within } from 'storybook/test';
import { Button } from '@/ui/button/button';
import { openNewTask, openTask } from './task-dialog';

interface OpensProps {
  /** The task that is opened; a new one without. */
  id?: string;
  me: number;
}

const Opens = ({ id, me }: OpensProps) => (
  <Button onClick={() => (id === undefined ? openNewTask(me) : openTask(id, me))}>Open</Button>
);

/** The world of the story may be new. */
const patience = { timeout: 8000 };
const task = (n: number) => uuidOf('propertyAction', n);

const meta = {
  title: 'task/Dialog of a task',
  component: Opens,
  args: { id: task(1), me: 1 },
} satisfies Meta<typeof Opens>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

async function opened({ canvas, userEvent }: Context, name = 'Task') {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  return within(await screen.findByRole('dialog', { name }, patience));
}
const onAPhone = { viewport: { value: '390' }, theme: 'light' };

export const New: Story = {
  args: { me: 1 },
  render: ({ me }) => <Opens me={me} />,
  play: async (context) => {
    const dialog = await opened(context, 'Add task');
    await expect(await dialog.findByRole('textbox', { name: 'Title' }, patience)).toHaveFocus();
  },
};

export const Mine: Story = {
  play: async (context) => {
    const dialog = await opened(context);
    const title = await dialog.findByRole('textbox', { name: 'Title' }, patience);
    await expect(title).toHaveValue('Chase the agent about the second offer');
    await expect(dialog.getByRole('button', { name: 'Save task' })).toBeInTheDocument();
  },
};
export const MineOnAPhone: Story = { ...Mine, globals: onAPhone };

/** Somebody else’s can be ticked off, and not changed. */
export const Given: Story = {
  args: { id: task(8), me: 2 },
  parameters: { scenario: '?as=callum.reyes' },
  play: async (context) => {
    const dialog = await opened(context);
    await expect(await dialog.findByText('Hannah Okafor', {}, patience)).toBeInTheDocument();
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Done' }));
    await expect(dialog.getByRole('checkbox', { name: 'Done' })).toBeChecked();
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};
export const GivenOnAPhone: Story = { ...Given, globals: onAPhone };

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async (context) => {
    const dialog = await opened(context);
    await expect(dialog.getByText('Loading task')).toBeInTheDocument();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=getPropertyAction:503' },
  globals: onAPhone,
  play: async (context) => {
    const dialog = await opened(context);
    await expect(await dialog.findByText('Couldn’t load this task', {}, patience)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: '?fault=getPropertyAction:403' },
  play: async (context) => {
    const dialog = await opened(context);
    await expect(
      await dialog.findByText('You don’t have access to this task', {}, patience),
    ).toBeInTheDocument();
  },
};

export const Gone: Story = {
  args: { id: task(900_000) },
  play: async (context) => {
    const dialog = await opened(context);
    await expect(await dialog.findByText('We couldn’t find that task', {}, patience)).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};
