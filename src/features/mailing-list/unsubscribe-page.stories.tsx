import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnsubscribePage } from './unsubscribe-page';

const meta = {
  title: 'mailing-list/Unsubscribe page',
  component: UnsubscribePage,
} satisfies Meta<typeof UnsubscribePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { args: { code: 'abc123' } };

export const NoLongerKnown: Story = {
  args: { code: 'abc123' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByText('This link is no longer valid')).toBeVisible();
  },
};

export const WithoutCode: Story = { args: { code: undefined } };
