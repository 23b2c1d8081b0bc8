import { useQuery } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { scheduleQuery } from '../schedule-type';
import { RefurbCard } from './refurb-card';

/** The card of a schedule of works, linked to an evaluation or not. */
function OneCard({ evaluationId }: { evaluationId?: string }) {
  const { data } = useQuery(scheduleQuery(uuidOf('schedule', 1)));
  return data ? (
    <div className="max-w-md">
      <RefurbCard row={evaluationId === undefined ? data : { ...data, evaluationId }} />
    </div>
  ) : null;
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'schedules/Evaluation of a schedule',
  component: OneCard,
  parameters: { scenario: 'fixed-day' },
} satisfies Meta<typeof OneCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotLinked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link an evaluation' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link an evaluation' }, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Link' }));
    await expect(await dialog.findByText('Choose an evaluation')).toBeVisible();
  },
};

export const Differs: Story = {
  args: { evaluationId: uuidOf('evaluation', 1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Differs', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Update evaluation' })).toBeVisible();
  },
};

export const DiffersOnAPhone: Story = { ...Differs, globals: { viewport: { value: '320' }, theme: 'light' } };

export const NotUpdated: Story = {
  args: { evaluationId: uuidOf('evaluation', 1) },
  parameters: { scenario: ['fixed-day', '?fault=updateEvaluation:503'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update evaluation' }, patience));
    await expect(
      (await screen.findAllByText(/^Couldn’t update the evaluation/, {}, patience))[0],
    ).toBeInTheDocument();
    await expect(canvas.getByText('Differs')).toBeVisible();
  },
};

export const Wrong: Story = {
  args: { evaluationId: uuidOf('evaluation', 1) },
  parameters: { scenario: ['fixed-day', '?fault=getEvaluation:403'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Couldn’t load the evaluation\./, {}, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Unlink' })).toBeVisible();
  },
};
