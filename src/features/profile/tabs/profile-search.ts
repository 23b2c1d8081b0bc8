import type { RawSearch } from '@/lib/links/raw-search';
import type { PreviewAs } from '../profile-queries';

const tabs = ['posts', 'deals', 'properties', 'media', 'articles', 'connections', 'about'] as const;
export type ProfileTab = (typeof tabs)[number];
const previews = ['public', 'members', 'connections'] as const satisfies readonly PreviewAs[];

/** What the address of a profile says: the tab that is open, what is searched for among the connections, and as whom I look at my own. */
export interface ProfileSearch {
  tab?: ProfileTab;
  q?: string;
  preview?: PreviewAs;
}

/** What it says of that; anything unknown counts as nothing. */
export function readProfileSearch(search: RawSearch<keyof ProfileSearch>): ProfileSearch {
  const tab = tabs.find((each) => each === search.tab);
  const preview = previews.find((each) => each === search.preview);
  const q = tab === 'connections' && typeof search.q === 'string' ? search.q.slice(0, 100) : '';
  return { ...(tab && { tab }), ...(q !== '' && { q }), ...(preview && { preview }) };
}
