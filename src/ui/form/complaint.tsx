import { CircleAlert } from 'lucide-react';
import { classNames } from '../class-names';

interface ComplaintProps {
  id: string;
  /** What is wrong and how to put it right; nothing is shown without it. */
  text: string | undefined;
  className?: string;
}

/** What is wrong with a field, with a row of fields or with all of them. */
export function Complaint({ id, text, className }: ComplaintProps) {
  if (!text) return null;
  return (
    <p id={id} className={classNames('text-red-ink flex gap-[5px] text-xs/[17px]', className)}>
      <CircleAlert aria-hidden size={13} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      {text}
    </p>
  );
}
