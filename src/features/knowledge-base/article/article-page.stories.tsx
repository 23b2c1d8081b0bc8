import { uuidOf } from '@mocks/engine/db/table-definition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
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
    await expect(await canvas.findByRole('note', { name: 'Note' }, { timeout: 8000 })).toBeVisible();
    await expect(canvas.getAllByRole('table').length).toBeGreaterThan(0);
    await expect(await canvas.findByRole('region', { name: 'Terms in this article' })).toBeVisible();
  },
};
export const WithTablesAndFormulasLight: Story = { ...WithTablesAndFormulas, globals: { theme: 'light' } };

/** What the reader marked: painted in the text, listed beside it. One of them has gone from the article since. */
export const WithMarks: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/articles/:uuid/notes', () =>
          HttpResponse.json({
            data: [
              {
                id: 1,
                quote: 'What changes',
                occurrence: 0,
                note: null,
                createdAt: '2026-05-01T10:00:00.000Z',
              },
              {
                id: 2,
                quote: 'Words that were taken out',
                occurrence: 0,
                note: 'Ask the accountant before April, and keep what she says with the deal.',
                createdAt: '2026-05-02T10:00:00.000Z',
              },
            ],
          }),
        ),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2, name: 'What changes' });
    await expect(await canvas.findByRole('button', { name: 'What changes' })).toBeVisible();
    await expect(await canvas.findByText('(no longer in the text)')).toBeVisible();
    await waitFor(() => expect(CSS.highlights.get('article-marks')?.size).toBe(1));
    getSelection()?.selectAllChildren(
      within(canvasElement).getByRole('heading', { level: 2, name: 'What changes' }),
    );
    await expect(await canvas.findByRole('toolbar', { name: 'Selected text' })).toBeVisible();
  },
};
export const WithMarksLight: Story = { ...WithMarks, globals: { theme: 'light' } };
export const WithMarksOnAPhone: Story = { ...WithMarks, globals: { viewport: { value: '390' } } };

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
    await expect(await canvas.findByText(/No one has checked this article/)).toBeVisible();
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Suggest a correction' }));
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
