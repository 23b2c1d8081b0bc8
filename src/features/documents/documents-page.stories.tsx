import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { newClientId } from '@/lib/client-id';
import { keepFile } from '@/ui/draft/draft-files';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { DocumentsPage } from './documents-page';
import { keepUpload } from './upload/kept-uploads';
import { useUploads } from './upload/upload-store';

/** The page with its views working, as the address makes them work. */
function WorkingDocuments(args: ComponentProps<typeof DocumentsPage>) {
  const [search, setSearch] = useState(args.search);
  return <DocumentsPage {...args} search={search} onSearch={setSearch} />;
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };
const pdf = (name: string) => new File(['text'], name, { type: 'application/pdf' });

const meta = {
  title: 'documents/Documents',
  component: DocumentsPage,
  render: WorkingDocuments,
  args: { userId: 1, search: { isBin: false }, onSearch: () => {} },
} satisfies Meta<typeof DocumentsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kitchen plan.png', {}, patience)).toBeVisible();
  },
};

export const Light: Story = { ...Many, globals: { theme: 'light' } };
export const OnATablet: Story = { ...Many, globals: { viewport: { value: '768' } } };
export const OnAPhone: Story = { ...Many, globals: { viewport: { value: '320' }, theme: 'light' } };

export const AsAGrid: Story = {
  args: { search: { isBin: false, view: 'grid' } },
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas }) => {
    const tiles = within(await canvas.findByRole('list', { name: 'Documents' }, patience));
    await expect(await tiles.findByRole('button', { name: 'Kitchen plan.png' }, patience)).toBeVisible();
  },
};
export const GridLight: Story = { ...AsAGrid, globals: { theme: 'light', viewport: { value: '768' } } };
export const GridOnAPhone: Story = { ...AsAGrid, globals: { viewport: { value: '320' } } };

export const Uploading: Story = {
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Choose files', {}, patience);
    await userEvent.upload(input, [pdf('Gas safety certificate.pdf'), pdf(`${'Long name '.repeat(20)}.pdf`)]);
    const panel = within(canvas.getByRole('region', { name: 'Uploads' }));
    await expect(await panel.findByText('2 files uploaded', {}, patience)).toBeVisible();
  },
};

/** Begun on a page that was left: it goes on by itself, with its file. */
export const GoesOnAfterAReload: Story = {
  args: { userId: 2 },
  parameters: { server: { signInAs: 'callum.reyes' } },
  beforeEach: async () => {
    const left = { id: newClientId(), place: {}, file: pdf('Survey.pdf') };
    keepUpload(2, left);
    await keepFile(2, `upload-${left.id}`, left.file);
    return () => {
      removeDraftsOf(2);
      useUploads.setState({ uploads: [] });
    };
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Uploads' }, patience));
    await expect(await panel.findByText('1 file uploaded', {}, patience)).toBeVisible();
    await expect(panel.getByText('Survey.pdf')).toBeVisible();
  },
};

export const UploadFailed: Story = {
  parameters: { scenario: '?fault=createDocument:503' },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Choose files', {}, patience);
    await userEvent.upload(input, [pdf('Survey.pdf')]);
    await expect(await canvas.findByRole('button', { name: 'Retry “Survey.pdf”' }, patience)).toBeVisible();
  },
};

export const TheBin: Story = {
  args: { search: { isBin: true } },
  parameters: { scenario: 'fixed-day' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /^Restore/ }, patience))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No documents here yet', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading documents', {}, patience)).toBeInTheDocument();
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
  parameters: { scenario: '?fault=listDocuments:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your documents', {}, patience)).toBeVisible();
  },
};
