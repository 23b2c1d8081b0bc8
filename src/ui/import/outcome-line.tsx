import type { ReactNode } from 'react';

interface OutcomeLineProps {
  icon: ReactNode;
  tone: string;
  text: string;
  children?: ReactNode;
}

/** What becomes of a row of an imported file, with its reasons below. */
export const OutcomeLine = ({ icon, tone, text, children }: OutcomeLineProps) => (
  <span className="block py-1 leading-4.5">
    <span className={`flex items-center gap-1.5 ${tone}`}>
      {icon}
      {text}
    </span>
    {children && <span className="block text-xs font-normal text-ink-2">{children}</span>}
  </span>
);
