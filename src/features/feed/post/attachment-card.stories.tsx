import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Schemas } from '@/api/contract';
import { AttachmentCard } from './attachment-card';

const attachment: Schemas['Attachment'] = {
  kind: 'evaluation',
  refId: '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a07',
  snapshot: {
    title: '14 Marlow Terrace, Armley',
    subtitle: 'Leeds LS12 · 3-bed terraced house · 861 sq ft',
    image: null,
    figures: [
      { label: 'Agreed', value: '£175,500' },
      { label: 'Gross yield', value: '8.5%' },
      { label: 'Cash flow', value: '£412 pcm' },
    ],
  },
};
const { snapshot } = attachment;

const meta = {
  title: 'feed/Attachment card',
  component: AttachmentCard,
  args: { attachment },
  decorators: [
    (Story) => (
      <div className="max-w-[560px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AttachmentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Evaluation: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      `/property-evaluations/${attachment.refId}`,
    );
  },
};

export const Article: Story = {
  args: {
    attachment: {
      ...attachment,
      kind: 'article',
      snapshot: { ...snapshot, title: 'How BRRR works', figures: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      `/knowledge-base/article/${attachment.refId}`,
    );
  },
};

export const Listing: Story = {
  args: { attachment: { ...attachment, kind: 'listing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      `/property-search?listing=${attachment.refId}`,
    );
  },
};

export const Link: Story = {
  args: { attachment: { ...attachment, kind: 'link', refId: 'https://www.gov.uk/stamp-duty-land-tax' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  },
};

/** An address that could run code is no address. */
export const UnsafeLink: Story = {
  args: { attachment: { ...attachment, kind: 'link', refId: 'javascript:alert(1)' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongWords: Story = {
  args: { attachment: { ...attachment, snapshot: { ...snapshot, title: 'Marlow Terrace '.repeat(12) } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
