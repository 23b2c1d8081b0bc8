import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BlogFilters } from './blog-filters';

const meta = {
  component: BlogFilters,
  args: { search: {}, onSearch: fn() },
} satisfies Meta<typeof BlogFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the blog' }), '  yield {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith({ category: undefined, query: 'yield' });
  },
};
export const EverythingLight: Story = { globals: { theme: 'light' } };

/** Another category begins at the first page, with the same words. */
export const OneCategory: Story = {
  args: { search: { category: 'law-and-tax', query: 'company', page: 2 } },
  play: async ({ canvas, userEvent, args }) => {
    const chosen = canvas.getByRole('button', { pressed: true });
    await expect(chosen).not.toHaveTextContent('All');
    await expect(canvas.getByRole('searchbox')).toHaveValue('company');
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ query: 'company' });
  },
};

export const OnATelephone: Story = {
  args: { search: { query: 'a long search for the interest cover of a house in multiple occupation' } },
  globals: { viewport: { value: '320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
