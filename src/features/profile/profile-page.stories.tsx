import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { ProfilePage } from './profile-page';

/** The page with its tabs and its preview working. */
function Choosing(args: ComponentProps<typeof ProfilePage>) {
  const [tab, setTab] = useState(args.tab);
  const [as, setAs] = useState(args.as);
  return <ProfilePage {...args} tab={tab} onTab={setTab} as={as} onAs={setAs} />;
}

const meta = {
  title: 'profile/Page',
  component: ProfilePage,
  render: Choosing,
  args: {
    name: 'priya.raman',
    tab: 'posts',
    onTab: fn(),
    as: undefined,
    onAs: fn(),
    renderBusiness: () => null,
    renderActions: () => null,
    renderOwnActions: () => null,
    renderArticle: (article) => <li>{article.title}</li>,
    renderPost: (post) => <article>{post.content}</article>,
    renderConnections: () => null,
    writeAction: null,
  },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAMember: Story = {
  args: { name: '2' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.click(await canvas.findByRole('tab', { name: 'About' }));
    await expect(await canvas.findByText('Strategies')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Deals/ }));
  },
};

export const Mine: Story = {
  args: { name: 'hannah.okafor', tab: 'about' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/% complete$/)).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'View profile as' }),
      'View as the public',
    );
    await expect(await canvas.findByText(/^Preview\./)).toBeVisible();
  },
};

export const OfANewcomer: Story = {
  args: { name: 'zainab.hussain' },
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Write your first post')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { name: 'nobody.of.this.name' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find that page or profile')).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { server: { fail: { getProfile: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load this profile')).toBeVisible();
  },
};

export const PostsWrong: Story = {
  args: { name: '2' },
  parameters: { server: { fail: { listPosts: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the posts')).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/profiles/:id', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading profile' })).toBeVisible();
  },
};

export const Light: Story = { args: { name: '2', tab: 'about' }, globals: { theme: 'light' } };
