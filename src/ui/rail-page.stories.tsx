import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from './card';
import { RailPage, WithRail } from './rail-page';

const meta = {
  title: 'ui/Rail page',
  component: RailPage,
  args: {
    children: (
      <WithRail label="People" rail={<Card>Who else is here</Card>}>
        <Card>What the page is about</Card>
      </WithRail>
    ),
  },
} satisfies Meta<typeof RailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow = 620;

/** Column and rail where there is room for both. */
export const Wide: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 1100 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('complementary', { name: 'People' });
    await expect(await canvas.findByText('Who else is here')).toBeVisible();
    await expect(rail).toBeVisible();
    await expect(canvas.getByText('What the page is about').offsetWidth).toBe(narrow);
  },
};

export const Light: Story = { ...Wide, globals: { theme: 'light' } };

/** The column alone where there is not; the rail is not even drawn. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What the page is about')).toBeVisible();
    await expect(canvas.queryByText('Who else is here')).toBeNull();
  },
};

/** Without a rail its place stays free, so that nothing moves when it comes. */
export const PlaceHeld: Story = {
  ...Wide,
  args: { children: <WithRail>{<Card>What the page is about</Card>}</WithRail> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.getByText('What the page is about').offsetWidth).toBe(narrow);
  },
};
