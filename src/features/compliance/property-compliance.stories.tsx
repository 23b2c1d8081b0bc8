import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { KnownProperty } from '@/entities/property/known/known-property';
import { emptyList, offline, waitingFor } from '@/testing/screens/list-stories';
import { WithoutNetwork } from '@/testing/screens/without-network';
import { PropertyCompliance } from './property-compliance';

/** The tab of a property, once that has been read. */
const Tab = ({ uuid }: { uuid: string }) => (
  <KnownProperty uuid={uuid} skeleton={null}>
    {(property) => <PropertyCompliance property={property} />}
  </KnownProperty>
);

const OfflineTab = ({ uuid }: { uuid: string }) => (
  <KnownProperty uuid={uuid} skeleton={null}>
    {(property) => (
      <WithoutNetwork>
        <PropertyCompliance property={property} />
      </WithoutNetwork>
    )}
  </KnownProperty>
);

/** The world of the story may be new. */
const patience = { timeout: 8000 };
const home = (n: number) => uuidOf('property', n);
/** In Scotland. */
const scottish = home(12);

const meta = {
  title: 'compliance/Compliance of a property',
  component: Tab,
  args: { uuid: home(4) },
  parameters: { scenario: 'fixed-day' },
} satisfies Meta<typeof Tab>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

const renews: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for “Gas safety”' }, patience));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Renew…' }, patience));
  await expect(
    await screen.findByRole('dialog', { name: 'Renew “Gas safety”' }, patience),
  ).toBeInTheDocument();
};

export const NotOnFile: Story = {
  args: { uuid: scottish },
  play: async ({ canvas }) => {
    const absent = within(await canvas.findByRole('region', { name: 'Not on file' }, patience));
    await expect(absent.getByText('PAT test')).toBeVisible();
  },
};

export const NotOnFileOnAPhone: Story = {
  ...NotOnFile,
  globals: { viewport: { value: '320' }, theme: 'light' },
};

export const DoesNotApply: Story = {
  args: { uuid: scottish },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Doesn’t apply: PAT test' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add renewal date' }, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Add renewal date' }));
    await expect(await dialog.findByText(/^Enter /)).toBeVisible();
  },
};

export const Renewing: Story = { play: renews };
export const RenewingOnAPhone: Story = {
  play: renews,
  globals: { viewport: { value: '320' }, theme: 'light' },
};

export const RenewedBackwards: Story = {
  play: async (context) => {
    await renews(context);
    const dialog = within(screen.getByRole('dialog'));
    const expiry = dialog.getByRole('textbox', { name: 'New expiry date' });
    await context.userEvent.clear(expiry);
    await context.userEvent.type(expiry, '01/01/2020');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Renew' }));
    await expect(await dialog.findByText('Enter an expiry date after the issue date')).toBeVisible();
  },
};

export const RenewalRefused: Story = {
  parameters: { scenario: ['fixed-day', '?fault=updateRenewalDate:503'] },
  play: async (context) => {
    await renews(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Renew' }));
    await expect(await dialog.findByRole('alert', {}, patience)).toBeVisible();
  },
};

export const EvidencePack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create evidence pack' }, patience));
    await expect(
      await screen.findByRole('dialog', { name: 'Create evidence pack' }, patience),
    ).toBeInTheDocument();
  },
};

export const EvidencePackRefused: Story = {
  parameters: { scenario: ['fixed-day', '?fault=listDocuments:403'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create evidence pack' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create evidence pack' }, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Download pack' }));
    await expect(await dialog.findByText(/^Couldn’t create the evidence pack\./, {}, patience)).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=listRenewalDates:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your renewal dates', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = waitingFor('/renewal-dates', 'Loading renewal dates');
export const Empty: Story = emptyList('/renewal-dates', 'No renewal dates yet');
/** The property was read before the network went. */
export const Offline: Story = { ...offline, render: (args) => <OfflineTab {...args} /> };
