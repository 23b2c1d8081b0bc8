import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Cover } from './cover';

const meta = {
  component: Cover,
  args: { cover: null, sizes: '480px' },
  decorators: [
    (Story) => (
      <div className="w-full max-w-[480px] overflow-hidden rounded-[14px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Cover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 16 to 9 at every width. */
async function isWide({ canvasElement }: { canvasElement: HTMLElement }) {
  const picture = canvasElement.querySelector('.aspect-video');
  await waitFor(() => {
    const { width, height } = picture?.getBoundingClientRect() ?? { width: 0, height: 1 };
    return expect(width / height).toBeCloseTo(16 / 9, 1);
  });
}

/** A post without a picture has the street. */
export const WithoutAPicture: Story = { play: isWide };
export const WithoutAPictureLight: Story = { globals: { theme: 'light' }, play: isWide };
export const OnATelephone: Story = { globals: { viewport: { value: '320' } }, play: isWide };

/** The place keeps its shape when the picture does not come. */
export const Lost: Story = { args: { cover: '4/media/gone.svg', isEager: true }, play: isWide };

/** An address of any other kind is no picture of ours. */
export const OfAnotherSite: Story = {
  args: { cover: 'https://example.org/picture.png' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
