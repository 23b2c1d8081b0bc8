import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Markdown } from './markdown';

const meta = {
  title: 'ui/Markdown',
  component: Markdown,
  decorators: [
    (Story) => (
      <Suspense>
        <div className="max-w-[680px]">
          <Story />
        </div>
      </Suspense>
    ),
  ],
  args: {
    text: String.raw`## A yield, worked out

Between $5k and $10k is a price; this is a formula:

$$\frac{12 \times 1{,}150}{0.075} = £184{,}000$$

1. **Rent** first
2. then the [price](/property-search)

> Who said that?

| Outcode | Rent |
| --- | ---: |
| BD3 | £850 |

Some \`code\`, and <b>markup that stays text</b>.`,
  },
} satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('.katex-display, .katex')).not.toBeNull());
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};
export const Light: Story = { ...Everything, globals: { theme: 'light' } };

export const TooWide: Story = {
  args: { text: String.raw`$$\rule{500em}{500em}$$ and $$\kern{-99999em}x$$` },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.katex')).not.toBeNull());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth + 1);
  },
};
