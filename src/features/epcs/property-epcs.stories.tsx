import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { KnownProperty } from '@/entities/property/known/known-property';
import { emptyList, offline, waitingFor } from '@/testing/screens/list-stories';
import { WithoutNetwork } from '@/testing/screens/without-network';
import { PropertyEpcs } from './property-epcs';

/** The tab of a property, once that has been read. */
const Tab = ({ uuid }: { uuid: string }) => (
  <KnownProperty uuid={uuid} skeleton={null}>
    {(property) => <PropertyEpcs property={property} />}
  </KnownProperty>
);

const OfflineTab = ({ uuid }: { uuid: string }) => (
  <KnownProperty uuid={uuid} skeleton={null}>
    {(property) => (
      <WithoutNetwork>
        <PropertyEpcs property={property} />
      </WithoutNetwork>
    )}
  </KnownProperty>
);

/** The world of the story may be new. */
const patience = { timeout: 8000 };
const home = (n: number) => uuidOf('property', n);

const meta = {
  title: 'epcs/EPCs of a property',
  component: Tab,
  args: { uuid: home(11) },
  parameters: { scenario: 'fixed-day' },
} satisfies Meta<typeof Tab>;
export default meta;
type Story = StoryObj<typeof meta>;

const latest = ['region', { name: 'Latest EPC' }, patience] as const;

/** An F can’t be let without an exemption. */
export const CannotBeLet: Story = {
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole(...latest));
    await expect(card.getByText('Can’t be let')).toBeVisible();
    await expect(card.getByRole('checkbox', { name: 'Condensing boiler' })).not.toBeChecked();
  },
};

export const CannotBeLetLight: Story = { ...CannotBeLet, globals: { theme: 'light' } };
export const OnAPhone: Story = { ...CannotBeLet, globals: { viewport: { value: '320' } } };

/** What could not be saved is not ticked, and that is said. */
export const MeasureRefused: Story = {
  parameters: { scenario: ['fixed-day', '?fault=updatePropertyEpc:503'] },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole(...latest));
    await userEvent.click(card.getByRole('checkbox', { name: 'Condensing boiler' }));
    await expect(
      (await screen.findAllByText(/^Couldn’t save the recommendation/, {}, patience))[0],
    ).toBeInTheDocument();
    await expect(await canvas.findByRole('checkbox', { name: 'Condensing boiler' })).not.toBeChecked();
  },
};

export const LookingUp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Look up EPC' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Look up an EPC' }, patience));
    await expect(dialog.getByRole('textbox', { name: 'Postcode' })).not.toHaveValue('');
  },
};

export const NotOnTheRegister: Story = {
  parameters: { scenario: ['fixed-day', '?fault=getEpcDetails:404'] },
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: async (context) => {
    await LookingUp.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Look up' }));
    await expect(
      await dialog.findByText('No EPC on the register for this address', {}, patience),
    ).toBeVisible();
  },
};

export const LookUpFailed: Story = {
  parameters: { scenario: ['fixed-day', '?fault=getEpcDetails:503'] },
  play: async (context) => {
    await LookingUp.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Look up' }));
    await expect(await dialog.findByRole('alert', {}, patience)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Postcode' })).not.toHaveValue('');
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=listPropertyEpcs:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your EPCs', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = waitingFor('/property-epcs', 'Loading EPCs');
export const Empty: Story = emptyList('/property-epcs', 'No EPCs yet');
/** The property was read before the network went. */
export const Offline: Story = { ...offline, render: (args) => <OfflineTab {...args} /> };
