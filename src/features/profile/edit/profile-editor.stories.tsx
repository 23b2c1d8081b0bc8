import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { member, profile } from '@/testing/fixtures/profile-fixture';
import { ProfileEditor } from './profile-editor';

const meta = {
  title: 'profile/Editor',
  component: ProfileEditor,
  args: {
    profile: profile({
      userId: 1,
      user: member({ id: 1, username: 'hannah.okafor', fullName: 'Hannah Okafor' }),
      links: [{ label: 'Practice', url: 'https://drummond.example' }],
      isMine: true,
    }),
    onCancel: fn(),
    onSaved: fn(),
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ProfileEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add link' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Label, link 2' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove link 2' }));
    await expect(canvas.getByRole('button', { name: 'Add link' })).toHaveFocus();
  },
};

export const Complaints: Story = {
  play: async ({ canvas, userEvent }) => {
    const outcode = canvas.getByRole('textbox', { name: 'Postcode district' });
    await userEvent.clear(outcode);
    await userEvent.type(outcode, 'Leeds');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(outcode).toHaveAccessibleDescription(/such as LS6/);
    await waitFor(() => expect(outcode).toHaveFocus());
    await userEvent.clear(outcode);
  },
};

export const Previewed: Story = {
  play: async ({ canvas, userEvent }) => {
    const headline = canvas.getByRole('textbox', { name: /^Headline/ });
    await userEvent.clear(headline);
    await userEvent.type(headline, 'Lets in Leeds');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    const preview = within(await screen.findByRole('dialog', { name: 'Preview' }, { timeout: 8000 }));
    await waitFor(() => expect(preview.getByText('Lets in Leeds')).toBeVisible());
    await expect(preview.queryByText('SC123456')).toBeNull();
    await userEvent.click(preview.getByRole('radio', { name: 'A connection' }));
    await expect(preview.getByText('SC123456')).toBeVisible();
  },
};
export const PreviewedOnAPhone: Story = { ...Previewed, globals: { viewport: { value: '320' } } };

export const Light: Story = { globals: { theme: 'light' } };

/** As wide as the form is on a tablet, beside the names of its sections. */
export const InANarrowColumn: Story = {
  decorators: (Story) => <div style={{ width: 430 }}>{Story()}</div>,
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'Profile' }).getBoundingClientRect();
    for (const select of within(canvas.getByRole('group', { name: 'Who can see what' })).getAllByRole(
      'combobox',
    ))
      await expect(select.getBoundingClientRect().right).toBeLessThanOrEqual(form.right);
  },
};
