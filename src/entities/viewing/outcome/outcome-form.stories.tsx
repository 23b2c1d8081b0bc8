import { uuidOf } from '@mocks/engine/db/table-definition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { viewingFixture } from '@/testing/fixtures/viewing-fixture';
import { OutcomeForm } from './outcome-form';

const meta = {
  title: 'viewing/Outcome',
  component: OutcomeForm,
  args: {
    viewing: viewingFixture({
      id: uuidOf('propertyViewing', 7),
      evaluationId: uuidOf('evaluation', 3),
      isOutcomeDue: true,
    }),
    outcome: 'done',
    modalId: 'story',
  },
  decorators: [
    (Story) => (
      <div className="max-w-[640px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OutcomeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};

/** Another time is asked for only where there is one. */
export const Rescheduled: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Date' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Rescheduled' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('textbox', { name: 'Date' })).toHaveAccessibleDescription(
      'Enter a date, such as 14/02/2027',
    );
  },
};

export const Refused: Story = {
  parameters: { server: { fail: { updatePropertyViewing: { status: 500 } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Note/ }), 'Sound roof');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Note/ })).toHaveValue('Sound roof');
  },
};
