import { uuidOf } from '@mocks/engine/db/table-definition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EditArticlePage, NewArticlePage } from './article-editor-page';

const admin = 4;

const meta = {
  title: 'knowledge-base/Editor',
  component: NewArticlePage,
  args: { userId: admin, onSaved: fn(), onCancel: fn() },
  parameters: { layout: 'fullscreen', server: { signInAs: 'tom.whitfield' } },
} satisfies Meta<typeof NewArticlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter a title')).toBeVisible();
  },
};
export const NewLight: Story = { ...New, globals: { theme: 'light' } };
export const NewOnAPhone: Story = { ...New, globals: { viewport: { value: '390' } } };

export const Scheduled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status' }), 'scheduled');
    await expect(canvas.getByLabelText('Publication time')).toBeVisible();
  },
};

export const Preview: Story = {
  render: (args) => (
    <EditArticlePage
      {...args}
      uuid={uuidOf('article', 14)}
      onDeleted={fn()}
      notFound={<p>Not found</p>}
      forbidden={<p>Not for you</p>}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Preview' }));
    await expect(await canvas.findByRole('region', { name: 'Work out the stamp duty' })).toBeVisible();
  },
};
export const CannotBeLoaded: Story = {
  ...Preview,
  parameters: { server: { fail: { getArticle: { status: 403, body: { message: 'Not today' } } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not today');
  },
};
