import { create } from 'zustand';
import { usualFeed, type FeedChoice } from '@/entities/post/queries';
import { readStored, writeStored } from '@/lib/storage';

const key = 'feed-choice';

const feeds = ['for-you', 'connections', 'deals', 'saved'] as const;

/** What was chosen here last; the usual where nothing was, or what was kept is not understood. */
function load(): FeedChoice {
  const [feed, sort] = (readStored(key) ?? '').split(' ');
  return {
    feed: feeds.find((each) => each === feed) ?? usualFeed.feed,
    sort: sort === 'top' ? 'top' : 'latest',
  };
}

const useChoice = create<FeedChoice>(load);

/** Which posts the home feed shows, and in which order. */
export const useFeedChoice = (): FeedChoice => useChoice();
export const feedChoice = (): FeedChoice => useChoice.getState();

/** Changes it, and keeps it for the next visit; where storage is blocked it holds for this page. */
export function chooseFeed(patch: Partial<FeedChoice>): void {
  useChoice.setState(patch);
  const { feed, sort } = feedChoice();
  const isUsual = feed === usualFeed.feed && sort === usualFeed.sort;
  writeStored(key, isUsual ? null : `${feed} ${sort}`);
}
