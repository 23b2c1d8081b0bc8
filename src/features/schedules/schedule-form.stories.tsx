import { useQueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AddRecord } from '@/entities/record/described/described-list';
import type { ScheduleKind } from './schedule-kinds';
import { scheduleType } from './schedule-type';

/** The button that opens the form of a new schedule. */
const NewSchedule = ({ kind }: { kind: ScheduleKind }) => (
  <AddRecord type={scheduleType({ kind, queryClient: useQueryClient() })} />
);

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'schedules/Form of a schedule',
  component: NewSchedule,
  args: { kind: 'inventory' },
  parameters: { scenario: 'fixed-day' },
} satisfies Meta<typeof NewSchedule>;
export default meta;
type Story = StoryObj<typeof meta>;

const openForm = async (name: string) => within(await screen.findByRole('dialog', { name }, patience));

/** Items are put in order by the keyboard, which stays with the one that moves. */
export const Reordered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add inventory' }));
    const dialog = await openForm('Add inventory');
    for (const [place, item] of ['Sofa', 'Rug', 'Lamp'].entries()) {
      await userEvent.click(dialog.getByRole('button', { name: 'Add item' }));
      await userEvent.type(dialog.getByRole('textbox', { name: `Description, item ${place + 1}` }), item);
    }
    dialog.getByRole('button', { name: 'Move “Lamp” up' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Move “Lamp” up' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Description, item 1' })).toHaveValue('Lamp'),
    );
    // It is the first one now: the keyboard is where it can go on.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Move “Lamp” down' })).toHaveFocus());
    await expect(dialog.getByText('“Lamp” moved to position 1 of 3')).toBeInTheDocument();
  },
};

/** Each thing that is wrong is said at its place, on a phone too. */
export const Wrong: Story = {
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add inventory' }));
    const dialog = await openForm('Add inventory');
    await userEvent.click(dialog.getByRole('button', { name: 'Add item' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add inventory' }));
    await expect(await dialog.findByText('Enter a title')).toBeVisible();
    await expect(dialog.getByText('Enter a description')).toBeVisible();
  },
};

export const Works: Story = {
  args: { kind: 'works' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add schedule of works' }));
    const dialog = await openForm('Add schedule of works');
    await userEvent.click(dialog.getByRole('button', { name: 'Add item' }));
    await expect(dialog.getByRole('textbox', { name: 'Rate, item 1' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { kind: 'rent' },
  parameters: { scenario: ['fixed-day', '?fault=createSchedule:503'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add rent schedule' }));
    const dialog = await openForm('Add rent schedule');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Rents from May');
    const home = dialog.getByRole('combobox', { name: 'Property' });
    await waitFor(() => expect(home.querySelectorAll('option').length).toBeGreaterThan(1), patience);
    const [, first] = home.querySelectorAll('option');
    await userEvent.selectOptions(home, first?.value ?? '');
    await userEvent.click(dialog.getByRole('button', { name: 'Add rent schedule' }));
    await expect(await dialog.findByRole('alert', {}, patience)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Rents from May');
  },
};
