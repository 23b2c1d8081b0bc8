import { useQuery } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { scheduleQuery } from '../schedule-type';
import { ScheduleItems } from './schedule-items';

/** A schedule as the server has it now, as its page shows it. */
function OneSchedule({ id }: { id: string }) {
  const { data } = useQuery(scheduleQuery(id));
  return data ? (
    <div className="flex flex-col gap-4">
      <h1 className="text-xl font-bold">{data.title}</h1>
      <ScheduleItems row={data} />
    </div>
  ) : null;
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };
const schedule = (n: number) => uuidOf('schedule', n);

const meta = {
  title: 'schedules/A schedule',
  component: OneSchedule,
  args: { id: schedule(1) },
  parameters: { scenario: 'fixed-day' },
} satisfies Meta<typeof OneSchedule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Works: Story = {
  play: async ({ canvas }) => {
    const total = within(await canvas.findByRole('region', { name: 'Total' }, patience));
    await expect(total.getByText('Contingency, 10%')).toBeVisible();
    await expect(total.getByText('Left in the budget')).toBeVisible();
    await expect(canvas.getByText('Huw Prosser', { exact: false })).toBeVisible();
  },
};

export const WorksLight: Story = { ...Works, globals: { theme: 'light' } };
export const WorksOnAPhone: Story = { ...Works, globals: { viewport: { value: '320' } } };

export const Condition: Story = {
  args: { id: schedule(3) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Room E' }, patience)).toBeVisible();
    await expect(canvas.getByText('Lucas Ferreira', { exact: false, selector: 'li' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Total' })).toBeNull();
  },
};

export const ConditionOnAPhone: Story = {
  ...Condition,
  globals: { viewport: { value: '320' }, theme: 'light' },
};

export const Inventory: Story = {
  args: { id: schedule(2) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Linen sets, white', {}, patience)).toBeVisible();
  },
};

export const Signing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: /^Sign / }, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
    await expect(await dialog.findByText('Enter a name')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

export const SignatureRefused: Story = {
  parameters: { scenario: ['fixed-day', '?fault=updateSchedule:503'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: /^Sign / }, patience));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Hannah Okafor');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'landlord');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Date' }), '13/05/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
    await expect(await dialog.findByRole('alert', {}, patience)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Hannah Okafor');
  },
};

export const PhotosOfAnItem: Story = {
  args: { id: schedule(3) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add photos to “Carpet”' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Photos of “Carpet”' }, patience));
    await waitFor(() => expect(dialog.getByText('No photos yet')).toBeVisible());
  },
};

export const PhotosRefused: Story = {
  args: { id: schedule(3) },
  parameters: { scenario: ['fixed-day', '?fault=updateSchedule:503'] },
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add photos to “Carpet”' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Photos of “Carpet”' }, patience));
    const canvasElement = new OffscreenCanvas(64, 48);
    canvasElement.getContext('2d')?.fillRect(0, 0, 64, 48);
    const photo = new File([await canvasElement.convertToBlob({ type: 'image/png' })], 'Mark.png', {
      type: 'image/png',
    });
    await userEvent.upload(dialog.getByLabelText('Add photos', { selector: 'input' }), photo);
    await expect(await dialog.findByText(/^The photos weren’t saved\./, {}, patience)).toBeVisible();
  },
};
