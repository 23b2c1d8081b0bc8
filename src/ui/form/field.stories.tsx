import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Field } from './field';
import { Input } from '../input/input';
import { PasswordInput } from '../input/password-input';
import { Textarea } from '../input/textarea';

function Fields() {
  return (
    <div className="grid max-w-xl gap-3.5 md:grid-cols-2">
      <Field label="Rate">{(control) => <Input {...control} defaultValue="5.19" suffix="%" />}</Field>
      <Field label="Postcode" error="Enter a full UK postcode" hint="As on your post">
        {(control) => <Input {...control} defaultValue="LS1 2Z" />}
      </Field>
      <Field label="Search">
        {(control) => (
          <Input {...control} icon={<Search size={16} strokeWidth={1.75} />} placeholder="Search people" />
        )}
      </Field>
      <Field label="Disabled">
        {(control) => <Input {...control} disabled defaultValue="Not available" />}
      </Field>
      <Field label="Reference" isOptional hint="Shown on statements">
        {(control) => <Input {...control} placeholder="Invoice number" />}
      </Field>
      <Field label="Email">{(control) => <Input {...control} size="lg" type="email" />}</Field>
      <Field label="Password">
        {(control) => <PasswordInput {...control} defaultValue="correct horse" />}
      </Field>
      <Field label="Comment">{(control) => <Textarea {...control} />}</Field>
    </div>
  );
}

const meta = { title: 'ui/field', component: Fields } satisfies Meta<typeof Fields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  play: async ({ canvas }) => {
    const postcode = canvas.getByRole('textbox', { name: 'Postcode' });
    await expect(postcode).toBeInvalid();
    await expect(postcode).toHaveAccessibleDescription('Enter a full UK postcode');
    await expect(canvas.getByRole('textbox', { name: 'Reference optional' })).toHaveAccessibleDescription(
      'Shown on statements',
    );
    await userEvent.click(canvas.getByRole('textbox', { name: 'Rate' }));
  },
};

export const EveryLight: Story = { ...Every, globals: { theme: 'light' } };

export const PasswordCanBeShown: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(password);
    await userEvent.keyboard('{CapsLock}a');
    await expect(canvas.getByText('Caps Lock is on.')).toBeVisible();
  },
};

export const TextareaGrows: Story = {
  play: async ({ canvas }) => {
    const comment = canvas.getByRole('textbox', { name: 'Comment' });
    const before = comment.clientHeight;
    await userEvent.type(comment, 'one{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six');
    await expect(comment.clientHeight).toBeGreaterThan(before);
    await expect(comment.scrollHeight).toBe(comment.clientHeight);
  },
};
