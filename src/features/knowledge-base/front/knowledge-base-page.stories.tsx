import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@/ui/button/button';
import { KnowledgeBasePage } from './knowledge-base-page';

const meta = {
  title: 'knowledge-base/Start page',
  component: KnowledgeBasePage,
  args: { search: {}, onSearch: fn(), canWrite: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof KnowledgeBasePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Front: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Most helpful' })).toBeVisible();
    await expect(await canvas.findByText('1 of 7 read')).toBeVisible();
  },
};
export const FrontLight: Story = { ...Front, globals: { theme: 'light' } };
export const FrontOnAPhone: Story = { ...Front, globals: { viewport: { value: '390' } } };

export const PathOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your first purchase' }));
    const steps = canvas.getByRole('list', { name: 'Steps in “Your first purchase”' });
    await expect(steps).toHaveTextContent('Next · 70% read');
  },
};
export const PathOpenLight: Story = { ...PathOpen, globals: { theme: 'light' } };
export const PathOpenOnAPhone: Story = { ...PathOpen, globals: { viewport: { value: '390' } } };

export const OfAnAdmin: Story = {
  args: { canWrite: true },
  parameters: { server: { signInAs: 'tom.whitfield' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'New article' })).toBeVisible();
  },
};
export const OfANewcomer: Story = {
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 of 7 read')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Continue reading' })).toBeNull();
  },
};

export const Found: Story = {
  args: { search: { query: 'section 24' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Section 24', { selector: 'mark' })).length).toBeGreaterThan(0);
  },
};
export const FoundLight: Story = { ...Found, globals: { theme: 'light' } };

/** Two words that no article has together: what has one of them, each with what it lacks. */
export const OnlySomeWords: Story = {
  args: {
    search: { query: 'carbide bananas' },
    renderAsk: (query) => <Button variant="ava">{`Ask: ${query}`}</Button>,
  },
  play: async ({ canvas }) => {
    const close = await canvas.findByRole('region', { name: 'No articles match all your words' });
    await expect(close).toHaveTextContent('Without “bananas”');
  },
};
export const OnlySomeWordsOnAPhone: Story = { ...OnlySomeWords, globals: { viewport: { value: '390' } } };

export const NothingFound: Story = {
  args: {
    search: { query: 'zzzzzz' },
    renderAsk: (query) => <Button variant="ava">{`Ask: ${query}`}</Button>,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ask: zzzzzz' })).toBeVisible();
  },
};
export const OneCategory: Story = {
  args: { search: { category: 'scotland' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 articles')).toBeVisible();
  },
};
export const NothingSaved: Story = {
  args: { search: { saved: true } },
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No saved articles yet')).toBeVisible();
  },
};
export const CannotBeLoaded: Story = {
  parameters: { server: { fail: { listArticles: { status: 403, body: { message: 'Not today' } } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not today');
  },
};
