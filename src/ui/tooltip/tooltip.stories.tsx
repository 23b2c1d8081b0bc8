import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';

const words = 'Rent for a year, divided by the price';

const meta = {
  title: 'ui/tooltip',
  component: Tooltip,
  args: { text: words, children: <Button variant="outline">Gross yield</Button> },
  decorators: [
    (Story) => (
      <div className="grid min-h-40 place-items-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const bubble = () => screen.queryByText(words, { selector: '.shadow-sm' });

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(words);
    await waitFor(() => expect(bubble()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bubble()).toBeNull());
  },
};

export const ByPointerLight: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(bubble()).toBeVisible());
  },
};
