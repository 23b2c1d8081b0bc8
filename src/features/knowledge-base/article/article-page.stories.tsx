import { uuidOf } from '@mocks/db/document-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArticlePage } from './article-page';

const hannah = 1;

const meta = {
  title: 'knowledge-base/Article',
  component: ArticlePage,
  args: { uuid: uuidOf('article', 13), userId: hannah, notFound: <p>Not found</p> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ArticlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTablesAndFormulas: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note', { name: 'Note' })).toBeVisible();
    await expect(canvas.getAllByRole('table').length).toBeGreaterThan(0);
    await expect(await canvas.findByRole('region', { name: 'Words in this article' })).toBeVisible();
  },
};
export const WithTablesAndFormulasLight: Story = { ...WithTablesAndFormulas, globals: { theme: 'light' } };

export const WithACalculator: Story = {
  args: { uuid: uuidOf('article', 14) },
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '285000');
    await expect(await canvas.findByText('£18,500')).toBeVisible();
  },
};
export const WithACalculatorLight: Story = { ...WithACalculator, globals: { theme: 'light' } };
export const OnAPhone: Story = { ...WithACalculator, globals: { viewport: { value: '390' } } };

export const NotCheckedForAYear: Story = {
  args: { uuid: uuidOf('article', 12) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nobody has checked this article/)).toBeVisible();
  },
};
export const OfItsAuthor: Story = {
  args: { userId: 11 },
  parameters: { server: { signInAs: 'mei-ling.zhou' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(canvas.queryByText('Was this helpful?')).toBeNull();
  },
};
export const SayingWhatIsMissing: Story = {
  args: { uuid: uuidOf('article', 14) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Something is out of date' }));
    await expect(canvas.getByRole('textbox', { name: /out of date/ })).toBeVisible();
  },
};
export const CannotBeLoaded: Story = {
  parameters: { server: { fail: { getArticle: { status: 403, body: { message: 'Not today' } } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not today');
  },
};
export const NotThere: Story = {
  args: { uuid: uuidOf('article', 9999) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not found')).toBeVisible();
  },
};
