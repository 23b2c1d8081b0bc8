import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';

export type ToastKind = 'success' | 'error' | 'blank';

interface ToastCardProps {
  kind: ToastKind;
  text: string;
  onDismiss: () => void;
  actionLabel?: string | undefined;
  onAction: () => void;
}

const icons = { success: CircleCheck, error: CircleAlert, blank: Info };
const inks = { success: 'text-green-ink', error: 'text-red-ink', blank: 'text-teal-ink' };

export function ToastCard({ kind, text, onDismiss, actionLabel, onAction }: ToastCardProps) {
  const Icon = icons[kind];
  return (
    <div className="flex min-h-[46px] items-center gap-[11px] rounded-lg border border-line bg-overlay py-[7px] pr-3 pl-3.5 text-sm/[19px] font-medium text-ink shadow-md">
      <Icon aria-hidden size={18} strokeWidth={1.75} className={`shrink-0 ${inks[kind]}`} />
      <p className="min-w-0 flex-1 wrap-anywhere">{text}</p>
      {actionLabel !== undefined && (
        <Button variant="ghost" size="sm" onClick={onAction}>
          {actionLabel}
        </Button>
      )}
      <IconButton size="sm" label="Dismiss" onClick={onDismiss}>
        <X aria-hidden size={15} strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}
