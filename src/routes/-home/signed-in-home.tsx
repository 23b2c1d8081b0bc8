import type { ComponentProps } from 'react';
import type { Schemas } from '@/api/contract';
import { FeedPage } from '@/features/feed/feed-page';
import { useShortcutsPreference } from '@/features/shortcuts/preference';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { useSettled } from '@/ui/lazy/use-settled';
import { loadStyled } from '@/ui/theme/page-styles';
import type { HomePeople } from './people-rail.late';

const loadLateHome = () => loadStyled(() => import('./late-home'));
const loadPeopleRail = () => import('./people-rail.late');

/** Home for a signed-in person: the feed and what stands around it. */
export function SignedInHome({ user }: { user: Schemas['CurrentUser'] }) {
  const { isOn } = useShortcutsPreference();
  const isSettled = useSettled() !== null;
  const late = useLazyPart(loadLateHome, isSettled);
  return (
    <FeedPage
      user={user}
      areLettersOn={isOn}
      late={late && <late.PostButton />}
      strip={late && <late.LateStrip user={user} />}
      end={late && <late.FeedEnd />}
      rail={
        <>
          <People key={user.id} user={user} />
          {late && <late.LateRail user={user} />}
        </>
      }
    />
  );
}

/** Their code comes after the posts, which do not wait for it. */
function People(props: ComponentProps<typeof HomePeople>) {
  const part = useLazyPart(loadPeopleRail, true);
  return part && <part.HomePeople {...props} />;
}
