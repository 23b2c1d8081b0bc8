import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { MaintenancePage } from '../maintenance-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };
const job = (n: number) => uuidOf('propertyMaintenance', n);

/** What the page of a job asks for by itself. */
const meta = {
  title: 'maintenance/Dialogs of a job',
  component: MaintenancePage,
  args: { search: { shown: 'todo', job: job(12) }, onSearch: () => {} },
  parameters: { scenario: 'fixed-day' },
} satisfies Meta<typeof MaintenancePage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

/** Presses a button of the page, and waits for the dialog that it opens. */
const opens =
  (button: string | RegExp, dialog: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }, patience));
    await expect(await screen.findByRole('dialog', { name: dialog }, patience)).toBeInTheDocument();
  };

export const Deferring: Story = { play: opens('Defer', 'Defer this job') };
export const DeferringOnAPhone: Story = {
  ...Deferring,
  globals: { viewport: { value: '320' }, theme: 'light' },
};

export const DeferredToThePast: Story = {
  play: async (context) => {
    await opens('Defer', 'Defer this job')(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.type(dialog.getByRole('textbox', { name: 'Date' }), '01/05/2020');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Defer' }));
    await expect(await dialog.findByText('Choose a date in the future')).toBeVisible();
  },
};

export const Quoting: Story = { play: opens('Add quote', 'Add a quote') };

export const QuoteRefused: Story = {
  parameters: { scenario: ['fixed-day', '?fault=updatePropertyMaintenance:503'] },
  play: async (context) => {
    await opens('Add quote', 'Add a quote')(context);
    const dialog = within(screen.getByRole('dialog'));
    const [contractor] = await dialog.findAllByRole<HTMLOptionElement>(
      'option',
      { name: /^Walsh Plumbing/ },
      patience,
    );
    const choice = dialog.getByRole('combobox', { name: 'Contractor' });
    await context.userEvent.selectOptions(choice, contractor?.value ?? '');
    await context.userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '£640');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add quote' }));
    await expect(await dialog.findByRole('alert', {}, patience)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('£640');
  },
};

export const Cost: Story = { play: opens('Edit cost', 'Cost') };
export const Appointment: Story = { play: opens(/appointment$/, 'Book appointment') };
export const Comment: Story = { play: opens('Add comment', 'Add a comment') };

export const Declining: Story = {
  parameters: { scenario: ['fixed-day', '?fault=updatePropertyMaintenance:503'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }, patience));
    await expect(
      (await screen.findAllByText(/^Couldn’t update the job/, {}, patience))[0],
    ).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Decline' }, patience)).toBeVisible();
  },
};
