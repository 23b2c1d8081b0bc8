import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type CSSProperties } from 'react';
import { useStore } from 'zustand';
import { expect, userEvent, waitFor } from 'storybook/test';
import { MoveHandle } from './move-handle';
import { createPosition, setShift } from './panel-position';

/** A box that is moved as her panel is. */
function Movable({ shift: from }: { shift: number }) {
  const panel = useRef<HTMLDivElement>(null);
  const [place] = useState(() => {
    const made = createPosition();
    setShift(made, from, from);
    return made;
  });
  const shift = useStore(place, (state) => state.shift);
  return (
    <div className="relative h-24">
      <div
        ref={panel}
        style={{ '--ava-shift': `${shift}px` } as CSSProperties} // -- a property of our own, which React's type does not know
        className="absolute right-[calc(20px+var(--ava-shift))] flex w-60 justify-end rounded-[20px] border border-line bg-overlay p-3"
      >
        <MoveHandle panel={panel} place={place} />
      </div>
    </div>
  );
}

const meta = {
  component: Movable,
  args: { shift: 0 },
  globals: { viewport: { value: '1440' } },
} satisfies Meta<typeof Movable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move it, End goes as far as there is room, Home back. */
export const AtItsPlace: Story = {
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('slider', { name: 'Move the panel to the left' });
    await expect(handle).toHaveAttribute('aria-valuetext', 'Default position');
    handle.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuetext', '40 pixels to the left'));
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(handle.getAttribute('aria-valuenow')).toBe(handle.getAttribute('aria-valuemax')),
    );
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuetext', 'Default position'));
  },
};
export const Moved: Story = { args: { shift: 200 }, globals: { theme: 'light' } };
