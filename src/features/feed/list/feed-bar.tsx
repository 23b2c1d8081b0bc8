import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FeedChoice } from '@/entities/post/queries';
import { Menu } from '@/ui/menu/menu';
import { Tabs } from '@/ui/tabs';
import { chooseFeed } from './feed-choice';

const tabs = [
  { id: 'for-you', label: 'For you' },
  { id: 'connections', label: 'Connections' },
  { id: 'deals', label: 'Deals' },
  { id: 'saved', label: 'Saved' },
] as const;

const orders = { latest: 'Latest', top: 'Top' } as const;

interface FeedBarProps {
  choice: FeedChoice;
  /** Stands left of the order, and may open below it. */
  strip?: ReactNode;
  children: ReactNode;
}

/** Whose posts, and in which order; below them the posts. */
export function FeedBar({ choice, strip, children }: FeedBarProps) {
  return (
    <div className="relative">
      <Tabs label="Feed" tabs={tabs} activeId={choice.feed} onChange={(feed) => chooseFeed({ feed })}>
        <div className="flex min-h-10 flex-wrap items-center justify-end md:absolute md:top-0 md:right-0">
          {strip}
          <Menu
            label="Sort by"
            trigger={
              <button
                type="button"
                aria-label={`Sort: ${orders[choice.sort]}`}
                className="text-ink-2 hover:text-ink touch-target relative flex items-center gap-1 text-xs font-medium"
              >
                {orders[choice.sort]}
                <ChevronDown aria-hidden size={14} />
              </button>
            }
            items={(['latest', 'top'] as const).map((sort) => ({
              label: orders[sort],
              onSelect: () => chooseFeed({ sort }),
            }))}
          />
        </div>
        <div className="md:pt-4">{children}</div>
      </Tabs>
    </div>
  );
}
