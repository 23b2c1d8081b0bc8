import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { useAboveActionBar } from '@/ui/button/action-bar';
import { EvaluationSettingsPage } from './settings-page';

const meta = {
  title: 'evaluations/Settings',
  component: EvaluationSettingsPage,
  // a member of their own, so that what one story types is not kept for the next
  args: { userId: 921, profileId: undefined, onProfile: () => {} },
} satisfies Meta<typeof EvaluationSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function Floating() {
  return (
    <p style={useAboveActionBar()} className="fixed right-4 bottom-[var(--action-bar-h)]">
      Floating
    </p>
  );
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('BTL North');
    await expect(canvas.getByText(/Unsaved edits stay on this device\.$/)).toBeVisible();
  },
};

/** What floats in a corner stands above the bar with Save. */
export const FloatingAboveTheBar: Story = {
  decorators: (Story) => (
    <>
      {Story()}
      <Floating />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = (await canvas.findByRole('button', { name: 'Save profile' })).getBoundingClientRect();
    const floating = canvas.getByText('Floating');
    await waitFor(() => expect(floating.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top));
  },
};

export const FocusBesideTheBar: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Name' });
    const bar = canvas.getByRole('button', { name: 'Save profile' });
    for (const field of canvas.getAllByRole('textbox')) {
      field.focus();
      await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    }
  },
};

/** Its width is measured with the frame around it, by `e2e/shell/long-words.spec.ts`. */
export const OnAPhone: Story = {
  globals: { viewport: { value: '390' }, theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toBeVisible();
  },
};
export const OfAStrategy: Story = { args: { profileId: uuidOf('evaluationSetting', 2) } };

export const New: Story = { args: { profileId: 'new' } };

export const WrongFigures: Story = {
  args: { userId: 922 },
  play: async ({ canvas, userEvent }) => {
    const voids = await canvas.findByRole('textbox', { name: 'Voids' });
    await userEvent.clear(voids);
    await userEvent.type(voids, '120');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(await canvas.findByText('Enter 100% or less')).toBeVisible();
  },
};

export const NotSaved: Story = {
  args: { userId: 923 },
  parameters: { server: { fail: { updateEvaluationSetting: { status: 500 } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Sourcing fee' }), '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(await canvas.findByText(/Couldn’t save the profile: /)).toBeVisible();
  },
};

export const None: Story = {
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No profiles yet')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  parameters: { server: { fail: { listEvaluationSettings: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your profiles')).toBeVisible();
  },
};

/** What the profile would change of two evaluations, before it does. */
export const Preview: Story = {
  args: { profileId: uuidOf('evaluationSetting', 2) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply to evaluations' }));
    const [first, second] = await page.findAllByRole('checkbox');
    if (first && second) {
      await userEvent.click(first);
      await userEvent.click(second);
    }
    await userEvent.click(page.getByRole('button', { name: 'Preview changes' }));
    await expect((await page.findAllByRole('table')).length).toBeGreaterThan(0);
  },
};

export const DeletingTheDefault: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const page = within(canvasElement.ownerDocument.body);
    // The dialog fades in.
    await waitFor(() => expect(page.getByRole('combobox', { name: 'New default' })).toBeVisible());
  },
};
