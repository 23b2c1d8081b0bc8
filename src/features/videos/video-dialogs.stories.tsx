import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { PropertyVideos } from './property-videos';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'videos/Dialogs',
  component: PropertyVideos,
  args: { propertyId: uuidOf('property', 3) },
  parameters: { scenario: 'fixed-day' },
} satisfies Meta<typeof PropertyVideos>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinkWrong: Story = {
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add video' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add video' }, patience));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Video link/ }), 'https://example.com/film');
    await userEvent.click(dialog.getByRole('button', { name: 'Add video' }));
    await expect(await dialog.findByText('Paste the link of a YouTube or Vimeo video')).toBeVisible();
  },
};

export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions for / }, patience);
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit…' }, patience));
    await expect(await screen.findByRole('dialog', { name: 'Edit video' }, patience)).toBeInTheDocument();
  },
};

const film = new File(['film'], 'Walk-through.mp4', { type: 'video/mp4' });

/** The file is chosen once: a retry sends the same one. */
export const UploadFailed: Story = {
  parameters: { scenario: ['fixed-day', '?fault=createVideo:503'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Choose a video', {}, patience), film);
    await expect(await canvas.findByText(/^Couldn’t upload the video\./, {}, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
