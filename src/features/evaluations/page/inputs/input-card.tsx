import { useState, type ReactNode } from 'react';
import { Summary } from '@/ui/disclosure/summary';
import { useIsWhole } from '../parts/whole-page';

interface InputCardProps {
  title: string;
  /** A word about what is inside, on the right. */
  note?: ReactNode;
  isOpen?: boolean;
  /** Stays open on phones too, where the others are folded away to begin with. */
  isMain?: boolean;
  children: ReactNode;
}

/** A group of inputs that can be folded away. Its fields are made when it is opened first, or with the whole page. */
export function InputCard({ title, note, isOpen = true, isMain = false, children }: InputCardProps) {
  const [isUnfolded] = useState(() => isOpen && (isMain || !matchMedia('(max-width: 767.98px)').matches));
  const [isOpened, setOpened] = useState(isUnfolded);
  const isMade = useIsWhole() || isOpened;
  return (
    <details
      open={isUnfolded}
      onToggle={() => setOpened(true)}
      className="border-b border-line-subtle last:border-b-0 light:border-line"
    >
      <Summary isWide className="px-(--card-p) py-2.5 -outline-offset-2" onClick={() => setOpened(true)}>
        <h2 className="max-w-[75%] shrink-0 grow text-sm font-semibold text-ink">{title}</h2>
        {note !== undefined && <span className="num min-w-0 truncate text-sm text-ink-3">{note}</span>}
      </Summary>
      {isMade && (
        <div className="grid grid-cols-1 gap-x-3 gap-y-3.5 px-(--card-p) pb-5 [contain-intrinsic-block-size:auto_300px] [content-visibility:auto] min-[360px]:grid-cols-2">
          {children}
        </div>
      )}
    </details>
  );
}

/** A row of a card that takes its whole width. */
export function WideRow({ children }: { children: ReactNode }) {
  return <div className="col-span-full min-w-0">{children}</div>;
}
