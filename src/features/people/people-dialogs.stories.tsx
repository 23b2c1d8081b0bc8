import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { PeoplePage } from './people-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

/** What the page of contacts and managers opens. */
const meta = {
  title: 'people/Dialogs',
  component: PeoplePage,
  args: { search: { view: 'contacts', sort: 'name', q: 'walsh' }, onSearch: () => {} },
  parameters: { scenario: 'fixed-day' },
} satisfies Meta<typeof PeoplePage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

const opens =
  (button: string, dialog: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }, patience));
    await expect(await screen.findByRole('dialog', { name: dialog }, patience)).toBeInTheDocument();
  };

/** Chooses an act of the first contact that is listed. */
const acts =
  (act: string, dialog: RegExp): Play =>
  async ({ canvas, userEvent }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions for / }, patience);
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: act }, patience));
    await expect(await screen.findByRole('dialog', { name: dialog }, patience)).toBeInTheDocument();
  };

export const ContactWrong: Story = {
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: async (context) => {
    await opens('Add contact', 'Add contact')(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.type(dialog.getByRole('textbox', { name: /^Email addresses/ }), 'office');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add contact' }));
    await expect(await dialog.findByText('Enter a name')).toBeVisible();
    await expect(dialog.getByText('“office” isn’t an email address')).toBeVisible();
  },
};

export const Merging: Story = { play: acts('Merge…', /^Merge with /) };
export const MergingOnAPhone: Story = { ...Merging, globals: { viewport: { value: '320' }, theme: 'light' } };

export const MergeRefused: Story = {
  parameters: { scenario: ['fixed-day', '?fault=updateContact:503'] },
  play: async (context) => {
    await Merging.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    const choice = dialog.getByRole('combobox', { name: /^Duplicate/ });
    const [, first] = within(choice).getAllByRole<HTMLOptionElement>('option');
    await context.userEvent.selectOptions(choice, first?.value ?? '');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await expect(await dialog.findByRole('alert', {}, patience)).toBeVisible();
  },
};

export const Deleting: Story = { play: acts('Delete', /^Delete /) };

export const ImportingCards: Story = {
  play: async (context) => {
    await opens('Import contacts', 'Import contacts')(context);
    const dialog = within(screen.getByRole('dialog'));
    const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ben Ashworth\r\nTEL:07700 900123\r\nEND:VCARD\r\n';
    const file = new File([card], 'contacts.vcf', { type: 'text/vcard' });
    await context.userEvent.upload(dialog.getByLabelText(/^vCard file/), file);
    await expect(await dialog.findByText('1 new contact', {}, patience)).toBeVisible();
  },
};

export const NoCard: Story = {
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: async (context) => {
    await opens('Import contacts', 'Import contacts')(context);
    const dialog = within(screen.getByRole('dialog'));
    const file = new File(['Name,Phone'], 'contacts.vcf', { type: 'text/vcard' });
    await context.userEvent.upload(dialog.getByLabelText(/^vCard file/), file);
    await expect(await dialog.findByText(/^This isn’t a vCard file\./, {}, patience)).toBeVisible();
  },
};

export const ManagerWrong: Story = {
  args: { search: { view: 'managers', sort: 'name' } },
  play: async (context) => {
    await opens('Add property manager', 'Add property manager')(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.type(dialog.getByRole('textbox', { name: /^Contract start date/ }), '01/06/2026');
    await context.userEvent.type(dialog.getByRole('textbox', { name: /^Contract end date/ }), '01/05/2026');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add property manager' }));
    await expect(await dialog.findByText('Enter an end date after the start date')).toBeVisible();
  },
};

export const ManagerOnAPhone: Story = {
  args: { search: { view: 'managers', sort: 'name' } },
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: opens('Add property manager', 'Add property manager'),
};

const managers = { view: 'managers', sort: 'name', q: 'okeford' } as const;

export const InvitingAnAgency: Story = {
  args: { search: managers },
  play: acts('Invite to Tiebeam…', /^Invite Okeford/),
};
export const InvitingOnAPhone: Story = {
  ...InvitingAnAgency,
  globals: { viewport: { value: '320' }, theme: 'light' },
};
