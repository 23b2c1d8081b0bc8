import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, within } from 'storybook/test';
import { Button } from '@/ui/button/button';
import { openDocument } from './open-document';

/** The world of the story may be new. */
const patience = { timeout: 8000 };
const photo = { name: 'Kitchen plan.png', file: '1/media/kitchen.svg', mime: 'image/png' };
const lease = { name: 'Lease.pdf', file: '1/media/no-such-lease.pdf', mime: 'application/pdf' };

/** What opening a document shows. */
const meta = {
  title: 'entities/Opened document',
  component: Button,
  args: { children: 'Open', onClick: () => openDocument(photo) },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = within(await screen.findByRole('dialog', { name: photo.name }, patience));
    await expect(await dialog.findByRole('img', { name: photo.name }, patience)).toBeInTheDocument();
  },
};
export const PhotoOnAPhone: Story = { ...Photo, globals: { viewport: { value: '320' }, theme: 'light' } };

export const PhotoMissing: Story = {
  args: { onClick: () => openDocument({ ...photo, file: '1/media/no-such-photo.png' }) },
  globals: { viewport: { value: '320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = within(await screen.findByRole('dialog', { name: photo.name }, patience));
    await expect(await dialog.findByText('Couldn’t show this photo', {}, patience)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  },
};

export const PdfMissing: Story = {
  args: { onClick: () => openDocument(lease) },
  beforeEach: () => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    return () => open.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const [said] = await screen.findAllByText(/^Couldn’t open the document\./, {}, patience);
    await expect(said).toBeInTheDocument();
  },
};
