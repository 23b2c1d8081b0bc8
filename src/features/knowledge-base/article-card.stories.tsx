import { uuidOf } from '@mocks/engine/db/table-definition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Schemas } from '@/api/contract';
import { ArticleCard } from './article-card';

const article: Schemas['ArticleSummary'] = {
  uuid: uuidOf('article', 13),
  title: 'Section 24 for higher-rate landlords',
  image: 'lounge.svg',
  authUser: { id: 11, fullName: 'Mei-Ling Zhou', username: 'mei-ling.zhou', profileImage: null },
  categoryId: uuidOf('articleCategory', 4),
  category: { name: 'Tax', slug: 'tax' },
  excerpt: 'Section 24 of the Finance (No. 2) Act 2015 stops individuals from deducting mortgage interest.',
  nations: ['england', 'wales', 'scotland', 'northern-ireland'],
  readMinutes: 2,
  reviewedOn: '2026-04-23',
  status: 'published',
  publishedAt: '2026-03-01T09:00:00Z',
  scheduledFor: null,
  helpful: { yes: 12, no: 1 },
  saved: false,
  progress: null,
  highlights: [],
  missing: [],
  createdAt: '2026-03-01T09:00:00Z',
  updatedAt: '2026-04-23T09:00:00Z',
};

const meta = {
  title: 'knowledge-base/Article card',
  component: ArticleCard,
  args: { article, headingLevel: 2 },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof ArticleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Begun: Story = { args: { article: { ...article, progress: 45 } } };
export const Draft: Story = { args: { article: { ...article, status: 'draft', image: null } } };
export const LongWords: Story = {
  args: {
    article: { ...article, title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2) },
  },
};
export const Featured: Story = {
  args: { isFeatured: true },
  decorators: [(Story) => <div className="w-[900px] max-w-full">{Story()}</div>],
};
