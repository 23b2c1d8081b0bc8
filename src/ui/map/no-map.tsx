import { MapPinOff } from 'lucide-react';

/** What stands in the place of a map that cannot be drawn. */
export function NoMap({ className = '' }: { className?: string | undefined }) {
  return (
    <div
      role="status"
      className={`flex flex-col items-center justify-center gap-2 bg-surface-2 p-6 text-center text-sm text-ink-2 ${className}`}
    >
      <MapPinOff aria-hidden size={22} strokeWidth={1.75} />
      <p className="max-w-[34ch] text-pretty">
        This browser can’t show the map, because WebGL is switched off or not supported. The list has
        everything that’s on it.
      </p>
    </div>
  );
}
