import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '@/ui/button/button';
import { EmojiPicker, type EmojiPickerProps } from './emoji-picker';

/** A button that it opens at. */
function Opened({ place: _place, ...props }: EmojiPickerProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <div className="flex h-[420px] items-end">
      <Button ref={setPlace} variant="outline">
        Add emoji
      </Button>
      {place && <EmojiPicker {...props} place={place} />}
    </div>
  );
}

const meta = {
  title: 'chat/Emoji',
  component: EmojiPicker,
  args: { userId: 1, label: 'Add emoji', place: { current: null }, onChoose: fn(), onClose: fn() },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof EmojiPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const picker = async () => within(await screen.findByRole('dialog', { name: 'Add emoji' }));

export const Groups: Story = {
  play: async ({ args }) => {
    const shown = await picker();
    await userEvent.click(shown.getByRole('button', { name: 'Food and drink' }));
    await userEvent.click(shown.getByRole('option', { name: 'hot beverage' }));
    await expect(args.onChoose).toHaveBeenCalledWith('☕');
  },
};

export const Found: Story = {
  play: async () => {
    const shown = await picker();
    await userEvent.type(shown.getByRole('combobox', { name: 'Find an emoji' }), 'house');
    await expect(shown.getByRole('option', { name: 'house' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const NothingFound: Story = {
  play: async () => {
    const shown = await picker();
    await userEvent.type(shown.getByRole('combobox', { name: 'Find an emoji' }), 'qqq');
    await expect(shown.getByText('No emoji found')).toBeVisible();
  },
};
