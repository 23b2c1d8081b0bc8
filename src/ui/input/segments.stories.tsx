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
