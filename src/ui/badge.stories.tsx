import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlert, TrendingUp } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge, type BadgeTone } from './badge';
import { CountBadge } from './count-badge';

const tones: BadgeTone[] = ['neutral', 'teal', 'rose', 'tan', 'purple', 'red', 'amber', 'green'];

function Badges() {
  return (
    <div className="flex max-w-md flex-wrap items-center gap-2 bg-surface-1 p-5">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge tone="green" icon={<TrendingUp size={12} strokeWidth={1.75} />}>
        8.1% yield
      </Badge>
      <Badge tone="red" icon={<CircleAlert size={12} strokeWidth={1.75} />}>
        Expires 28 Nov
      </Badge>
      <Badge>A state with a very long name that cannot stand in one line of a narrow card 🏠</Badge>
      <CountBadge count={0} label="nothing" />
      <CountBadge count={19} label="messages" />
      <CountBadge count={20} label="requests" />
    </div>
  );
}

const meta = { title: 'ui/badge', component: Badges } satisfies Meta<typeof Badges>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/nothing/)).toBeNull();
    await expect(canvas.getByText('19')).toBeVisible();
    await expect(canvas.getByText('20+ requests')).toBeInTheDocument();
  },
};

export const EveryLight: Story = { ...Every, globals: { theme: 'light' } };
