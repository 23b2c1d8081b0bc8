import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormAlert } from './form-alert';

const meta = {
  title: 'ui/Form alert',
  component: FormAlert,
  args: { text: 'Those details aren’t right. Check your email or username and password, then try again.' },
  decorators: [
    (Story) => (
      <div className="max-w-[392px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FormAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {};
export const LongText: Story = {
  args: {
    text: 'Too many attempts from this network. Wait a moment before the next one, or ask for a new password.',
  },
};
