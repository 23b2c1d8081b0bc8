import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Schemas } from '@/api/contract';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect, screen, within } from 'storybook/test';
import { Button } from '@/ui/button/button';
import { openLinks } from './links';
import { openDocument } from '@/entities/document/open-document';
import { shareDocument } from './share-document';
import { openVersions } from './versions';

const plan: Schemas['PortfolioDocument'] = {
  id: uuidOf('document', 1),
  name: 'Kitchen plan.png',
  file: '1/media/document-40-1.png',
  mime: 'image/png',
  size: 1_781_766,
  folderId: null,
  propertyId: null,
  links: [],
  tags: [],
  expiresOn: null,
  renewalKind: null,
  version: 2,
  versions: [
    {
      version: 1,
      file: '1/media/document-40-0.png',
      size: 1_204_000,
      uploadedAt: '2026-03-04T10:00:00.000Z',
    },
  ],
  shared: null,
  trashedAt: null,
  ownerId: 1,
  createdAt: '2026-03-04T10:00:00.000Z',
  updatedAt: '2026-05-07T10:00:00.000Z',
};

/** What the menu of a document opens. */
const meta = {
  title: 'documents/A document',
  component: Button,
  args: { children: 'Open', onClick: () => shareDocument(plan) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await screen.findByRole('dialog', {}, { timeout: 8000 })).toBeInTheDocument();
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotShared: Story = {};
export const SharedLight: Story = {
  args: {
    onClick: () => shareDocument({ ...plan, shared: { token: 'a1', expires: '2099-01-01T00:00:00.000Z' } }),
  },
  globals: { theme: 'light' },
};
export const LinkExpired: Story = {
  args: {
    onClick: () => shareDocument({ ...plan, shared: { token: 'a1', expires: '2026-01-01T00:00:00.000Z' } }),
  },
};

export const NotCreated: Story = {
  parameters: { scenario: '?fault=updateDocument:503' },
  play: async (context) => {
    await meta.play(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(await dialog.findByRole('alert', {}, { timeout: 8000 })).toBeVisible();
  },
};

export const Versions: Story = { args: { onClick: () => openVersions(1, plan) } };
export const VersionsOnAPhone: Story = {
  args: { onClick: () => openVersions(1, { ...plan, name: `${'Long name '.repeat(15)}.png` }) },
  globals: { viewport: { value: '320' } },
};
export const Photo: Story = { args: { onClick: () => openDocument(plan) } };

export const Links: Story = {
  args: { onClick: () => openLinks({ ...plan, links: [{ kind: 'tenancy', id: uuidOf('tenancy', 1) }] }) },
};
