import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import type { Schemas } from '@/api/contract';
import { author, post } from '@/testing/fixtures/fixtures';
import { RelatedDeals } from './related-deals';

const shared = (id: number, outcode: string, title: string, fullName = 'Callum Reyes') =>
  post({
    id,
    authUser: author({ fullName }),
    attachment: {
      kind: 'evaluation',
      refId: `018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a${id}`,
      snapshot: {
        title,
        subtitle: `BRRR · ${outcode}`,
        image: null,
        figures: [
          { label: 'Cash needed', value: '£58,204', field: 'cashInvested' },
          { label: 'Gross yield', value: '6.8%', field: 'grossYield' },
        ],
        deal: { strategy: 'brrr', nation: 'england', outcode, inputs: {} },
      },
    },
  });

const page = (...data: Schemas['Post'][]) => ({
  msw: {
    handlers: [
      http.get('*/api/posts', () => HttpResponse.json({ page: 1, totalPages: 1, total: data.length, data })),
    ],
  },
});

const meta = {
  title: 'feed/Related deals',
  component: RelatedDeals,
  args: { post: shared(20, 'LS12', 'This very deal') },
  parameters: page(
    shared(21, 'M14', 'Terrace near the park'),
    shared(22, 'LS6', 'Two-bed with a loft'),
    shared(23, 'LS9', 'Corner house'),
    shared(24, 'B1', 'One too many'),
  ),
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-[620px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RelatedDeals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links.map(({ textContent }) => /^\D+/.exec(textContent)?.[0])).toEqual([
      'Two-bed with a loftBRRR · LS',
      'Corner houseBRRR · LS',
      'Terrace near the parkBRRR · M',
    ]);
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/\/post\/22$/));
  },
};

export const Light: Story = { ...Three, globals: { theme: 'light' } };

export const LongNames: Story = {
  parameters: page(
    shared(
      21,
      'LS6',
      'The semi-detached house with the double garage and the long garden behind the old brewery in Headingley',
      'Maximiliana Featherstonehaugh-Cholmondeley of Wherever',
    ),
  ),
  decorators: [
    (Story) => (
      <div className="max-w-[288px]">
        <Story />
      </div>
    ),
  ],
};

/** Nobody shares one like it: there is no card. */
export const None: Story = {
  parameters: page(shared(20, 'LS12', 'This very deal')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
