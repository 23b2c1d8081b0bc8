import { Search as SearchIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '@/ui/button/icon-button';
import { SearchBox, type SearchBoxProps } from './search-box';

/** Below 768 px the box hides behind a button that opens it as a row under the bar (specification §2, A41). */
export function SearchToggle({ userId, onShowPalette }: Pick<SearchBoxProps, 'userId' | 'onShowPalette'>) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={toggle}
        label="Search"
        aria-expanded={isOpen}
        data-search-toggle
        onClick={() => (isOpen ? close() : setIsOpen(true))}
      >
        <SearchIcon aria-hidden size={19} strokeWidth={1.75} />
      </IconButton>
      {isOpen && (
        <div className="border-line-subtle bg-canvas fixed inset-x-0 top-(--topbar-h) border-b p-2.5 [&>*]:max-w-none">
          <SearchBox isFocused userId={userId} onShowPalette={onShowPalette} onLeave={close} />
        </div>
      )}
    </>
  );
}
