import type { RawSearch } from '@/lib/raw-search';
import type { PreviewAs } from './profile-queries';

const tabs = ['posts', 'deals', 'media', 'articles', 'about'] as const;
export type ProfileTab = (typeof tabs)[number];
const previews = ['public', 'members', 'connections'] as const satisfies readonly PreviewAs[];

/** What the address of a profile says: the tab that is open, and as whom I look at my own. */
export interface ProfileSearch {
  tab?: ProfileTab;
  preview?: PreviewAs;
}

/** What it says of that; anything unknown counts as nothing. */
export function readProfileSearch(search: RawSearch<keyof ProfileSearch>): ProfileSearch {
  const tab = tabs.find((each) => each === search.tab);
  const preview = previews.find((each) => each === search.preview);
  return { ...(tab && { tab }), ...(preview && { preview }) };
}
