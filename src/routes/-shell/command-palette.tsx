// The search lends the palette, the shell its pages, several features what can be done. Loaded when it is first opened.
import { useRouter } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { Palette } from '@/features/search/palette';
import { requestCloseAllModals } from '@/ui/modal-store';
import { palettePages } from './palette-pages';
import { usePaletteActions } from './use-palette-actions';

/** The command palette of the signed-in person. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const user = useCurrentUser();
  const actions = usePaletteActions();
  if (!user) return null;
  /** Closes the palette; what follows comes after the focus has gone back to where it was. */
  const leave = (then: () => void) => {
    onClose();
    setTimeout(then);
  };
  return (
    <Palette
      userId={user.id}
      pages={palettePages(user)}
      actions={actions}
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
