import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { message } from '@/testing/fixtures/chat-fixtures';
import { currentUser } from '@/testing/fixtures/fixtures';
import { threadRows } from './rows';
import { ThreadScroll } from './thread-scroll';

const now = new Date('2026-11-21T09:00:00.000Z');
const said = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => message(from + index, { content: `Message ${from + index}` }));

interface TalkProps {
  onEnd: (isAtEnd: boolean) => void;
}

/** A conversation of forty messages that gets a burst of twelve, two with each frame. */
function Talk({ onEnd }: TalkProps) {
  const [messages, setMessages] = useState(() => said(1, 40));
  const burst = async () => {
    for (const step of [1, 2, 3, 4, 5, 6]) {
      flushSync(() => setMessages(said(1, 40 + 2 * step)));
      await new Promise(requestAnimationFrame);
    }
  };
  return (
    <div className="flex h-[420px] flex-col">
      <button type="button" onClick={() => void burst()}>
        Twelve come at once
      </button>
      <ThreadScroll
        ref={null}
        label="Conversation"
        rows={threadRows({ messages, unsent: [], userId: currentUser().id, mark: null, now })}
        above={null}
        below={null}
        hasOlder={false}
        onOlder={fn()}
        onEnd={onEnd}
        onReply={fn()}
      >
        {(row) => (
          // taller than is guessed, as messages with pictures are
          <p className="h-24">{row.kind === 'message' && row.message.content}</p>
        )}
      </ThreadScroll>
    </div>
  );
}

const meta = {
  title: 'chat/Thread scroll',
  component: Talk,
  args: { onEnd: fn() },
} satisfies Meta<typeof Talk>;
export default meta;
type Story = StoryObj<typeof meta>;

const isInView = (log: HTMLElement, words: string) => {
  const row = [...log.querySelectorAll('p')].find(({ textContent }) => textContent === words);
  if (!row) return false;
  const { top, bottom } = row.getBoundingClientRect();
  const area = log.getBoundingClientRect();
  return top >= area.top && bottom <= area.bottom + 1;
};

/** Who reads the end is kept there by a burst, too. */
export const Followed: Story = {
  play: async ({ canvas, args }) => {
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(isInView(log, 'Message 40')).toBe(true));
    canvas.getByRole('button').click();
    await waitFor(() => expect(isInView(log, 'Message 52')).toBe(true));
    await waitFor(() => expect(args.onEnd).toHaveBeenLastCalledWith(true));
  },
};

/** Who reads further up stays there. */
export const ReadFurtherUp: Story = {
  play: async ({ canvas, args }) => {
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(isInView(log, 'Message 40')).toBe(true));
    await fireEvent.wheel(log, { deltaY: -900 });
    log.scrollTop -= 900;
    await waitFor(() => expect(args.onEnd).toHaveBeenLastCalledWith(false));
    const read = [...log.querySelectorAll('p')].find(({ textContent }) => isInView(log, textContent));
    const place = read?.getBoundingClientRect().top;
    const before = log.scrollHeight;
    canvas.getByRole('button').click();
    await waitFor(() => expect(log.scrollHeight).toBeGreaterThan(before));
    await expect(read?.getBoundingClientRect().top).toBe(place);
    await expect(args.onEnd).toHaveBeenLastCalledWith(false);
  },
};
