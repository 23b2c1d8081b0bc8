import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BusinessesPage } from './businesses/businesses-page';
import { ContentPage } from './content/content-page';
import { PostPage } from './content/post-page';
import { BusinessTypesPage } from './taxonomy/business-types-page';
import { CategoriesPage } from './taxonomy/categories-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'admin/Publishing',
  component: ContentPage,
  args: { tab: 'blog', query: '', onTab: fn(), onQuery: fn() },
  parameters: { scenario: 'admin' },
} satisfies Meta<typeof ContentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Posts: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Actions for/ }, patience);
    await expect(first).toBeVisible();
  },
};
export const PostsOnAPhone: Story = { ...Posts, globals: { viewport: { value: '320' } } };

export const Articles: Story = {
  args: { tab: 'articles' },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByText('Published', {}, patience);
    await expect(first).toBeVisible();
  },
};
export const ArticlesLight: Story = { ...Articles, globals: { theme: 'light' } };

export const NoPosts: Story = {
  args: { query: 'zzzz' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No posts found', {}, patience)).toBeVisible();
  },
};

export const WritingAPost: Story = {
  render: () => <PostPage slug={undefined} onLeave={() => {}} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }, patience));
    await expect(canvas.getByText('Enter a title')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'scheduled');
    await expect(await canvas.findByText('Choose a time in the future')).toBeVisible();
  },
};
export const WritingAPostOnAPhone: Story = { ...WritingAPost, globals: { viewport: { value: '320' } } };

export const Categories: Story = {
  render: () => <CategoriesPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Article categories' }, patience)).toBeVisible();
  },
};
export const CategoriesOnAPhone: Story = { ...Categories, globals: { viewport: { value: '320' } } };

export const CategoriesNotLoaded: Story = {
  parameters: { scenario: '?scenario=admin&fault=listArticleCategories:403' },
  render: () => <CategoriesPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the categories', {}, patience)).toBeVisible();
  },
};

export const BusinessTypes: Story = {
  render: () => <BusinessTypesPage />,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Edit / }, patience);
    await expect(first).toBeVisible();
  },
};
export const BusinessTypesOnAPhone: Story = { ...BusinessTypes, globals: { viewport: { value: '320' } } };

export const Businesses: Story = {
  render: () => <BusinessesPage query="" isWaitingOnly={false} onSearch={() => {}} />,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole(
      'button',
      { name: /^(Verify|Remove verification from) / },
      patience,
    );
    await expect(first).toBeVisible();
  },
};
export const BusinessesLight: Story = { ...Businesses, globals: { theme: 'light' } };
export const BusinessesOnAPhone: Story = { ...Businesses, globals: { viewport: { value: '320' } } };
