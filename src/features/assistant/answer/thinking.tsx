import { Spinner } from '@/ui/states/spinner';

/** Something is on its way; shown at once, said by the panel's own announcements. */
export function Thinking({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-2.5 text-sm text-ink-2">
      <span className="inline-flex text-purple-ink">
        <Spinner size="button" />
      </span>
      {text}
    </p>
  );
}
