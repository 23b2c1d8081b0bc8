import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { AskOpinionForm } from './ask-opinion-form';

const meta = {
  title: 'evaluations/Ask for a second opinion',
  component: AskOpinionForm,
  args: { deal: evaluation({ collaborators: [{ userId: 2, role: 'view' }] }) },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-[436px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AskOpinionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who sees the deal already cannot answer blind. */
export const People: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('checkbox', { name: /Callum Reyes/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(canvas.getByText('Choose someone')).toBeVisible();
  },
};

const none = { page: 1, totalPages: 0, total: 0, data: [] };

export const NoConnections: Story = {
  parameters: { msw: { handlers: [http.get('*/api/connections', () => HttpResponse.json(none))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No connections yet/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find people' })).toBeVisible();
  },
};

/** What was typed stays. */
export const Offline: Story = {
  parameters: {
    msw: { handlers: [http.post('*/api/evaluation-opinions', () => HttpResponse.error())] },
  },
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('group', { name: 'Connections' }));
    const boxes = await list.findAllByRole('checkbox');
    const free = boxes.find((box) => !box.hasAttribute('disabled'));
    if (!free) throw new Error('Nobody can be asked');
    await userEvent.click(free);
    await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'You know the street');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
    await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveValue('You know the street');
  },
};
