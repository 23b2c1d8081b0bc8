import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { member, profile } from '@/testing/fixtures/profile-fixture';
import { ProfileArticles } from './profile-articles';

/** Whoever wrote most of the knowledge base. */
const writer = profile({ userId: 4, user: member({ id: 4, fullName: 'Tom Whitfield' }) });

const meta = {
  title: 'profile/Articles',
  component: ProfileArticles,
  args: { profile: writer, renderArticle: (article) => <li key={article.uuid}>{article.title}</li> },
} satisfies Meta<typeof ProfileArticles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows.length).toBeGreaterThan(1);
  },
};

export const Light: Story = { ...Many, globals: { theme: 'light' } };

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/articles', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading articles' })).toBeVisible();
  },
};

export const None: Story = {
  args: { profile: profile({ userId: 7 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No articles yet')).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: {
    server: { fail: { listArticles: { status: 403, body: { message: 'Closed for now' } } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the articles')).toBeVisible();
    await expect(canvas.getByText('Closed for now.')).toBeVisible();
  },
};
