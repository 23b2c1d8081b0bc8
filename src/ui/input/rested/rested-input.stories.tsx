import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RestedInput } from './rested-input';

const meta = {
  title: 'ui/RestedInput',
  component: RestedInput,
  args: { 'aria-label': 'Search', placeholder: 'Name', value: '', onRest: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RestedInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed is told once, when the typing rests, without the blanks around it. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), ' Leeds ');
    await waitFor(() => expect(args.onRest).toHaveBeenCalledOnce());
    await expect(args.onRest).toHaveBeenCalledWith('Leeds');
  },
};

/** Enter does not wait. */
export const Entered: Story = {
  args: { restMs: 600_000 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'Leeds{Enter}');
    await expect(args.onRest).toHaveBeenCalledOnce();
    await expect(args.onRest).toHaveBeenCalledWith('Leeds');
  },
};

export const Filled: Story = { args: { value: 'Leeds' } };
export const Light: Story = { args: { value: 'Leeds' }, globals: { theme: 'light' } };
