import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../form/field';
import { NativeSelect } from './native-select';

const meta = {
  title: 'ui/NativeSelect',
  component: NativeSelect,
  args: {
    placeholder: 'Choose one',
    defaultValue: '',
    onChange: fn(),
    choices: [
      { value: 'investor', label: 'Investor' },
      { value: 'landlord', label: 'Landlord' },
    ],
  },
  render: (args) => (
    <div className="max-w-72">
      <Field label="I am a">{(control) => <NativeSelect {...args} {...control} />}</Field>
    </div>
  ),
} satisfies Meta<typeof NativeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'I am a' });
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'Landlord');
    await expect(select).toHaveValue('landlord');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'I am a' }).parentElement;
    const ring = () => getComputedStyle(box ?? document.body).boxShadow;
    await expect(ring()).toBe('none');
    await userEvent.tab();
    await expect(ring()).not.toBe('none');
  },
};
export const Chosen: Story = { args: { defaultValue: 'investor', size: 'lg' } };
export const Wrong: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true } };
