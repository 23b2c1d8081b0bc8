import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LegalPage } from './legal-page';
import { privacyIntro, privacySections, privacySince } from './privacy';
import { termsIntro, termsSections, termsSince } from './terms';

const meta = {
  title: 'legal/Page',
  component: LegalPage,
  args: { title: 'Terms of use', intro: termsIntro, since: termsSince, sections: termsSections },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LegalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getByRole('navigation', { name: 'Contents' }).querySelectorAll('a')) {
      await expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    }
  },
};
export const TermsLight: Story = { ...Terms, globals: { theme: 'light' } };
export const Privacy: Story = {
  args: {
    title: 'Privacy notice',
    intro: privacyIntro,
    since: privacySince,
    sections: privacySections(null),
  },
};
