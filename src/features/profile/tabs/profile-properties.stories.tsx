import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, within } from 'storybook/test';
import { member, profile } from '@/testing/fixtures/profile-fixture';
import { ProfileProperties } from './profile-properties';

const patience = { timeout: 8000 };
const hannah = profile({
  userId: 1,
  user: member({ id: 1, username: 'hannah.okafor', fullName: 'Hannah Okafor' }),
  isMine: true,
});

const meta = {
  title: 'profile/Properties',
  component: ProfileProperties,
  args: { profile: hannah, as: undefined },
} satisfies Meta<typeof ProfileProperties>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Choose properties' }, patience)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Light: Story = { ...Mine, globals: { theme: 'light' } };

export const OnAPhone: Story = { ...Mine, globals: { viewport: { value: '320' } } };

/** As others see them, there is nothing to choose. */
export const Preview: Story = {
  args: { as: 'members' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem', {}, patience)).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Choose properties' })).toBeNull();
  },
};

export const Choosing: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose properties' }, patience));
    const page = within(canvasElement.ownerDocument.body);
    await expect(
      await page.findByRole('checkbox', { name: '27 Braemar Road, Manchester' }, patience),
    ).toBeChecked();
  },
};

export const NoneOfMine: Story = {
  parameters: { scenario: 'newcomer' },
  args: { profile: profile({ userId: 12, user: member({ id: 12 }), isMine: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No properties shown', {}, patience)).toBeVisible();
  },
};

export const NoneOfTheirs: Story = {
  args: { profile: profile({ userId: 12, user: member({ id: 12 }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/will appear here\.$/, {}, patience)).toBeVisible();
  },
};

export const Hidden: Story = {
  args: { profile: profile({ userId: 12, user: member({ id: 12 }) }) },
  parameters: { server: { fail: { listProfileProperties: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Properties hidden', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: {
    msw: { handlers: [http.get('*/api/profiles/:id/properties', () => delay('infinite'))] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading properties' })).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { server: { fail: { listProfileProperties: { status: 404 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the properties', {}, patience)).toBeVisible();
  },
};
