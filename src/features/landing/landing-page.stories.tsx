import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandingPage } from './landing-page';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';

const meta = {
  title: 'landing/Page',
  component: LandingPage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <PublicHeader />
      <main>
        <LandingPage />
      </main>
      <PublicFooter />
    </>
  ),
} satisfies Meta<typeof LandingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = {
  play: async ({ canvas }) => {
    const actions = canvas.getByRole('navigation', { name: 'Main' });
    await expect([...actions.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Blog',
      'Login',
      'Create FREE Account',
    ]);
  },
};

export const Light: Story = { globals: { theme: 'light' } };
