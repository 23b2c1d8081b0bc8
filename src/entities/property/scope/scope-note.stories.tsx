import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ScopeNote } from './scope-note';

/** Whose properties a list is narrowed to. */
const meta = {
  title: 'entities/Scope of a list',
  component: ScopeNote,
  args: { scope: { owner: 'me' }, onAll: fn() },
} satisfies Meta<typeof ScopeNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnProperties: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Showing your own properties. Show all' }));
    await expect(args.onAll).toHaveBeenCalledOnce();
  },
};
export const ATagOnAPhone: Story = {
  args: { scope: { tag: 'Student lets' } },
  globals: { viewport: { value: '320' }, theme: 'light' },
};
