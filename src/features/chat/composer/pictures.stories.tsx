import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { animatedGif, stillGif } from '@/testing/fixtures/moving-pictures';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { ChatPage } from '../chat-page';
import { forgetChosenFiles } from '../outbox/chosen-files';

/** What becomes of the pictures given to a message: only a browser can draw them. */
const meta = {
  title: 'chat/Photos of a message',
  component: ChatPage,
  args: {
    userId: 1,
    openId: 1,
    view: 'chat',
    filter: 'all',
    onOpen: fn(),
    onBack: fn(),
    onFilter: fn(),
    onRead: fn(),
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    forgetChosenFiles();
    removeDraftsOf(1);
    return forgetChosenFiles;
  },
} satisfies Meta<typeof ChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20" fill="teal"/></svg>';
const called = (name: string, type: string, text: string) => new File([text], name, { type });
const choose = async (canvas: Canvas, label: string, files: File[]) =>
  fireEvent.change(await canvas.findByLabelText(label, { selector: 'input' }), { target: { files } });
const patient = { timeout: 15_000 };

/** It can carry scripts: it becomes a JPEG, also when it is chosen as a document or dropped. */
export const Drawings: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Add photos', [called('one.svg', 'image/svg+xml', drawing)]);
    await canvas.findByRole('button', { name: 'Remove “one.jpg”' }, patient);
    await choose(canvas, 'Attach a document', [
      called('two.svg', 'image/svg+xml', drawing),
      called('lease.pdf', 'application/pdf', '%PDF-1.7'),
    ]);
    await canvas.findByRole('button', { name: 'Remove “two.jpg”' }, patient);
    await expect(canvas.getByRole('button', { name: 'Remove “lease.pdf”' })).toBeVisible();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(called('three.svg', 'image/svg+xml', drawing));
    canvas
      .getByRole('form', { name: 'New message' })
      .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await canvas.findByRole('button', { name: 'Remove “three.jpg”' }, patient);
    await expect(canvas.queryByText(/svg/)).toBeNull();
  },
};

/** Above 1 MB one that moves is refused, and one that does not becomes a small JPEG. */
export const LargeGifs: Story = {
  play: async ({ canvas }) => {
    const size = 1_048_577;
    await choose(canvas, 'Add photos', [
      new File([animatedGif({ size })], 'tour.gif', { type: 'image/gif' }),
      new File([stillGif(size)], 'plan.gif', { type: 'image/gif' }),
    ]);
    await canvas.findByText(
      'tour.gif: Animated photos can be up to 1 MB. Choose a smaller one, or use a still photo.',
      {},
      patient,
    );
    await canvas.findByRole('button', { name: 'Remove “plan.jpg”' }, patient);
    await expect(canvas.queryByRole('button', { name: 'Remove “tour.gif”' })).toBeNull();
  },
};

/** A text, a renamed document, and nothing at all. */
export const NotPictures: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Add photos', [called('notes.txt', 'text/plain', 'not a photo')]);
    await canvas.findByText('notes.txt: The file given is not an image', {}, patient);
    await choose(canvas, 'Add photos', [called('lease.jpg', 'image/jpeg', '%PDF-1.7')]);
    await canvas.findByText('lease.jpg: Error compressing image', {}, patient);
    await expect(canvas.queryByRole('list', { name: 'Attached' })).toBeNull();
    await choose(canvas, 'Add photos', [called('empty.png', 'image/png', '')]);
    await canvas.findByText('empty.png: Error compressing image', {}, patient);
    await expect(canvas.queryByRole('list', { name: 'Attached' })).toBeNull();
  },
};
