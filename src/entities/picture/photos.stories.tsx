import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { NewPhotos } from './new-photos';
import { RecordPhotos } from './record-photos';

const meta = { title: 'entities/Photos of a record' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture of one colour, as a file somebody chose. */
async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(64, 48);
  const context = canvas.getContext('2d');
  if (context) context.fillRect(0, 0, 64, 48);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

const note = new File(['Leaks when it rains'], 'note.txt', { type: 'text/plain' });
const chooser = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText('Add photos', { selector: 'input' });

function Chosen({ maxImages }: { maxImages: number }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <div className="max-w-md">
      <NewPhotos files={files} onChange={setFiles} maxImages={maxImages} />
    </div>
  );
}

export const OfANewRecord: Story = {
  render: () => <Chosen maxImages={2} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(chooser(canvasElement), [await photo('Roof.png'), await photo('Gutter.png')]);
    await expect(await canvas.findByAltText('Gutter.png')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add photos' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 1' }));
    await waitFor(() => expect(canvas.queryByAltText('Roof.png')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Add photos' })).toBeEnabled();
  },
};

export const OneThatIsNoPhoto: Story = {
  render: () => <Chosen maxImages={10} />,
  globals: { viewport: { value: '320' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(chooser(canvasElement), [note, await photo('Roof.png')], { applyAccept: false });
    await expect(await canvas.findByAltText('Roof.png')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('note.txt');
  },
};

function Kept({ isRefused = false }: { isRefused?: boolean }) {
  const [images, setImages] = useState<readonly string[]>([
    'media/hull.svg',
    'media/leith.svg',
    'media/hebden.svg',
  ]);
  const done = (next: readonly string[]) =>
    isRefused ? Promise.reject(new Error('The server said no')) : Promise.resolve(setImages(next));
  return (
    <div className="max-w-md">
      <RecordPhotos
        ownerId={4}
        images={images}
        maxImages={40}
        onAdd={(files) => done([...images, ...files.map(({ name }) => name)])}
        onRemove={(file) => done(images.filter((each) => each !== file))}
        onCover={(file) => done([file, ...images.filter((each) => each !== file)])}
      />
    </div>
  );
}

async function remove(canvas: Pick<typeof screen, 'getByRole'>, place: number) {
  await userEvent.click(canvas.getByRole('button', { name: `Remove photo ${place}` }));
  const question = within(
    await screen.findByRole('dialog', { name: `Remove photo ${place}?` }, { timeout: 8000 }),
  );
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
}

export const Several: Story = {
  render: () => <Kept />,
  play: async ({ canvas, canvasElement }) => {
    await remove(canvas, 3);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove photo 3' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Add photos' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Photo removed');
    await userEvent.click(canvas.getByRole('button', { name: 'Set photo 2 as cover' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Cover photo changed'));
    await userEvent.upload(chooser(canvasElement), await photo('Roof.png'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 photo added'));
  },
};

export const SeveralLight: Story = { render: () => <Kept />, globals: { theme: 'light' } };

export const Refused: Story = {
  render: () => <Kept isRefused />,
  play: async ({ canvas }) => {
    await remove(canvas, 2);
    await expect(await canvas.findByText(/^The photos weren’t saved\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove photo 3' })).toBeVisible();
  },
};
