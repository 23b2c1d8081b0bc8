import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo';

const meta = {
  title: 'ui/logo',
  component: Logo,
  render: () => (
    <div className="flex items-center gap-8">
      <Logo />
      <Logo size={16} isMarkOnly />
      <Logo size={40} />
    </div>
  ),
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = {};
export const Light: Story = { globals: { theme: 'light' } };
