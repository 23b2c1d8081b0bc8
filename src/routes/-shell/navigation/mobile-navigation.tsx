import { useRouter } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Schemas } from '@/api/contract';
import { IconButton } from '@/ui/button/icon-button';
import { keepFocusInside } from '@/ui/focus/keep-focus-inside';
import { useScrollLock } from '@/ui/modal/use-scroll-lock';
import { SidebarContent, type SidebarExtras } from './sidebar';

interface MobileNavigationProps {
  user: Schemas['CurrentUser'];
  path: string;
  extras: SidebarExtras;
  onClose: () => void;
}

// the `lg` breakpoint of styles/tokens.css, 1224 px
const hasSidebar = '(min-width: 76.5rem)';

/** The drawer below 1224 px. While it is open the body carries the `modal-open` marker (specification §2). */
export function MobileNavigation({ user, path, extras, onClose }: MobileNavigationProps) {
  const router = useRouter();
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useScrollLock(true);
  useEffect(() => {
    // The marker and the focus live outside React: set with the drawer, put back when it goes, whoever closes it.
    const before = document.activeElement;
    const pathBefore = router.state.location.pathname;
    document.body.classList.add('modal-open');
    panel.current?.querySelector<HTMLElement>('a, button')?.focus();
    return () => {
      document.body.classList.remove('modal-open');
      // another page takes the focus itself
      const isSamePage = router.state.location.pathname === pathBefore;
      if (isSamePage && before instanceof HTMLElement) before.focus();
    };
  }, [router]);
  useEffect(() => {
    const screen = matchMedia(hasSidebar);
    const closeWhenWide = () => screen.matches && close();
    screen.addEventListener('change', closeWhenWide);
    // it may have grown wide between the drawing and now
    closeWhenWide();
    return () => screen.removeEventListener('change', closeWhenWide);
  }, []);
  return (
    <div className="fixed inset-0 z-(--z-drawer) lg:hidden">
      <button
        type="button"
        aria-label="Close menu"
        tabIndex={-1}
        data-scrim
        onClick={onClose}
        className="bg-scrim absolute inset-0 size-full"
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog hears Escape and Tab of what is inside */}
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-label="Menu"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          else keepFocusInside(event);
        }}
        className="border-line-subtle bg-canvas light:bg-surface-1 shadow-lg absolute inset-y-0 left-0 flex w-[min(300px,86vw)] animate-(--animate-drawer) flex-col overflow-y-auto border-r p-3"
      >
        <div className="mb-1 flex justify-end">
          <IconButton label="Close menu" onClick={onClose}>
            <X aria-hidden size={20} />
          </IconButton>
        </div>
        <SidebarContent user={user} path={path} extras={extras} />
      </div>
    </div>
  );
}
