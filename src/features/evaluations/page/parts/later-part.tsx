import { useLocation } from '@tanstack/react-router';
import { Suspense, useRef, type ReactNode } from 'react';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { useInView } from '@/ui/lazy/use-in-view';
import { useNear } from '@/ui/lazy/use-near';
import { SettledByView } from '../editor/editor-context';
import { useIsWhole } from './whole-page';

/** A card is made before it can be seen, so that nothing moves in view when it comes. */
const nearMargin = '60% 0px';

interface LaterPartProps {
  title: string;
  /** Classes that set `--room`, the usual height of the card, for each width. */
  room: string;
  isWide?: boolean;
  /** In view it changes in the same frame as the tiles; a chart whose bars follow a key costs less than a frame of its own. */
  isAtOnce?: boolean;
  /** What an address names it by. */
  id?: string;
  children: ReactNode;
}

/**
 * A card that is made once it comes near the view, when an address leads to it, or with the whole page. Until then its heading
 * stands in the room that it will take.
 */
export function LaterPart(props: LaterPartProps) {
  const { title, room, isWide = false, isAtOnce = false, id, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, nearMargin);
  const isWhole = useIsWhole();
  const isLinked = useLocation({ select: ({ hash }) => id !== undefined && hash === id });
  const heading = (
    <Card as="section" aria-label={title} className="h-(--room) print:hidden">
      <h2 className="text-md/[22px] font-semibold tracking-tight">{title}</h2>
    </Card>
  );
  return (
    <div
      ref={place}
      {...(id !== undefined && { id, tabIndex: -1 })}
      className={classNames('min-w-0 outline-none', isWide && 'md:col-span-2', room)}
    >
      {isNear || isWhole || isLinked ? (
        <Followed isAtOnce={isAtOnce}>
          <Suspense fallback={heading}>{children}</Suspense>
        </Followed>
      ) : (
        heading
      )}
    </div>
  );
}

interface FollowedProps {
  isAtOnce?: boolean;
  className?: string;
  children: ReactNode;
}

/** Follows what is typed while it is in view, and otherwise when the keys rest. */
export function Followed({ isAtOnce = false, className = '', children }: FollowedProps) {
  const [place, isInView] = useInView('0px');
  return (
    <SettledByView isInView={isInView} isAtOnce={isAtOnce}>
      <div ref={place} className={className}>
        {children}
      </div>
    </SettledByView>
  );
}
