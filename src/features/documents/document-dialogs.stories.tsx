import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { PropertyDocuments } from './documents-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

/** What the documents of a property open. */
const meta = {
  title: 'documents/Dialogs',
  component: PropertyDocuments,
  args: { userId: 1, propertyId: uuidOf('property', 1) },
  parameters: { scenario: 'fixed-day' },
} satisfies Meta<typeof PropertyDocuments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAFolder: Story = {
  play: async ({ canvas, userEvent }) => {
    const folders = within(await canvas.findByRole('list', { name: 'Folders' }, patience));
    await userEvent.click(folders.getByRole('button', { name: /^Compliance/ }));
    await expect(await canvas.findByRole('button', { name: 'All documents' }, patience)).toBeVisible();
  },
};

export const InAFolderOnAPhone: Story = {
  ...InAFolder,
  globals: { viewport: { value: '320' }, theme: 'light' },
};

export const AddingAFolder: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add folder' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add folder' }, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Add folder' }));
    await expect(await dialog.findByText('Enter a name')).toBeVisible();
  },
};

export const FolderRefused: Story = {
  parameters: { scenario: ['fixed-day', '?fault=createFolder:503'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add folder' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add folder' }, patience));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Receipts');
    await userEvent.click(dialog.getByRole('button', { name: 'Add folder' }));
    await expect(await dialog.findByRole('alert', {}, patience)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Receipts');
  },
};

export const EditingADocument: Story = {
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    const [menu] = await canvas.findAllByRole(
      'button',
      { name: /^Actions for “.*\.(pdf|png|jpg)”/ },
      patience,
    );
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit…' }, patience));
    await expect(await screen.findByRole('dialog', { name: 'Edit document' }, patience)).toBeInTheDocument();
  },
};

export const DownloadingAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download all' }, patience));
    await expect(
      await screen.findByRole('dialog', { name: 'Download documents' }, patience),
    ).toBeInTheDocument();
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search documents' }, patience), 'zzz');
    await expect(await canvas.findByText('No documents match your search', {}, patience)).toBeVisible();
  },
};
