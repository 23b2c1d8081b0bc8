import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Schemas } from '@/api/contract';
import { useCurrentUser } from '@/entities/session/queries';
import { askAva, closeAva, forgetAva, useAva } from '@/entities/assistant/ava-store';
import { AvaButton } from '@/features/assistant/panel/ava-button';
import { useThread } from '@/features/assistant/topics/use-thread';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { loadStyled } from '@/ui/theme/page-styles';
import { showToast } from '@/ui/toast/toast';

export const loadAvaCenter = () => loadStyled(() => import('./ava-center'));

interface AvaCornerProps {
  user: Schemas['CurrentUser'];
  path: string;
}

/** Pages of figures, and of a conversation: there a word in the corner would cover some of it. */
const isDense = (path: string) => /^\/(?:property-|pipeline|portfolio|conversations|admin)/.test(path);

/** Ava's corner for whoever is signed in, behind everything else in the page: the keyboard comes to it last. */
export function AvaPlace() {
  const user = useCurrentUser();
  const path = useLocation({ select: ({ pathname }) => pathname });
  // In a box of its own: beside the whole page, each panel that comes would have all of its styles worked out anew.
  return (
    user &&
    createPortal(
      <div className="contents">
        <AvaCorner key={user.id} user={user} path={path} />
      </div>,
      document.body,
    )
  );
}

/** Ava's button, and her panel, whose code comes when the button is approached or somebody wishes to ask her. */
export function AvaCorner({ user, path }: AvaCornerProps) {
  const { threadId, findThread } = useThread(user);
  const isPage = useLocation({ select: ({ searchStr }) => searchStr.includes('ava=page') });
  const [isNear, setIsNear] = useState(isPage);
  const isOpen = useAva((state) => state.isOpen);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => forgetAva, []);
  useEffect(() => {
    if (isPage) askAva(null);
  }, [isPage]);
  const center = useLazyPart(loadAvaCenter, isNear || isOpen, () => {
    setIsNear(false);
    // as it is now: the code was asked for before the button was pressed
    if (!useAva.getState().isOpen) return;
    closeAva();
    showToast({ kind: 'error', text: 'Couldn’t load Ava. Check your connection and try again.' });
  });
  return (
    <>
      {center && (
        <center.AvaCenter
          user={user}
          threadId={threadId}
          findThread={findThread}
          onClose={() => {
            // Where the panel lay on the button, it is there to take the focus only when the panel has gone.
            flushSync(closeAva);
            button.current?.focus();
          }}
        />
      )}
      <AvaButton ref={button} isSmall={isDense(path)} onApproach={() => setIsNear(true)} />
    </>
  );
}
