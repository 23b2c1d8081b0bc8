import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, fn } from 'storybook/test';
import { CardPicker } from './card-picker';

const meta = {
  title: 'record/Card picker',
  component: CardPicker,
  args: { kind: 'evaluation', onPick: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-[440px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Evaluations: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ashfield Terrace, two-bed/ }));
    await expect(args.onPick).toHaveBeenCalledOnce();
  },
};
export const Listings: Story = { args: { kind: 'listing' } };
export const Properties: Story = { args: { kind: 'property' }, globals: { theme: 'light' } };
export const Articles: Story = { args: { kind: 'article' } };
export const Contacts: Story = {
  args: { kind: 'contact' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The card shows their phone number and email address.')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'Dermot');
    await expect(await canvas.findByText('Walsh Plumbing & Heating')).toBeVisible();
  },
};
export const NothingFits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'Atlantis');
    await expect(await canvas.findByText('No results for “Atlantis”.')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/evaluations', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible();
  },
};
export const Wrong: Story = {
  parameters: { server: { fail: { listEvaluations: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the list')).toBeVisible();
  },
};
