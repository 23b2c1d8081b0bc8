import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Segments } from './segments';

function Working() {
  const [value, setValue] = useState<'ok' | 'issue' | 'unknown'>('unknown');
  return (
    <Segments
      label="Damp"
      options={[
        ['ok', 'OK'],
        ['issue', 'Problem'],
        ['unknown', 'Not seen'],
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = { title: 'ui/Segments', component: Working } satisfies Meta<typeof Working>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Problem' }));
    await expect(canvas.getByRole('radio', { name: 'Problem' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Not seen' })).toBeChecked();
  },
};

const shown = ['To do', 'Overdue', 'Deferred', 'Done', 'All'] as const;

/** As wide as a page of 320 px beside its scroll bar: they stay in one line. */
export const FiveOnAPhone: Story = {
  globals: { viewport: { value: '320' } },
  render: () => (
    <div className="w-[273px]">
      <Segments
        label="Show"
        isLabelHidden
        options={shown.map((words) => [words, words])}
        value="To do"
        onChange={() => {}}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = shown.map((words) => canvas.getByText(words).getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
