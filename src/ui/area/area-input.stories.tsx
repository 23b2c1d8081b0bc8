import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Field } from '../form/field';
import { AreaInput } from './area-input';
import { chooseAreaUnit, FixedAreaUnit } from './area-unit';

function Example({ begin }: { begin: string }) {
  const [value, setValue] = useState(begin);
  return (
    <Field label="Floor area" hint={`Kept as ${value === '' ? 'nothing' : `${value} m²`}`}>
      {(control) => <AreaInput {...control} value={value} onValue={setValue} />}
    </Field>
  );
}

const meta = {
  title: 'ui/Area input',
  component: Example,
  args: { begin: '80' },
  beforeEach: () => {
    chooseAreaUnit('sqft');
    return () => chooseAreaUnit('sqft');
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SquareFeet: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Floor area' });
    await expect(input).toHaveValue('861');
    await userEvent.clear(input);
    await userEvent.type(input, '1,000');
    await expect(canvas.getByText('Kept as 92.9 m²')).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, '80.5 m²');
    await userEvent.tab();
    await expect(input).toHaveValue('866');
    await expect(canvas.getByText('Kept as 80.5 m²')).toBeVisible();
  },
};

export const SquareMetres: Story = {
  args: { begin: '79.99' },
  play: async ({ canvas, userEvent }) => {
    const unit = canvas.getByRole('combobox', { name: 'Floor area unit' });
    await expect(unit.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.selectOptions(unit, 'm²');
    await expect(canvas.getByRole('textbox', { name: 'Floor area' })).toHaveValue('79.99');
  },
};

export const UnitOfAProfile: Story = {
  render: (args) => (
    <FixedAreaUnit value="sqm">
      <Example {...args} />
    </FixedAreaUnit>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Floor area' })).toHaveValue('80');
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const Unreadable: Story = { args: { begin: 'large' } };
