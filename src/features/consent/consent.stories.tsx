import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { runtimeConfig } from '@/api/runtime-config';
import { readConsentAgain } from '@/testing/agreements/stored-consent';
import { ConsentBanner } from './consent-banner';
import { CookieSettings } from './cookie-settings';
import { thirdParties } from './third-parties';

const before = { ...runtimeConfig };
// paths of this site, where nothing is: the stories load nothing
const configured = {
  ...before,
  reviewsScriptUrl: '/none/reviews.js',
  analyticsScriptUrl: '/none/analytics.js',
  tagManagerScriptUrl: '/none/tags.js',
};

const meta = {
  title: 'consent/Consent',
  component: CookieSettings,
  beforeEach: () => {
    Object.assign(runtimeConfig, configured);
    localStorage.removeItem('consent');
    readConsentAgain();
    return () => {
      Object.assign(runtimeConfig, before);
      localStorage.removeItem('consent');
      readConsentAgain();
    };
  },
} satisfies Meta<typeof CookieSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Banner: Story = {
  render: () => (
    <div className="min-h-64">
      <ConsentBanner parties={thirdParties(configured)} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [refuse, accept] = ['Reject all', 'Accept all'].map((name) => canvas.getByRole('button', { name }));
    // As easy: side by side, of one height and one look.
    await expect(refuse?.className).toBe(accept?.className);
    await expect(refuse?.getBoundingClientRect().height).toBe(accept?.getBoundingClientRect().height);
    if (refuse) await userEvent.click(refuse);
    await expect(JSON.parse(localStorage.getItem('consent') ?? '{}')).toMatchObject({ allowed: [] });
  },
};
export const BannerLight: Story = { ...Banner, globals: { theme: 'light' } };

export const Settings: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Analytics' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Analytics' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save choices' }));
    await expect(canvas.getByText('Your choices are saved in this browser.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Analytics' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Reject all' }));
    await expect(canvas.getByRole('checkbox', { name: 'Analytics' })).not.toBeChecked();
  },
};

export const NothingToChoose: Story = {
  beforeEach: () => {
    Object.assign(runtimeConfig, before);
  },
};
