import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BelowTheFold } from './below-the-fold';
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
        <LandingPage>
          <BelowTheFold blog={null} newsletter={null} />
        </LandingPage>
      </main>
      <PublicFooter />
    </>
  ),
} satisfies Meta<typeof LandingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = {
  play: async ({ canvas, userEvent }) => {
    const actions = canvas.getByRole('navigation', { name: 'Main' });
    await expect([...actions.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Blog',
      'Login',
      'Create FREE Account',
    ]);
    const [duty, grossYield] = ['Stamp duty today', 'Gross yield'].map(
      (name) => canvas.getByText(name).nextElementSibling,
    );
    await expect(duty).toHaveTextContent('£10,100');
    await expect(grossYield).toHaveTextContent('7.67%');
    await userEvent.click(canvas.getByRole('button', { name: 'Scotland' }));
    await expect(duty).toHaveTextContent('£15,100');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Monthly rent' }));
    await expect(canvas.getByRole('textbox', { name: 'Monthly rent' })).toBeInvalid();
    await expect(grossYield).toHaveTextContent('n/a');
    await userEvent.click(canvas.getByText('Is it really free?'));
    await expect(canvas.getByText(/The free plan never expires/)).toBeVisible();
  },
};

export const Light: Story = { globals: { theme: 'light' } };
