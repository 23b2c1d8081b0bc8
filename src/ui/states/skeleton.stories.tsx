import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Skeleton } from './skeleton';

function PostSkeleton() {
  return (
    <Card className="max-w-sm" aria-busy>
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="flex-1">
          <Skeleton className="h-3 w-[45%]" />
          <Skeleton className="mt-[9px] h-2.5 w-2/3" />
        </div>
      </div>
      <Skeleton className="mt-[18px] h-3" />
      <Skeleton className="mt-[9px] h-3 w-4/5" />
      <Skeleton className="mt-3.5 h-24 rounded-lg" />
    </Card>
  );
}

const meta = { title: 'ui/skeleton', component: PostSkeleton } satisfies Meta<typeof PostSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Post: Story = {};
export const PostLight: Story = { globals: { theme: 'light' } };
