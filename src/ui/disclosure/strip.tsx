import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useEvent } from '../events/use-event';

interface StripProps {
  icon: ReactNode;
  label: string;
  /** How much there is: `3`, `1 of 4`. */
  figure: ReactNode;
  children: ReactNode;
}

/**
 * A button in the row above a list that says how much there is of something, and opens it below the row. Where it stands it takes
 * no room of its own: what was there does not move when it comes. Escape closes it.
 */
export function Strip({ icon, label, figure, children }: StripProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented) return;
    setIsOpen(false);
    button.current?.focus();
  };
  useEvent('document', 'keydown', close, isOpen);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="touch-target relative order-first mr-auto flex h-10 items-center gap-1.5 text-xs font-medium whitespace-nowrap text-ink-2 hover:text-ink"
      >
        {icon}
        {label}
        <span className="num min-w-5 rounded-[9px] bg-surface-3 px-1.5 text-center text-[11px]/[18px] font-semibold text-ink-2">
          {figure}
        </span>
        <ChevronDown
          aria-hidden
          size={14}
          className={`transition-transform duration-(--dur-fast) ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="order-last mt-1 mb-4 basis-full md:absolute md:top-10 md:right-0 md:z-10 md:w-80 md:rounded-[14px] md:shadow-lg"
      >
        {isOpen && children}
      </div>
    </>
  );
}
