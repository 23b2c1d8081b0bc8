import { uuidOf } from '@mocks/engine/db/table-definition';
import { pretendOffline } from '@mocks/hosts/page/pretend-offline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { forgetKept } from './device/kept-viewings';
import { ViewingModePage } from './viewing-mode-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };
const back = <a href="#back">Back</a>;

const meta = {
  title: 'viewing-mode/Viewing mode',
  component: ViewingModePage,
  args: { memberId: 1, id: uuidOf('propertyViewing', 7), isSignedIn: true, back },
  parameters: { layout: 'fullscreen' },
  // What a story before has kept on this device.
  beforeEach: () => forgetKept(1),
} satisfies Meta<typeof ViewingModePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeAnythingIsSeen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 of 8 checked', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Figures' })).toHaveTextContent('ROI');
  },
};

export const WorksMoveTheReturn: Story = {
  play: async ({ canvas }) => {
    const figures = await canvas.findByRole('region', { name: 'Figures' }, patience);
    await canvas.findByText('ROI', {}, patience);
    const before = figures.textContent;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Work needed' }), 'New boiler');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cost including VAT' }), '2600');
    await userEvent.click(canvas.getByRole('button', { name: 'Add works' }));
    await waitFor(() => expect(figures).toHaveTextContent('£2,600'));
    await expect(figures).toHaveTextContent('without works');
    await expect(figures.textContent).not.toBe(before);
    // Every control of a problem is there once it is one.
    const damp = within(canvas.getByRole('group', { name: 'Damp' }));
    await userEvent.click(damp.getByRole('radio', { name: 'Problem' }));
    await expect(canvas.getByRole('textbox', { name: 'Cost to fix damp' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “New boiler”' }));
    await waitFor(() => expect(figures).not.toHaveTextContent('£2,600'));
  },
};

export const Done: Story = {
  args: { id: uuidOf('propertyViewing', 8) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Rising damp by the back door', {}, patience)).toBeVisible();
    await expect(canvas.getByDisplayValue('Sound. Two jobs before letting.')).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading viewing', {}, patience)).toBeInTheDocument();
  },
};

export const Gone: Story = {
  args: { id: uuidOf('propertyViewing', 99) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This viewing isn’t available', {}, patience)).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { server: { fail: { readPropertyViewing: { status: 400 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the viewing', {}, patience)).toBeVisible();
  },
};

export const NotKeptOffline: Story = {
  args: { isSignedIn: false },
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline', {}, patience)).toBeVisible();
  },
};

/** The network went away while the viewing was open: every note is kept on the device, and said to be. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('0 of 8 checked', {}, patience);
    pretendOffline(true);
    const roof = within(canvas.getByRole('group', { name: 'Roof' }));
    await userEvent.click(roof.getByRole('radio', { name: 'OK' }));
    await expect(await canvas.findByText('1 of 8 checked')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'You’re offline. Your notes are kept on this device until you’re back online.',
      ),
    );
  },
};
