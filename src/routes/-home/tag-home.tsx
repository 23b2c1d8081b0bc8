import type { Schemas } from '@/api/contract';
import { TagPage } from '@/features/feed/tags/tag-page';
import { useShortcutsPreference } from '@/features/shortcuts/preference';
import { longestTag } from '@/lib/rich-text/tags';
import { LateRail } from './late-home';
import { HomePeople } from './people-rail.late';

/** Home for a signed-in person who follows a tag. */
export function TagHome({ user, tag }: { user: Schemas['CurrentUser']; tag: string }) {
  const { isOn } = useShortcutsPreference();
  return (
    <TagPage
      user={user}
      tag={tag.slice(0, longestTag)}
      areLettersOn={isOn}
      rail={
        <>
          <HomePeople key={user.id} user={user} />
          <LateRail user={user} />
        </>
      }
    />
  );
}
