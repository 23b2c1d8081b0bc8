import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, screen, within } from 'storybook/test';
import { PeoplePage } from './people-page';

/** The page with its views and filters working, as the address makes them work. */
function WorkingPeople(args: ComponentProps<typeof PeoplePage>) {
  const [search, setSearch] = useState(args.search);
  return <PeoplePage search={search} onSearch={setSearch} />;
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'people/People',
  component: PeoplePage,
  render: WorkingPeople,
  args: { search: { view: 'contacts', sort: 'name' }, onSearch: () => {} },
} satisfies Meta<typeof PeoplePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contacts: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Contacts' }, patience));
    await expect((await table.findAllByText('Tenant', {}, patience))[0]).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'contractor');
    await expect((await canvas.findAllByText('Contractor', { selector: 'td' }, patience))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add contact' }));
    await expect(await screen.findByRole('textbox', { name: 'Name' }, patience)).toBeInTheDocument();
  },
};

export const Managers: Story = {
  args: { search: { view: 'managers', sort: 'name' } },
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText(/plus VAT$/, {}, patience))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add property manager' }));
    const picks = within(await screen.findByRole('group', { name: 'Properties managed' }, patience));
    await expect((await picks.findAllByRole('checkbox', {}, patience))[0]).toBeInTheDocument();
  },
};

export const Light: Story = {
  parameters: { scenario: 'fixed-day' },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Tenant', {}, patience))[0]).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Light, globals: { viewport: { value: '320' } } };

export const ManagersOnAPhone: Story = {
  args: { search: { view: 'managers', sort: 'name' } },
  parameters: { scenario: 'fixed-day' },
  globals: { viewport: { value: '390' }, theme: 'light' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/plus VAT$/, {}, patience))[0]).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-words' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Tenant', {}, patience))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No contacts yet', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading contacts', {}, patience)).toBeInTheDocument();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Wrong: Story = {
  args: { search: { view: 'managers', sort: 'name' } },
  parameters: { scenario: '?fault=listPropertyManagers:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your property managers', {}, patience)).toBeVisible();
  },
};
