import { CircleAlert } from 'lucide-react';

/** Why a form was not taken; read out at once. */
export function FormAlert({ text }: { text: string }) {
  return (
    <p
      role="alert"
      className="border-red-line bg-red-bg text-red-ink flex items-center gap-2.5 rounded-[11px] border px-3.5 py-3 text-sm"
    >
      <CircleAlert aria-hidden size={17} className="shrink-0" />
      {text}
    </p>
  );
}
