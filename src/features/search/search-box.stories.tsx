import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { SearchBox } from './search-box';

const meta = {
  title: 'search/Box',
  component: SearchBox,
  decorators: [
    (Story) => (
      <div className="flex min-h-[360px] justify-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Results: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lee');
    const list = await canvas.findByRole('listbox', { name: 'Search results' }, { timeout: 3000 });
    await expect(list.parentElement?.clientHeight).toBeLessThanOrEqual(280);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toBeVisible();
  },
};

export const NoResults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzzzzz');
    await expect(
      await canvas.findByText('No results found', { selector: 'p' }, { timeout: 3000 }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { server: { fail: { search: { status: 403 } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'leeds');
    await expect(await canvas.findByRole('button', { name: 'Retry' }, { timeout: 3000 })).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/search', () => delay('infinite'))] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'leeds');
    await expect(await canvas.findByText('Searching', {}, { timeout: 3000 })).toBeInTheDocument();
  },
};

export const Light: Story = { ...Results, globals: { theme: 'light' } };
