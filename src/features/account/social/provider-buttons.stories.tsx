import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProviderButtons } from './provider-buttons';

const meta = {
  title: 'account/Provider buttons',
  component: ProviderButtons,
  args: { providers: ['google', 'facebook', 'apple'], busyWith: null, failure: null, onChoose: fn() },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-[392px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProviderButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apple' }));
    await expect(args.onChoose).toHaveBeenCalledWith('apple');
  },
};
export const One: Story = { args: { providers: ['google'] } };
export const Busy: Story = { args: { busyWith: 'google' } };
export const Failed: Story = { args: { failure: 'Couldn’t sign you in with Google. Try again.' } };
export const NoneConfigured: Story = {
  args: { providers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
