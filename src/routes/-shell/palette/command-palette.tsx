// The search lends the palette, the shell its pages, several features what can be done. Loaded when it is first opened.
import { useRouter } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { useCurrentUser } from '@/entities/session/queries';
import { Palette } from '@/features/search/palette/palette';
import { useSearch } from '@/features/search/use-search';
import { requestCloseAllModals } from '@/ui/modal/modal-store';
import { palettePages } from './palette-pages';
import { usePaletteActions } from './use-palette-actions';
import { usePaletteConversations } from './use-palette-conversations';

/** The command palette of the signed-in person. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const user = useCurrentUser();
  return user && <PaletteOf user={user} onClose={onClose} />;
}

function PaletteOf({ user, onClose }: { user: Schemas['CurrentUser']; onClose: () => void }) {
  const router = useRouter();
  const actions = usePaletteActions();
  const search = useSearch();
  const conversations = usePaletteConversations(
    user.id,
    search.query,
    router.state.location.pathname === '/conversations',
  );
  /** Closes the palette; what follows comes after the focus has gone back to where it was. */
  const leave = (then: () => void) => {
    onClose();
    setTimeout(then);
  };
  return (
    <Palette
      userId={user.id}
      search={search}
      pages={palettePages(user)}
      actions={actions}
      foundPages={conversations}
      onClose={onClose}
      onRun={leave}
      onGo={(href) =>
        leave(() => {
          // A modal below belongs to the page that is left; one that keeps unsaved text may refuse.
          if (requestCloseAllModals()) void router.navigate({ href });
        })
      }
    />
  );
}
