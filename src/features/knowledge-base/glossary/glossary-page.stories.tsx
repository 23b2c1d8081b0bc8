import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GlossaryPage } from './glossary-page';

const meta = {
  title: 'knowledge-base/Glossary',
  component: GlossaryPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GlossaryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Annual rent ÷ price')).toBeVisible();
  },
};
export const AllLight: Story = { ...All, globals: { theme: 'light' } };
export const OnAPhone: Story = { ...All, globals: { viewport: { value: '390' } } };

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the glossary' }), 'zzzz');
    await expect(await canvas.findByText('No terms found')).toBeVisible();
  },
};

export const FoundInSpiteOfALetter: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the glossary' }), 'yeild');
    await expect(await canvas.findByRole('region', { name: 'Search results' })).toHaveTextContent(
      'Gross yield',
    );
  },
};
